import { translateDialects } from './translateDialects';

test.each([
  ['> [!NOTE]\n> Dry.', ':::note\nDry.\n:::'],
  ['> [!CAUTION] Hot\n> a\n>\n> b', ':::warning[Hot]\na\n\nb\n:::'],
  ['> [!tip]- Why?\n> a', ':::details[Why?]\na\n:::'],
  [
    '!!! warning "Gloves"\n    Wear them.\n\n    1. left\n\nAfter',
    ':::warning[Gloves]\nWear them.\n\n1. left\n:::\n\nAfter',
  ],
  ['!!! note ""\n    a', ':::note\na\n:::'],
  ['??? question "How?"\n    a', ':::details[How?]\na\n:::'],
  ['=== "Oil"\n\n    a\n\n=== "UV"\n\n    b', '**Oil**\n\na\n\n**UV**\n\nb'],
  [':::tip Save a click\na\n:::', ':::tip[Save a click]\na\n:::'],
  ['::: danger\na\n:::', ':::warning\na\n:::'],
  [':::(Info) (Why)\na\n:::', ':::note[Why]\na\n:::'],
  ['::::note\n:::tip\na\n:::\n::::', '::::note\n:::tip\na\n:::\n::::'],
  ['<aside>\n⚠️ No pallets.\n\n</aside>', ':::warning\nNo pallets.\n:::'],
  ['<details>\n<summary>Why?</summary>\n\na\n\n</details>', ':::details[Why?]\na\n:::'],
  ['{% hint style="danger" %}\na\n{% endhint %}', ':::warning\na\n:::'],
  ['<Note>Net.</Note>', ':::note\nNet.\n:::'],
  [
    '<Steps>\n  <Step title="Send">\n    a\n  </Step>\n</Steps>',
    ':::steps\n1. **Send**\n\n   a\n:::',
  ],
  ['{{% notice tip "Glue" %}}\na\n{{% /notice %}}', ':::tip[Glue]\na\n:::'],
  [
    '{{< youtube abc123def45 >}}',
    ':::video{url="https://www.youtube.com/watch?v=abc123def45"}\n:::',
  ],
  ['![a](b.png){width="20" .right} c', '![a](b.png) c'],
  ['## Sizes {#sizes}', '## Sizes'],
  ['Press ++ctrl+p++.', 'Press `Ctrl+P`.'],
  ['That is ==new==.', 'That is new.'],
  ['Title\n=====\n\nPart\n----\n\na', '# Title\n\n## Part\n\na'],
  ['1. a\n\n    !!! tip\n        b\n\n2. c', '1. a\n\n    :::tip\n    b\n    :::\n\n2. c'],
])('%j', (markdown, expected) => {
  expect(translateDialects(markdown)).toBe(expected);
  // What is translated stays as it is.
  expect(translateDialects(expected)).toBe(expected);
});

test.each([
  '```\n> [!NOTE]\n!!! note\n<Note>x</Note>\n```',
  'a\n\n    !!! note\n        x',
  '`++a++` and `==b==` and `{% hint %}`',
  '{{</* figure src="x" */>}}',
  'a == b and c ++ d, 10:30, {name}',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  'a\n\n---\n\nb',
  '<Note>not closed',
  ':::quiz\nWhich?\n\n- [x] A\n:::',
])('%j stays as it is', (markdown) => {
  expect(translateDialects(markdown)).toBe(markdown);
});

test('what the article dialect has nothing for is told', () => {
  const told: string[] = [];
  const text =
    '*[UV]: ultraviolet\n\n--8<-- "gone.md"\n\n<Widget id="1" />\n\n<Tabs>\n<Tab title="A">x</Tab>\n</Tabs>';
  translateDialects(text, { tell: (what) => told.push(what) });
  expect(told).toEqual([
    ...['Abbreviation UV: ultraviolet', 'Missing text gone.md', 'Unknown tag <Widget id="1" />'],
    'Tabs, one after another',
  ]);
});

test.each([
  '<a '.repeat(20_000),
  '{% hint %}\n'.repeat(3_000),
  '> '.repeat(20_000),
  '[a](('.repeat(20_000),
  '<Note>\n'.repeat(2_000),
])('a hostile text is read to its end', (markdown) => {
  expect(translateDialects(markdown)).toEqual(expect.any(String));
});
