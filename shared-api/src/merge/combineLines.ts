import { applyPatch, createPatch } from 'diff';

/**
 * Both changes of a text in one, line by line: those from `base` to `theirs` are made in `mine`.
 * `undefined` where they touch each other.
 */
export function combineLines(base: string, mine: string, theirs: string): string | undefined {
  const merged = applyPatch(mine, createPatch('', base, theirs), { fuzzFactor: 0 });
  return merged === false ? undefined : merged;
}
