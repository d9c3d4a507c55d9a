import { renderArticle } from '../renderArticle';

const problemsIn = (markdown: string) => renderArticle(markdown).checked.problems;

/** The text after the fix of its first problem. */
function fixed(markdown: string) {
  const [{ fix } = {}] = problemsIn(markdown);
  return fix && markdown.slice(0, fix.start) + fix.insert + markdown.slice(fix.end);
}

test.each([
  ['unclosedDirective', 2, '\n:::note\nA', '\n:::note\nA\n:::'],
  ['unclosedDirective', 1, ':::tip\nA\n\n## B\n\nC', ':::tip\nA\n:::\n\n## B\n\nC'],
  ['unclosedDirective', 1, '::::note', '::::note\n::::'],
  ['unknownDirective', 3, 'A\n\n:::danger\nB\n:::', 'A\n\n:::warning\nB\n:::'],
  ['unknownDirective', 1, ':::aside\nB\n:::', undefined],
  ['strayFence', 4, 'A\n\nB\n:::\nC', 'A\n\nB\nC'],
  ['quizOptions', 1, ':::quiz\nWhich?\n:::', undefined],
  ['quizAnswer', 1, ':::quiz\nWhich?\n\n- [ ] A\n- [ ] B\n:::', undefined],
  ['videoRefused', 1, ':::video{url="https://evil.example/x"}\n:::', undefined],
  ['videoRefused', 1, ':::video[Watch]\n:::', undefined],
  ['imageRefused', 3, 'A\n\n![x](http://a.example/b.png)', undefined],
  ['imageElsewhere', 1, '![x](https://a.example/b.png)', undefined],
  ['imageAlt', 1, '![](/b.png)', undefined],
  ['linkRefused', 1, '[x](javascript:alert)', undefined],
  ['placeholder', 3, '## A\n\n- Second step', undefined],
  ['placeholder', 5, 'A\n\n| A | B |\n| --- | --- |\n| Cell | 2 |', undefined],
  ['headingSkip', 3, '## A\n\n#### B', '## A\n\n### B'],
  ['headingSkip', 1, '### A', '## A'],
])('%s is found on line %i', (check, line, markdown, mended) => {
  expect(problemsIn(markdown)).toMatchObject([{ check, line }]);
  expect(fixed(markdown)).toBe(mended);
  if (mended) expect(problemsIn(mended)).toEqual([]);
});

test('a fence that was meant to open a directive is mended, and closes it then', () => {
  const markdown = 'A\n\n::: tip\nB\n:::';
  expect(problemsIn(markdown).map(({ line, about }) => [line, about])).toEqual([
    [3, '::: tip'],
    [5, ':::'],
  ]);
  expect(fixed(markdown)).toBe('A\n\n:::tip\nB\n:::');
  expect(problemsIn('A\n\n:::tip\nB\n:::')).toEqual([]);
});

test.each([
  ['::: tip Save a click', ':::tip[Save a click]'],
  [':::tip Save a click ', ':::tip[Save a click]'],
  ['::: details [Why?]', ':::details[Why?]'],
  [':::warning Plate [2', ':::warning[Plate \\[2]'],
  ['> ::: info Later', '> :::info[Later]'],
  ['::: aside Later', undefined],
])('of the fence %s the title goes into brackets', (fence, mended) => {
  const rest = fence.startsWith('>') ? '\n> B\n> :::' : '\nB\n:::';
  expect(fixed(fence + rest)).toBe(mended && mended + rest);
});

test.each([
  ['A\n\n> [!NOTE]\n> B', 3, 'A\n\n:::note\nB\n:::'],
  ['!!! warning "Hot"\n    B\nC', 1, ':::warning[Hot]\nB\n:::\n\nC'],
  [':::(Info) (Why)\nB\n:::', 1, ':::note[Why]\nB\n:::'],
  ['Title\n=====\n\nB', 1, '# Title\n\nB'],
  ['<Note>B</Note>', 1, ':::note\nB\n:::'],
  ['{% hint style="info" %}\nB\n{% endhint %}', 1, ':::note\nB\n:::'],
  ['## A {#a}', 1, '## A'],
])('markup of another system is found and mended: %j', (markdown, line, mended) => {
  expect(problemsIn(markdown)[0]).toMatchObject({ check: 'foreignMarkup', line });
  expect(fixed(markdown)).toBe(mended);
  expect(problemsIn(mended).map(({ check }) => check)).not.toContain('foreignMarkup');
});

test('text that is well has no problems', () => {
  const texts = [
    '# A\n\n## B\n\n### C\n\n## D',
    '::::note\n:::tip\nA\n:::\n::::',
    '- :::note\n  A\n  :::',
    ':::quiz\nWhich?\n\n- [x] A\n:::',
    '`:::x`\n\n```\n:::x\n```\n\n10:30 \\:::note :smile:',
    '[a](b) ![c](/d.png) [e](mailto:a@b.example) <https://a.example>',
  ];
  for (const text of texts) expect([text, problemsIn(text)]).toEqual([text, []]);
});

test('links say where they stand, and are not mended where the text is not as it was written', () => {
  const markdown = '## B\n\n[x](#b) and [y](/help/articles/c "T")';
  const { links, ids } = renderArticle(markdown).checked;
  expect(ids).toEqual(['section-b']);
  expect(links.map(({ place }) => place && markdown.slice(place.start, place.end))).toEqual([
    '#b',
    '/help/articles/c',
  ]);
  const { problems } = renderArticle('A\r\n\r\n::: tip\r\nB').checked;
  expect(problems).toMatchObject([{ check: 'strayFence', line: 3 }]);
  expect(problems[0]?.fix).toBeUndefined();
});
