import type { TextEdit } from '../TextEdit';
import { type Cell, cellsOf, PREFIX, type Row, type Table, type TableEdit, widthOf } from './Table';

function insertRow(table: Table, text: string, below: Row): TextEdit {
  const line = text.slice(below.start, below.end);
  const prefix = (PREFIX.exec(line)?.[0] ?? '').replace(/[^\s>]/g, ' ');
  const insert = `\n${prefix}|${'  |'.repeat(widthOf(table))}`;
  const at = prefix.length + '\n| '.length;
  return { from: below.end, to: below.end, insert, select: [at, at] };
}

/** The first row is below the titles, whichever of them the cursor is in. */
export const rowBelow: TableEdit = (table, text) => {
  const below = table.rows[Math.max(1, table.row)];
  return below && insertRow(table, text, below);
};

const rowAbove: TableEdit = (table, text) => {
  const below = table.rows[table.row - 1];
  return below && table.row > 1 ? insertRow(table, text, below) : undefined;
};

/** Removes a row, but not the titles, without which it is no table. */
export const deleteRow: TableEdit = ({ rows, row }) => {
  const own = rows[row];
  const above = rows[row - 1];
  if (!own || !above || row < 2) return undefined;
  const neighbor = rows[row + 1] ?? (row > 2 ? above : rows[0]);
  const removed = own.end - above.end;
  const at =
    (neighbor?.cells[0]?.from ?? 0) - above.end - (neighbor === rows[row + 1] ? removed : 0);
  return { from: above.end, to: own.end, insert: '', select: [at, at] };
};

/** Makes all rows anew, each with its cells as `change` leaves them, and selects one of `row`. */
function eachRow(
  table: Table,
  text: string,
  column: number,
  change: (line: string, cells: readonly Cell[], isDelimiters: boolean) => string,
): TextEdit {
  const from = table.rows[0]?.start ?? 0;
  const to = table.rows.at(-1)?.end ?? from;
  let at = 0;
  let insert = '';
  for (const [index, row] of table.rows.entries()) {
    const line = text.slice(row.start, row.end);
    const changed = change(line, cellsOf(line, 0), index === 1);
    const start = insert.length + (index > 0 ? 1 : 0);
    insert += (index > 0 ? '\n' : '') + changed;
    const cells = cellsOf(changed, start);
    if (index === table.row) at = (cells[column] ?? cells.at(-1))?.from ?? start;
  }
  return { from, to, insert, select: [at, at] };
}

/** A line with an empty cell more at a column; a line that is too short gets all that are missing. */
function withColumn(line: string, cells: readonly Cell[], column: number, filling: string): string {
  const cell = cells[column];
  if (cell) {
    const before = line.slice(0, cell.start);
    const own = before.trimEnd().endsWith('|') ? '' : '|';
    return `${before}${own}${filling}|${line.slice(cell.start)}`;
  }
  const missing = `${filling}|`.repeat(column - cells.length + 1);
  const end = cells.at(-1)?.end ?? 0;
  return `${line.slice(0, end)}|${missing}`;
}

const addColumn =
  (offset: number): TableEdit =>
  (table, text) => {
    const column = table.column + offset;
    return eachRow(table, text, column, (line, cells, isDelimiters) =>
      withColumn(line, cells, column, isDelimiters ? ' --- ' : '  '),
    );
  };

const deleteColumn: TableEdit = (table, text) => {
  const { column } = table;
  if (widthOf(table) < 2) return undefined;
  return eachRow(table, text, Math.max(0, column - 1), (line, cells) => {
    const cell = cells[column];
    if (!cell) return line;
    const next = cells[column + 1];
    const from = next ? cell.start : (cells[column - 1]?.end ?? cell.start);
    return line.slice(0, from) + line.slice(next ? next.start : cell.end);
  });
};

const deleteTable: TableEdit = ({ rows }) => ({
  from: rows[0]?.start ?? 0,
  to: rows.at(-1)?.end ?? 0,
  insert: '',
  select: [0, 0],
});

/** A line of its own beside the table, for tables with which a text begins or ends. */
const lineBeside =
  (isAbove: boolean): TableEdit =>
  ({ rows }) => {
    const at = (isAbove ? rows[0]?.start : rows.at(-1)?.end) ?? 0;
    const place = isAbove ? 0 : '\n\n'.length;
    return { from: at, to: at, insert: '\n\n', select: [place, place] };
  };

/** What changes the rows and columns of a table, by the words of its menu. */
export const tableEdits: readonly (readonly [label: string, edit: TableEdit])[] = [
  ['Insert row above', rowAbove],
  ['Insert row below', rowBelow],
  ['Delete row', deleteRow],
  ['Insert column before', addColumn(0)],
  ['Insert column after', addColumn(1)],
  ['Delete column', deleteColumn],
  ['Write above the table', lineBeside(true)],
  ['Write below the table', lineBeside(false)],
  ['Delete table', deleteTable],
];

/** Leaves an empty last row: the text goes on below the table. */
export const leaveTable: TableEdit = ({ rows, row }, text) => {
  const own = rows[row];
  const above = rows[row - 1];
  const isLast = own && above && row === rows.length - 1 && row > 1;
  if (!isLast || own.cells.some(({ from, to }) => text.slice(from, to).trim() !== ''))
    return undefined;
  return { from: above.end, to: own.end, insert: '\n\n', select: [2, 2] };
};
