type Cell = string | number;

// Spreadsheets run cells that start like this as formulas; an apostrophe makes them text.
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u;
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV that spreadsheets read as UTF-8 and do not run as formulas. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellText).join(',') + LINE_END).join('');
