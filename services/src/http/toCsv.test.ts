import { toCsv } from './toCsv';

const cellOf = (cell: string | number) => toCsv([[cell]]).slice(1, -2);

test('rows end as RFC 4180 says, behind a byte order mark', () => {
  expect(toCsv([['a', 1], [], ['b', -2]])).toBe('\uFEFFa,1\r\n\r\nb,-2\r\n');
});

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
  [-5, '-5'],
])('%j is %j', (cell, expected) => {
  expect(cellOf(cell)).toBe(expected);
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '|calc',
  '%x',
  '\t=1',
  '\r=1',
  ' =1',
  '\u200B=1',
  '＝1+1',
  '=HYPERLINK("http://x.example","y")',
])('%j is no formula', (cell) => {
  expect(cellOf(cell).replace(/^"/, '')).toMatch(/^'/);
});
