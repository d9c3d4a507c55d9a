import { styleMarkers } from './styleMarkers';

const SHORTEST = 2;

/**
 * For each class that styled-components has made, the shortest beginning of it that no other one has:
 * what a document for readers has in its place. A page that changes keeps nearly all of them.
 */
export function shortClasses(styles: string): Map<string, string> {
  const names = styleMarkers(styles).flatMap(([component, rules]) => [component, ...rules]);
  const uses = new Map<string, number>();
  const beginnings = (name: string) =>
    Array.from({ length: name.length }, (_, end) => name.slice(0, end + 1)).slice(SHORTEST - 1);
  for (const beginning of [...new Set(names)].flatMap(beginnings)) {
    uses.set(beginning, (uses.get(beginning) ?? 0) + 1);
  }
  return new Map(
    names.map((name) => [name, beginnings(name).find((one) => uses.get(one) === 1) ?? name]),
  );
}
