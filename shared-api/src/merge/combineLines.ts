import { applyPatch, createPatch } from 'diff';

const applied = (text: string, from: string, to: string) =>
  applyPatch(text, createPatch('', from, to), { fuzzFactor: 0 });

/**
 * Both changes of a text in one, line by line. `undefined` where they touch each other, and where a
 * change would also fit another place: then the result depends on which of them is made in the other.
 */
export function combineLines(base: string, mine: string, theirs: string): string | undefined {
  const merged = applied(mine, base, theirs);
  return merged !== false && merged === applied(theirs, base, mine) ? merged : undefined;
}
