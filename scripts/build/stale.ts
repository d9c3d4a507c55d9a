import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runProgram';
import { sourceHash } from './sourceHash';
import { type BuildTarget, targets } from './targets';

const common = ['package-lock.json', 'federation.ts'];

/** The file with the hash of what a target was built from. In `dist`: who deletes the build deletes it too. */
export const stampOf = ({ name, directory }: BuildTarget) =>
  path.join(root, directory, 'dist', `.built-${name}`);

/** The hash of everything that a target is built from. */
export function hashOf(target: BuildTarget): string {
  return sourceHash(root, [...target.sources, 'scripts'], common);
}

/** Whether a target was never built, or its sources have changed since. */
export function isStale(target: BuildTarget): boolean {
  try {
    return readFileSync(stampOf(target), 'utf8') !== hashOf(target);
  } catch {
    return true;
  }
}

/**
 * The stale ones among the named targets, among all of them when none is named.
 * @throws when a name is unknown
 */
export function staleTargets(names: readonly string[] = []): BuildTarget[] {
  const unknown = names.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length > 0) {
    const known = targets.map(({ name }) => name).join(', ');
    throw new Error(`Unknown build target ${unknown.join(', ')}. There are: ${known}`);
  }
  return targets.filter(
    (target) => (names.length === 0 || names.includes(target.name)) && isStale(target),
  );
}
