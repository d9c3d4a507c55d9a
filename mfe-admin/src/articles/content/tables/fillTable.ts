import { selectedText, type TextSelection } from '../TextEdit';
import { inTable, PREFIX, type TableEdit, widthOf } from './Table';

/** Text that stays in its cell: pipes are escaped, and a line that breaks in it does so on the page. */
export const inCell = (text: string): string =>
  text
    .trim()
    .replace(/\\.|\|/g, (found) => (found === '|' ? '\\|' : found))
    .replace(/\s*\n\s*/g, '<br>');

/** A cell that a spreadsheet has copied: in quotes when it has lines or quotes of its own. */
const COPIED = /(?:^|\t|\n)(?:"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*))/g;

function readCopied(copied: string): string[][] {
  const rows: string[][] = [];
  for (const { 0: found, 1: quoted, 2: plain = '' } of copied.matchAll(COPIED)) {
    if (rows.length === 0 || found.startsWith('\n')) rows.push([]);
    rows.at(-1)?.push(inCell(quoted?.replaceAll('""', '"') ?? plain));
  }
  return rows;
}

/** Puts the cells of a spreadsheet in those of a table, from the one with the cursor on. */
export const fillTable = (copied: string) => {
  const lines = copied.replaceAll('\r\n', '\n').replace(/\n+$/, '');
  const edit: TableEdit = (table, text) => {
    if (!/[\t\n]/.test(lines)) return undefined;
    const values = readCopied(lines);
    const first = Math.max(0, table.row - 1);
    const width = Math.max(widthOf(table), ...values.map((row) => table.column + row.length));
    const delimiters = text.slice(table.rows[1]?.start, table.rows[1]?.end);
    const prefix = PREFIX.exec(delimiters)?.[0] ?? '';
    const count = Math.max(table.rows.length, first + values.length + 1);
    const made = Array.from({ length: count }, (_, row) => {
      const own = table.rows[row];
      const before = own ? text.slice(own.start, own.cells[0]?.start) : prefix;
      const cells = Array.from({ length: width }, (_, column) => {
        const cell = own?.cells[column];
        const present = cell && text.slice(cell.start, cell.end);
        if (row === 1) return present ?? ' --- ';
        const value = values[Math.max(0, row - 1) - first]?.[column - table.column];
        return value === undefined ? (present ?? '  ') : ` ${value} `;
      });
      return `${before}${before.endsWith('|') ? '' : '|'}${cells.join('|')}|`;
    });
    const insert = made.join('\n');
    const end = insert.length - 1;
    return {
      from: table.rows[0]?.start ?? 0,
      to: table.rows.at(-1)?.end ?? 0,
      insert,
      select: [end, end],
    };
  };
  return (selected: TextSelection) => {
    const isInRow = !selectedText(selected).includes('\n');
    return isInRow ? inTable(edit)(selected) : undefined;
  };
};
