import { readFormatted } from './pasteFormatted';

const unstored = () => undefined;
const read = (html: string) => readFormatted(html, 'plain', unstored);

it('inserts tables with too many places as plain text, and says so', async () => {
  const rows = '<tr>'.repeat(200);
  for (const table of [
    `<table>${'<tr><td rowspan=1000 colspan=1000>x<td>y'.repeat(200)}</table>`,
    `<table><tr>${'<td>x'.repeat(101)}${rows}</table>`,
    `<table><tr>${'<td>x'.repeat(51)}${rows}</table>`.repeat(2),
  ])
    expect(await read(table)).toEqual({
      text: 'plain',
      notices: [expect.stringMatching(/could not be read/)],
    });
});

it('keeps a table whose cells claim more columns than it has', async () => {
  const html = '<table><tr><th colspan=1000>Size<tr><td>A4<td>210 mm<tr><td>A5<td>148 mm</table>';
  expect(await read(html)).toEqual({
    text: '| Size |        |\n| ---- | ------ |\n| A4   | 210 mm |\n| A5   | 148 mm |',
    notices: [],
  });
});

const LENGTH = 400_000;
const many = (text: string) => text.repeat(LENGTH / text.length);

// With a pattern that reads a text again from each of its characters these take minutes.
it.each([
  ['a stylesheet without rules', `<style>${many('a')}</style><b>x</b>`, '**x**'],
  ['comments that do not end', `<style>${many('/*')}</style><b>x</b>`, '**x**'],
  ['spaces in code', `<code>a${many(' ')}b</code>`, '`a b`'],
  ['spaces in a code block', `<pre>a${many(' ')}b</pre>`, `\`\`\`\na${many(' ')}b\n\`\`\``],
  ['spaces in an address', `<a href="/a${many(' ')}b">x</a>`, `[x](/a${'%20'.repeat(LENGTH)}b)`],
  ['signs', `<b>x${many('.')}a</b>word`, `**x${many('.')}a**word`],
])('reads %s in one go', async (_case, html, text) => {
  const pasted = await read(html);
  // Not by a matcher, which would print the whole text.
  expect(pasted.notices).toEqual([]);
  expect(pasted.text === text || pasted.text.slice(0, 100)).toBe(true);
});
