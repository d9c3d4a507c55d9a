import { dialect } from '../content/articles/directives/dialect';
import { renderArticle } from '../content/articles/renderArticle';
import { cleanMarkdown } from './cleanMarkdown';

test('what is in the dialect stays as it was written', () => {
  const examples = dialect.map(({ example }) => example).join('\n\n');
  const source = `## Trapping at 10:30\n\nUse *0.25 pt*, snake_case and \`<b>\`.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n[Up](#trapping)\n\n${examples}`;
  expect(cleanMarkdown(source)).toBe(source);
});

test.each([
  ['<script>alert(1)</script>\n\nText', 'Text'],
  ['a <b onclick="x()">bold</b> word', 'a bold word'],
  ['<div>\n\n## Kept\n\n</div>', '## Kept'],
  ['<scr<b>ipt>alert(1)</scr</b>ipt>', ''],
  ['one<br>two', 'one two'],
  ['x <!-- hidden words --> y', 'x  y'],
  ['![a chart](https://evil.example/p.png?x=1) seen', 'a chart seen'],
  ['![x][i]\n\n[i]: https://evil.example', 'x'],
  ['[click **here**](javascript:alert(1))', 'click **here**'],
  ['[click](https://evil.example "title")', 'click'],
  ['[click][r]\n\n[r]: //evil.example', 'click'],
  ['[click](/admin/logout)', 'click'],
  ['see https://vendor.example/manual now', 'see `https://vendor.example/manual` now'],
  ['see <https://vendor.example> now', 'see `https://vendor.example` now'],
  ['write to help@vendor.example today', 'write to `help@vendor.example` today'],
  ['```md\n::: tip\nText\n:::\n```', '```md\n::: tip\nText\n:::\n```'],
  ['::: tip Mind [the] gap\nText\n:::', ':::tip[Mind the gap]\nText\n:::'],
  [':::aside\nText\n:::', 'Text'],
  [':::danger\nText\n:::', ':::warning\nText\n:::'],
  ['::: tip\nText\n:::', ':::tip\nText\n:::'],
  [':::note Mind this\nText\n:::', ':::note[Mind this]\nText\n:::'],
  [':::video[Look]{url="javascript:alert(1)"}\n:::', ''],
  [':::video[Look]{url="https://evil.example/v"}\n:::', ''],
  ['::embed{src=x}\n\nText', 'Text'],
  ['> :::aside\n> Text\n> :::', '> Text'],
])('%j becomes %j', (source, expected) => {
  expect(cleanMarkdown(source)?.replace(/[ \t]+$/gm, '')).toBe(expected);
});

test('hostile sources come to an end and leave nothing active', () => {
  const sources = [
    '<'.repeat(5_000),
    '<a '.repeat(5_000),
    '[x]('.repeat(2_000),
    '![a]('.repeat(2_000),
    ':::aside\n'.repeat(2_000),
    '[![x](a)](b)'.repeat(500),
    '<!--'.repeat(5_000),
    '<script>'.repeat(2_000),
    ':::video{url=x}\n'.repeat(500),
    'a@b.example '.repeat(2_000),
    '<https://a.example>'.repeat(1_000),
    ':::note x\n::: tip\n:::::\n'.repeat(500),
    '| [a](b) | <i> |\n| - | - |\n'.repeat(300),
  ];
  for (const source of sources) {
    const cleaned = cleanMarkdown(source);
    if (cleaned === undefined) continue;
    const { html, checked } = renderArticle(cleaned);
    expect(html).not.toMatch(/<(?:script|img|iframe|a [^>]*href="(?!#))/);
    const unknown = checked.problems.filter(({ check }) => check === 'unknownDirective');
    expect(unknown).toEqual([]);
  }
});
