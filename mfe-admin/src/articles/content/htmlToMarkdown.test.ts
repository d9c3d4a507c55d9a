import { htmlToMarkdown } from './htmlToMarkdown';
import { isFormatted } from './pasteFormatted';

/** As Word puts it on the clipboard: lists are paragraphs, and a picture is a file of the writer. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style>
<!--[if gte mso 9]><xml></xml><![endif]--></head><body lang=EN-US><!--StartFragment-->
<h1>Trim&nbsp;a booklet<o:p></o:p></h1>
<p class=MsoNormal>Use <b style='mso-bidi-font-weight:normal'>3 mm</b>, see <a href="https://x.example/a">this</a>
and <a href="#_Toc1">that</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·&nbsp;&nbsp;</span></span><![endif]>Ink<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o&nbsp;</span>Cyan</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Paper</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.&nbsp;</span>First</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.&nbsp;</span>Second</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Size<o:p></o:p></b></p></td><td><p>mm</p></td></tr>
<tr><td><p>A4</p></td><td><p>210 x 297</p></td></tr></table>
<p class=MsoNormal><img width=10 src="file:///C:/x.png"></p><!--EndFragment--></body></html>`;

const google = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr">
<span style="font-weight:700">Fold it</span></h2><p dir="ltr"><span style="font-weight:400">Some </span>
<span style="font-weight:700;font-style:italic">bold italic</span><span> and </span>
<a href="https://www.google.com/url?q=https://x.example/b&amp;sa=D"><span style="color:#15c">link</span></a></p>
<ul><li dir="ltr"><p dir="ltr"><span>One</span></p></li><ul><li><p><span>Inner</span></p></li></ul>
<li><p><span style="text-decoration:line-through">Two</span></p></li></ul><br /></b>`;

const page = `<div><h3>Web</h3><p onclick="x()">Hello <code>a_b</code><script>alert(1)</script> *stars*</p>
<pre><code>a\nb</code></pre><blockquote>q</blockquote><p><img src="https://x.example/i.png" alt="An image">
<a href="javascript:alert(1)">gone</a> 10:30</p><ol><li>a</li><li>b</li></ol></div>`;

it.each([
  [
    'Word',
    word,
    `## Trim a booklet

Use **3 mm**, see [this](https://x.example/a) and that.

- Ink
  - Cyan
- Paper

1. First
2. Second

| Size | mm        |
| ---- | --------- |
| A4   | 210 x 297 |`,
  ],
  [
    'Google Docs',
    google,
    `## Fold it

Some ***bold italic*** and [link](https://x.example/b)

- One
  - Inner
- ~~Two~~`,
  ],
  [
    'a web page',
    page,
    `### Web

Hello \`a_b\` \\*stars\\*

\`\`\`
a
b
\`\`\`

> q

![An image](https://x.example/i.png) gone 10:30

1. a
2. b`,
  ],
])('what is copied from %s becomes Markdown', (_from, html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

const transfer = (data: Record<string, string>) =>
  ({ types: Object.keys(data), getData: (type: string) => data[type] ?? '' }) as never;

it.each([
  [true, { 'text/html': word }],
  [true, { 'text/html': google }],
  [true, { 'text/html': '<span style="font-weight: bold">x</span>' }],
  // A word of a paragraph, and a line of code with its colors.
  [false, { 'text/html': '<span style="color: red">x</span>' }],
  [false, { 'text/html': '<b>x</b>', 'vscode-editor-data': '{}' }],
  [false, { 'text/plain': '**x**' }],
])('formatted: %s', (expected, data) => {
  expect(isFormatted(transfer(data))).toBe(expected);
});
