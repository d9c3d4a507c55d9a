import load from './markdownContent.mjs';

const text = `---
lead: In {site.demoMinutes} minutes
---

## Why {#why Strategy 1}

> At 10:00.

One line.

- a
- b

:::stats[Figures]

### 4 → 9 {wait}

A label

A basis

:::

:::table

| Name | Value |
| --- | --- |
| x | y |

:::

Write to [us](mailto:us), please.

## Elsewhere {#else}

::chart
`;

/** What the module exports, with 30 minutes for a demo. */
function read(source: string, resourceQuery = ''): unknown {
  const [, code = ''] = load.call({ resourceQuery }, source).split('export default ');
  return new Function('site', `return ${code}`)({ demoMinutes: 30 });
}

const why = { id: 'why', title: 'Why', label: 'Strategy 1', lead: 'At 10:00.' };
const whyBlocks = [
  'One line.',
  { kind: 'list', list: ['a', 'b'] },
  {
    kind: 'stats',
    caption: 'Figures',
    items: [['4 → 9', 'A label', 'A basis']],
    names: ['wait'],
  },
  { kind: 'table', columns: ['Name', 'Value'], rows: [['x', 'y']] },
  { kind: 'link', texts: ['Write to ', 'us', ', please.'], to: 'mailto:us' },
];
const elsewhere = { id: 'else', title: 'Elsewhere' };
const chart = [{ kind: 'chart' }];

test('a Markdown file is its front matter and its sections with their blocks', () => {
  expect(read(text)).toEqual({
    lead: 'In 30 minutes',
    sections: [
      { ...why, blocks: whyBlocks },
      { ...elsewhere, blocks: chart },
    ],
  });
});

test('the heads come without the blocks, and the blocks alone', () => {
  expect(read(text, '?heads')).toEqual({ lead: 'In 30 minutes', sections: [why, elsewhere] });
  expect(read(text, '?blocks')).toEqual({ sections: [{ blocks: whyBlocks }, { blocks: chart }] });
});

test.each([
  ['## Code {#code}\n\n    x\n', 'A section has no place for code'],
  ['Before\n\n## A {#a}\n', 'A text begins with a heading of level 2'],
  ['## A {#a}\n\n:::stats\n\n> Quoted\n\n:::\n', 'no place for blockquote'],
  ['## A {#a}\n\n:::stats\n\nBefore\n\n### Item\n\n:::\n', 'no place for paragraph'],
  ['## A {#a}\n\n:::stats\n\n### One {a}\n\n### Two\n\n:::\n', 'some items have no {name}'],
  ['## A {#a}\n\nSee :name[label].\n', 'A line has no place for :name'],
  ['## A {#a}\n\n{site.nothing}\n', 'The site has no site.nothing'],
])('nothing is left out silently: %j', (source, problem) => {
  expect(() => read(source)).toThrow(problem);
});

test('a section needs an id', () => {
  expect(() => read('## Nameless\n')).toThrow('“Nameless” has no {#id}');
});
