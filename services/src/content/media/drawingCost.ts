import type { fromXml } from 'xast-util-from-xml';

type Root = ReturnType<typeof fromXml>;
export type Node = Root['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

/** What is drawn on a surface of its own, and text, cost as much as many plain elements. */
const SURFACE = 50;
const TEXT = 5;
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ mask: SURFACE, filter: SURFACE, pattern: SURFACE, clipPath: SURFACE },
  ...{ text: TEXT, tspan: TEXT, textPath: TEXT },
};
/** Drawn only where something refers to them. */
const DEFINITIONS = new Set(
  'defs symbol marker mask filter pattern clipPath linearGradient radialGradient'.split(' '),
);
const REFERENCE = /url\(\s*["']?#([^"')\s]+)/g;

/** The text directly inside an element. */
export const textOf = ({ children }: Element): string =>
  children.map((child) => ('value' in child ? child.value : '')).join('');

const elementsIn = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element');

const idsIn = (text: string) => [...text.matchAll(REFERENCE)].map(([, id = '']) => id);

/** The ids that an element refers to. */
const targetsOf = ({ attributes }: Element): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    const text = value ?? '';
    const isLink = name === 'href' || name === 'xlink:href';
    return isLink && text.startsWith('#') ? [text.slice(1)] : idsIn(text);
  });

/** How often an element draws what it refers to: a marker at each point of a line. */
const timesOf = ({ attributes: { d, points } }: Element, target: Element): number =>
  target.name === 'marker' ? ((d ?? points ?? '').match(/[\d.]+/g)?.length ?? 0) / 2 : 1;

/** What style sheets refer to, with the number of elements that may draw it. */
function styledTargets(all: readonly Element[]): [id: string, times: number][] {
  const byClass = new Map<string, number>();
  for (const { attributes } of all) {
    for (const name of new Set(attributes.class?.split(/\s+/)))
      byClass.set(name, (byClass.get(name) ?? 0) + 1);
  }
  const sheet = all.filter(({ name }) => name === 'style').map(textOf);
  // No expression: it would look at a sheet without braces once for each of its characters.
  const rules = sheet
    .join('\n')
    .split('}')
    .map((text) => text.split('{').slice(-2));
  return rules.flatMap(([head = '', rule = '']) => {
    const times = head.split(',').map((selector) => {
      const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? [];
      return name ? (byClass.get(name) ?? 0) : all.length;
    });
    const sum = times.reduce((one, other) => one + other, 0);
    return idsIn(rule).map((id): [string, number] => [id, sum]);
  });
}

/**
 * How many plain elements a drawing comes to when everything is counted as often as it is drawn: by
 * `use`, as a marker, or within masks, filters and patterns. Above `most` it is not exact.
 */
export function drawingCost(root: Element, most: number): number {
  const all: Element[] = [root];
  for (const element of all) all.push(...elementsIn(element));
  if (all.length > most) return all.length;
  const byId = new Map(all.map((element) => [element.attributes.id ?? '', element]));
  const known = new Map<Element, number>();

  function costOf(element: Element): number {
    const done = known.get(element);
    if (done !== undefined) return done;
    // A circle of references is drawn no further.
    known.set(element, 0);
    let cost = 1 + (WEIGHTS[element.name] ?? 0);
    for (const child of elementsIn(element))
      cost += DEFINITIONS.has(child.name) ? 1 : costOf(child);
    for (const id of targetsOf(element)) {
      const target = byId.get(id);
      if (target) cost += costOf(target) * timesOf(element, target);
    }
    known.set(element, Math.min(cost, most + 1));
    return cost;
  }

  let cost = costOf(root);
  for (const [id, times] of styledTargets(all)) {
    const target = byId.get(id);
    if (target) cost += costOf(target) * times;
  }
  return cost;
}
