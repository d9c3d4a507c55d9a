/** Lines of the base, and what stands in their place. */
export interface Change {
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
export function areInOneTable(base: string[], ours: Change[], others: Change[]): boolean {
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
export function addsToDeleted(base: string[], one: Change, next: Change): boolean {
  if (filled(base.slice(one.end, next.start)) > 0) return false;
  const [grown, shrunk] = [one, next].map(
    ({ start, end, lines }) => filled(lines) - filled(base.slice(start, end)),
  );
  return (grown ?? 0) * (shrunk ?? 0) < 0;
}
