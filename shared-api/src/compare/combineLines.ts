import { diffArrays } from 'diff';

/** Lines of the base, and what stands in their place. */
interface Change {
  start: number;
  end: number;
  lines: string[];
}

interface Table {
  /** Its header; the delimiter row follows. */
  start: number;
  end: number;
}

const BLANK = /^[\s>]*$/;
const DELIMITERS = /^[\s>]*[|:-][\s|:-]*$/;

function tablesOf(base: string[]): Table[] {
  const tables: Table[] = [];
  for (const [at, line] of base.entries()) {
    const isDelimiter = DELIMITERS.test(line) && line.includes('|') && line.includes('-');
    const hasHeader = base[at - 1]?.includes('|') && at > (tables.at(-1)?.end ?? 0);
    if (!isDelimiter || !hasHeader) continue;
    const rows = base.slice(at).findIndex((row) => BLANK.test(row));
    tables.push({ start: at - 1, end: rows < 0 ? base.length : at + rows });
  }
  return tables;
}

function isIn({ start, end }: Table, change: Change): boolean {
  if (change.start === end) return !BLANK.test(change.lines[0] ?? '');
  return change.start < end && change.end > start;
}

const changesColumns = ({ start }: Table, change: Change) =>
  change.start < start + 2 && change.end > start;

/** Whether one side changes the columns of a table in which the other side changes rows. */
function areInOneTable(base: string[], ours: Change[], others: Change[]): boolean {
  return tablesOf(base).some((table) => {
    const [mine, theirs] = [ours, others].map((changes) =>
      changes.filter((change) => isIn(table, change)),
    );
    if (!mine?.length || !theirs?.length) return false;
    return [...mine, ...theirs].some((change) => changesColumns(table, change));
  });
}

const filled = (lines: string[]) => lines.filter((line) => !BLANK.test(line)).length;

/**
 * Whether one change adds lines just where the other deletes some: they may belong to what is
 * gone, as a child to its item. Blank lines between do not tell them apart, because the same
 * deletion of a paragraph can begin with the blank line above it or end with the one below.
 */
function addsToDeleted(base: string[], one: Change, next: Change): boolean {
  if (filled(base.slice(one.end, next.start)) > 0) return false;
  const [grown, shrunk] = [one, next].map(
    ({ start, end, lines }) => filled(lines) - filled(base.slice(start, end)),
  );
  return (grown ?? 0) * (shrunk ?? 0) < 0;
}

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
