import { combineLines } from './combineLines';

const lines = (...parts: string[]) => parts.join('\n');
const table = (...rows: string[]) => lines('Text.', '', ...rows, '');
const abc = ['| a | b | c |', '| - | - | - |', '| 1 | 2 | 3 |'];
const sections = lines('A.', '', '## H', '', 'Old.', '', '## I', '', 'Z.');

test.each([
  [
    'a column goes, a row comes',
    table(...abc),
    table('| a | c |', '| - | - |', '| 1 | 3 |'),
    table(...abc, '| 4 | 5 | 6 |'),
  ],
  [
    'columns change places, a row comes',
    table(...abc),
    table('| b | a | c |', '| - | - | - |', '| 2 | 1 | 3 |'),
    table(...abc, '| 4 | 5 | 6 |'),
  ],
  [
    'columns change places, a row far below changes',
    table(...abc, '| 1 | 1 | 1 |', '| 4 | 5 | 6 |'),
    table('| b | a | c |', '| - | - | - |', '| 2 | 1 | 3 |', '| 1 | 1 | 1 |', '| 5 | 4 | 6 |'),
    table(...abc, '| 1 | 1 | 0 |', '| 4 | 5 | 6 |'),
  ],
  [
    'columns change places in a table without outer bars, a row far below changes',
    lines('a | b', '--|--', '1 | 2', '1 | 1', '3 | 4'),
    lines('b | a', '--|--', '2 | 1', '1 | 1', '3 | 4'),
    lines('a | b', '--|--', '1 | 2', '1 | 1', '3 | 5'),
  ],
  [
    'a section goes, its end gets a paragraph',
    sections,
    sections.replace('## H\n\nOld.\n\n', ''),
    sections.replace('Old.', 'Old.\n\nNew.'),
  ],
  [
    'a last section goes, its end gets a paragraph',
    'A.\n\n## H\n\nOld.\n',
    'A.\n',
    'A.\n\n## H\n\nOld.\n\nNew.\n',
  ],
  ['an item goes, it gets a child', '- x\n- y', '- y', '- x\n  - child\n- y'],
  [
    'an item goes beside a changed one, it gets a child',
    '- w\n- x\n- y',
    '- W\n- y',
    '- w\n- x\n  - child\n- y',
  ],
])('%s: a conflict', (_what, base, one, other) => {
  expect(combineLines(base, one, other)).toBeUndefined();
  expect(combineLines(base, other, one)).toBeUndefined();
});

test.each([
  [
    'rows of one table',
    table(...abc, '| 4 | 5 | 6 |'),
    ['| 1 | 2 | 3 |', '| 1 | 2 | 0 |'],
    ['| 4 | 5 | 6 |', '| 4 | 5 | 6 |\n| 7 | 8 | 9 |'],
    table('| a | b | c |', '| - | - | - |', '| 1 | 2 | 0 |', '| 4 | 5 | 6 |', '| 7 | 8 | 9 |'),
  ],
  [
    'a header, and the text around its table',
    lines(table(...abc), 'End.'),
    ['| a |', '| A |'],
    ['\n\nEnd.', '\n\nNew.\n\nEnd.'],
    lines(table('| A | b | c |', ...abc.slice(1)), 'New.', '', 'End.'),
  ],
  [
    'a section that goes, and one that gets a paragraph',
    sections,
    ['## H\n\nOld.\n\n', ''],
    ['Z.', 'Z.\n\nNew.'],
    lines('A.', '', '## I', '', 'Z.', '', 'New.'),
  ],
  [
    'a line that both delete, and what one of them adds below it',
    'w\nx\n\ny\n\nz',
    ['x\n\ny', '\nnew\ny'],
    ['x\n\ny\n\nz', '\ny\n\nZ'],
    'w\n\nnew\ny\n\nZ',
  ],
  [
    'an item that goes, and a child of the next',
    '- x\n- y',
    ['- x\n', ''],
    ['y', 'y\n  - z'],
    '- y\n  - z',
  ],
] as const)('%s: both are changed', (_what, base, mine, theirs, merged) => {
  const [one, other] = [base.replace(mine[0], mine[1]), base.replace(theirs[0], theirs[1])];
  expect(combineLines(base, one, other)).toBe(merged);
  expect(combineLines(base, other, one)).toBe(merged);
});
