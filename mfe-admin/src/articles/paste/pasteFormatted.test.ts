import { isFormatted, readFormatted } from './pasteFormatted';

const transfer = (data: Record<string, string>) =>
  ({ types: Object.keys(data), getData: (type: string) => data[type] ?? '' }) as never;

it.each([
  [true, '<h2>Fold</h2>'],
  [true, '<span style="font-weight: bold">x</span>'],
  [true, '<p>One</p><p>Two</p>'],
  [true, '<span>m</span><sup>2</sup>'],
  [true, '<span style="display: block">One</span>Two'],
  // A word of a paragraph, and a line of code with its colors.
  [false, '<meta charset="utf-8"><span style="color: red">x</span>'],
  [false, ''],
])('formatted: %s for %s', (expected, html) => {
  expect(isFormatted(transfer({ 'text/html': html }))).toBe(expected);
  expect(isFormatted(transfer({ 'text/html': html, 'vscode-editor-data': '{}' }))).toBe(false);
});

const unstored = () => undefined;
const PNG = 'data:image/png;base64,iVBORw0KGgo=';

it.each([
  [
    'a picture that cannot be stored',
    `<p><b>A</b><img src="${PNG}"></p>`,
    '**A**',
    /^1 picture could not/,
  ],
  [
    'pictures of the writer',
    '<p><b>A</b><img src="file:///x"><img src="cid:1"></p>',
    '**A**',
    /^2 pictures/,
  ],
  [
    'a table in a cell',
    '<table border=1><tr><td>A<td>B<tr><td>1<td><table border=1><tr><td>x<td>y</table></table>',
    '| A | B      |\n| - | ------ |\n| 1 | x \\| y |',
    /^1 table was inside a cell/,
  ],
  [
    'a table around others that has columns',
    '<table><tr><td>A<td>1<tr><td>B<td><table><tr><td>x<td>y</table></table>',
    'A\n\n1\n\nB\n\n| x | y |\n| - | - |',
    /^1 table around other tables was/,
  ],
])('an editor hears of %s', async (_case, html, markdown, notice) => {
  expect(await readFormatted(html, 'plain', unstored)).toEqual({
    text: markdown,
    notices: [expect.stringMatching(notice)],
  });
});

it('leaves a text without formatting as it is, without escapes', async () => {
  expect(await readFormatted('<p>5 * 3 [x]</p>', '5 * 3 [x]\r\n', unstored)).toEqual({
    text: '5 * 3 [x]',
    notices: [],
  });
});

it('inserts a text that would take too long as plain text, and says so', async () => {
  const plain = 'A4\r\n210 x 297\r\n';
  const html = `<p><b>A4</b></p><p>210 x 297${'<span></span>'.repeat(40_000)}</p>`;
  expect(await readFormatted(html, plain, unstored)).toEqual({
    text: 'A4\n210 x 297',
    notices: [expect.stringMatching(/too long/)],
  });
  // A picture is long, and quickly read.
  const picture = `<p><b>A4</b><img src="data:image/png;base64,${'A'.repeat(600_000)}"></p>`;
  expect(await readFormatted(picture, plain, () => '/media/a.png')).toEqual({
    text: '**A4**![](/media/a.png)',
    notices: [],
  });
});

it('inserts the plain text where the formatting cannot be read, and says so', async () => {
  const deep = '<b>'.repeat(30_000);
  expect(await readFormatted(`${deep}A4`, 'A4', unstored)).toEqual({
    text: 'A4',
    notices: [expect.stringMatching(/could not be read/)],
  });
});
