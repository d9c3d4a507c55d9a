import { diffArrays } from 'diff';
import { addsToDeleted, areInOneTable, type Change } from './structure';

/** Two texts that differ in more lines take long to compare. */
const MAX_EDITS = 1_000;

/** Blank lines, and those that begin a list item, a table row, a quote, a heading or a directive. */
const BEGINS_BLOCK = /^\s*(?:$|[-*+>]\s|\d{1,9}[.)]\s|#{1,6}\s|\||:::)/;

function changesOf(base: string[], other: string[]): Change[] | undefined {
  const parts = diffArrays(base, other, { maxEditLength: MAX_EDITS });
  if (!parts) return undefined;
  const changes: Change[] = [];
  let at = 0;
  for (const { value, added, removed } of parts) {
    const last = changes.at(-1);
    const isOpen = last?.end === at;
    if (added || removed) {
      const change = last && isOpen ? last : { start: at, end: at, lines: [] };
      if (change !== last) changes.push(change);
      if (added) change.lines.push(...value);
      else change.end += value.length;
    }
    if (!added) at += value.length;
  }
  return changes;
}

const isSame = (one: Change, other: Change) =>
  one.start === other.start &&
  one.end === other.end &&
  one.lines.join('\n') === other.lines.join('\n');

const without = (changes: Change[], others: Change[]) =>
  changes.filter((change) => !others.some((other) => isSame(change, other)));

/** Whether both can be made: they share no line, and where they touch, a block ends between them. */
function areApart(base: string[], one: Change, next: Change): boolean {
  if (one.end !== next.start) return one.end < next.start;
  if (one.start === next.end) return false;
  const before = one.lines.at(-1) ?? base[one.end - 1] ?? '';
  const after = next.lines[0] ?? base[next.start] ?? '';
  return before.trim() === '' || BEGINS_BLOCK.test(after);
}

/**
 * Both changes of a text in one, line by line. `undefined` where they overlap, where both change
 * neighboring lines of one paragraph, where one changes the structure that the other adds to, and
 * where too much has changed to compare it.
 */
export function combineLines(base: string, mine: string, theirs: string): string | undefined {
  const lines = base.split('\n');
  const mineAll = changesOf(lines, mine.split('\n'));
  const theirsAll = mineAll && changesOf(lines, theirs.split('\n'));
  if (!theirsAll) return undefined;
  const ours = without(mineAll, theirsAll);
  const others = without(theirsAll, mineAll);
  if (areInOneTable(lines, ours, others)) return undefined;
  const changes = [...ours, ...theirsAll].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const merged: string[] = [];
  let at = 0;
  for (const [index, change] of changes.entries()) {
    const before = changes[index - 1];
    if (before && !areApart(lines, before, change)) return undefined;
    const areOfBoth =
      before && [ours, others].every((side) => side.includes(before) || side.includes(change));
    if (areOfBoth && addsToDeleted(lines, before, change)) return undefined;
    merged.push(...lines.slice(at, change.start), ...change.lines);
    at = change.end;
  }
  return [...merged, ...lines.slice(at)].join('\n');
}
