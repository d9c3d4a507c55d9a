import type { TextEdit, TextSelection } from '../TextEdit';

/** A cell reaches from one pipe to the next, its text from `from` to `to`. */
export interface Cell {
  start: number;
  end: number;
  from: number;
  to: number;
}

export interface Row {
  start: number;
  end: number;
  cells: Cell[];
}

/** The table around a selection: the line below the titles is its second row. */
export interface Table {
  rows: Row[];
  row: number;
  column: number;
}

/** What stands before a row: the marks of quotes and items around the table. */
export const PREFIX = /^\s*(?:>\s*|(?:[-*+]|\d+[.)])\s+)*/;
const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const PIPE = /\\.|\|/g;

/** The cells of a line that begins at `start`, without those that only the outer pipes make. */
export function cellsOf(line: string, start: number): Cell[] {
  const prefix = PREFIX.exec(line)?.[0].length ?? 0;
  const pipes = [...line.matchAll(PIPE)].flatMap(({ 0: found, index }) =>
    found === '|' ? [index] : [],
  );
  if (pipes[0] !== prefix) pipes.unshift(prefix - 1);
  if (line.slice((pipes.at(-1) ?? 0) + 1).trim() !== '' || pipes.length < 2)
    pipes.push(line.length);
  return pipes.slice(1).map((end, index) => {
    const from = (pipes[index] ?? 0) + 1;
    const text = line.slice(from, end);
    const isBlank = text.trim() === '';
    const before = isBlank ? Math.min(1, text.length) : text.length - text.trimStart().length;
    const after = isBlank ? text.length - before : text.length - text.trimEnd().length;
    return {
      start: start + from,
      end: start + end,
      from: start + from + before,
      to: start + end - after,
    };
  });
}

const isDelimiters = (line: string): boolean =>
  line.includes('|') && DELIMITERS.test(line.slice(PREFIX.exec(line)?.[0].length));

const lineStart = (text: string, at: number): number =>
  at > 0 ? text.lastIndexOf('\n', at - 1) + 1 : 0;

/** Finds the table in which a position of a text is. */
export function tableAt(text: string, at: number): Table | undefined {
  const rows: Row[] = [];
  const lineAt = (start: number): Row & { text: string } => {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const line = text.slice(start, end);
    return { start, end, text: line, cells: cellsOf(line, start) };
  };
  let line = lineAt(lineStart(text, at));
  while (line.start > 0 && line.text.includes('|')) {
    const before = lineAt(lineStart(text, line.start - 1));
    if (!before.text.includes('|')) break;
    line = before;
  }
  let titles: Row | undefined;
  for (; line.text.includes('|'); line = lineAt(line.end + 1)) {
    if (rows.length > 0) rows.push(line);
    else if (titles && isDelimiters(line.text)) rows.push(titles, line);
    titles = line;
    if (line.end === text.length) break;
  }
  const row = rows.findIndex(({ start, end }) => at >= start && at <= end);
  if (row < 0) return undefined;
  const cells = rows[row]?.cells ?? [];
  const column = cells.findIndex(({ end }) => at <= end);
  return { rows, row, column: column < 0 ? cells.length - 1 : column };
}

export type TableEdit = (table: Table, text: string) => TextEdit | undefined;

/** An edit for the table around the selection; undefined outside of tables. */
export const inTable = (edit: TableEdit) => (selected: TextSelection) => {
  const table = tableAt(selected.text, selected.start);
  return table && edit(table, selected.text);
};

/** How many columns a table has: its titles say so. */
export const widthOf = ({ rows }: Table): number => rows[0]?.cells.length ?? 0;
