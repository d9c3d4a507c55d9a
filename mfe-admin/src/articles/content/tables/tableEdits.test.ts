import type { TextEdit, TextSelection } from '../TextEdit';
import { fillTable } from './fillTable';
import { cellsOf, inTable } from './Table';
import { leaveTable, rowBelow, tableEdits } from './tableEdits';

/** Carries out an edit of a text in which `[` and `]` mark the selection, and marks the new one. */
function run(marked: string, edit: (selected: TextSelection) => TextEdit | undefined) {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const change = edit({ text, start, end });
  if (!change) return undefined;
  const { from, to, insert, select } = change;
  const changed = text.slice(0, from) + insert + text.slice(to);
  const [first, last] = [from + select[0], from + select[1]];
  return `${changed.slice(0, first)}[${changed.slice(first, last)}]${changed.slice(last)}`;
}

const editOf = (label: string) => {
  const [, edit] = tableEdits.find(([name]) => name === label) ?? [];
  if (!edit) throw new Error(`There is no “${label}”.`);
  return inTable(edit);
};

it.each([
  ['| a | b |', ['a', 'b']],
  ['a | b', ['a', 'b']],
  ['| a \\| b | `c` |', ['a \\| b', '`c`']],
  ['> | a | b', ['a', 'b']],
  ['|| b |', ['', 'b']],
  ['  - | a |', ['a']],
])('finds the cells of %s', (line, texts) => {
  expect(cellsOf(line, 0).map(({ from, to }) => line.slice(from, to))).toEqual(texts);
});

const TABLE = '| A | B |\n| --- | --- |\n| 1 | 2[] |\n| 3 | 4 |';

it.each([
  ['Insert row below', '| A | B |\n| --- | --- |\n| 1 | 2 |\n| [] |  |\n| 3 | 4 |'],
  ['Insert row above', '| A | B |\n| --- | --- |\n| [] |  |\n| 1 | 2 |\n| 3 | 4 |'],
  ['Delete row', '| A | B |\n| --- | --- |\n| []3 | 4 |'],
  ['Insert column before', '| A |  | B |\n| --- | --- | --- |\n| 1 | [] | 2 |\n| 3 |  | 4 |'],
  ['Insert column after', '| A | B |  |\n| --- | --- | --- |\n| 1 | 2 | [] |\n| 3 | 4 |  |'],
  ['Delete column', '| A |\n| --- |\n| []1 |\n| 3 |'],
  ['Delete table', '[]'],
  ['Write above the table', `[]\n\n${TABLE.replace('[]', '')}`],
  ['Write below the table', `${TABLE.replace('[]', '')}\n\n[]`],
])('%s', (label, expected) => {
  expect(run(TABLE, editOf(label))).toBe(expected);
});

it('adds a column to rows without outer pipes or with too few cells', () => {
  const before = 'A | B[]\n--- | ---\n1\\|2 | 3\n| 4 |';
  const after = 'A | B|  |\n--- | ---| --- |\n1\\|2 | 3|  |\n| 4 |  |  |';
  expect(run(before, editOf('Insert column after'))?.replace('[]', '')).toBe(after);
});

it('does nothing outside of tables, and leaves the titles', () => {
  expect(run('a | b[]\n\nc', editOf('Delete column'))).toBeUndefined();
  expect(run(TABLE.replace('[]', '').replace('A', 'A[]'), editOf('Delete row'))).toBeUndefined();
  expect(run('> | A |\n> | --- |\n> | 1[] |', inTable(rowBelow))).toBe(
    '> | A |\n> | --- |\n> | 1 |\n> | [] |',
  );
});

it('leaves an empty last row only', () => {
  const table = '| A |\n| --- |\n| 1 |';
  expect(run(`${table}\n| [] |`, inTable(leaveTable))).toBe(`${table}\n\n[]`);
  expect(run(table.replace('1', '1[]'), inTable(leaveTable))).toBeUndefined();
});

it('fills cells from a spreadsheet, with more rows and columns where they are missing', () => {
  const filled = run(
    '| A | B |\n| :-- | --- |\n| 1 | 2[] |',
    fillTable('x|y\t"two\nlines"\r\n"a ""b"""\t\r\n'),
  );
  expect(filled?.replace('[]', '')).toBe(
    '| A | B |  |\n| :-- | --- | --- |\n| 1 | x\\|y | two<br>lines |\n|  | a "b" |  |',
  );
  expect(run('| A |\n| --- |\n| 1[] |', fillTable('one value'))).toBeUndefined();
  expect(run('[| A |\n| --- |\n| 1 |]', fillTable('a\tb'))).toBeUndefined();
});

it('fills the titles and the rows below them', () => {
  expect(run('| []A |\n| --- |\n| 1 |', fillTable('T\n2\n3'))?.replace('[]', '')).toBe(
    '| T |\n| --- |\n| 2 |\n| 3 |',
  );
});
