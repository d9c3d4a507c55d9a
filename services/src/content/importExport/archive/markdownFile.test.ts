import { fromYaml } from './fromYaml';
import { fromMarkdownFile, toMarkdownFile } from './markdownFile';

const front = {
  title: 'yes: "no" # 1e3',
  summary: 'line\n---\nline\n',
  tags: ['1', 'true', 'null', '~', '- x', "it's"],
  readTime: 5,
  isPublished: false,
  categoryId: null,
  createdAt: '2026-01-31T10:00:00.000Z',
  long: `${'word '.repeat(60)}end`,
  rtl: 'مرحبا 👩🏽‍🏭',
};

test.each([
  '',
  '\n',
  '\n\n',
  'text',
  '\ntext\n',
  'a\r\nb\r\n',
  '\r\n',
  '\r',
  '---\ntitle: x\n---\n',
  '  indented\t\n',
  'emoji 👩🏽‍🏭 ‏עברית',
])('what is written reads back exactly: %j', (body) => {
  expect(fromMarkdownFile(toMarkdownFile(front, body))).toEqual({ front, body });
});

test('files that people wrote are read too', () => {
  const expected = { front: { title: 'A' }, body: 'Text' };
  for (const file of [
    '---\ntitle: A\n---\nText',
    '---\ntitle: A\n---\n\nText\n',
    '---\r\ntitle: A\r\n---\r\n\r\nText\r\n',
    '\uFEFF---\ntitle: "A"\n---\nText',
    '--- \ntitle: A\n---\t \nText',
    '\n \r\n---\ntitle: A\n---\nText',
    '\uFEFF\n---\ntitle: A\n---\nText',
  ]) {
    expect(fromMarkdownFile(file)).toEqual(expected);
  }
  expect(fromMarkdownFile('---\n---\nText')).toEqual({ front: null, body: 'Text' });
});

test.each(['', 'Text', '--\ntitle: A\n--\n', ' ---\ntitle: A\n---\n'])(
  'no front matter: %j',
  (file) => {
    expect(() => fromMarkdownFile(file)).toThrow('Must start with front matter');
  },
);

test('front matter that has no end is told apart', () => {
  expect(() => fromMarkdownFile('---\ntitle: A\n')).toThrow('Add a line of ---');
});

test.each([
  ['title: Colour #5 ink', 'line 2: Everything after # is ignored', '"Colour #5 ink"'],
  ['a: b\ntags:\n  - Pantone # 5', 'line 4: Everything after # is ignored', '"Pantone # 5"'],
  ['a: b\nsummary: #5 ink', 'line 3: Everything after # is ignored', '"#5 ink"'],
  ['tags:\n  - #5\n  - b #6', 'line 3: Everything', '"#5"', 'line 4: Everything', '"b #6"'],
  ['title: Colour\n  #5 ink', 'line 3: Everything after # is ignored', '"Colour #5 ink"'],
  ['title: #1 for ink\n\n  and paper', 'line 2: Everything', '"#1 for ink and paper"'],
])('a value that # would cut is told with line and remedy: %j', (fields, ...parts) => {
  for (const part of parts) {
    expect(() => fromMarkdownFile(`---\n${fields}\n---\n`)).toThrow(part);
  }
});

test('lines are counted from the beginning of the file', () => {
  expect(() => fromMarkdownFile('\n\n---\ntitle: A #5\n---\n')).toThrow('line 4: Everything');
});

test('comments that cut nothing are none of its problems', () => {
  const fields = [
    '# Mind the ink\ntitle: "Colour #5" # quoted\norder: 1 # a number\nurl: a#b\n# below',
    'tags: # a list\n  # its first\n  - a\n  # its second\n  - b\n# its end',
    'owner:\n  # none yet\nlong: | # as it is\n  c #d',
  ].join('\n');
  const { front: read } = fromMarkdownFile(`---\n${fields}\n---\n`);
  expect(read).toEqual({
    ...{ title: 'Colour #5', order: 1, url: 'a#b', tags: ['a', 'b'], owner: null, long: 'c #d\n' },
  });
});

test('anchors, aliases and tags are refused before they are parsed, and long front matter is', () => {
  const message =
    'Not valid YAML, line 3: A value that starts with *, & or ! needs quotation marks';
  for (const value of ['&a x', '*a', '!!str x', '! x']) {
    expect(() => fromMarkdownFile(`---\na: "&b"\nb: ${value}\n---\n`)).toThrow(message);
  }
  expect(fromYaml('a: x & y\nb: |\n  *c\n  !d\n')).toEqual({ a: 'x & y', b: '*c\n!d\n' });
  const long = `---\n${'title: A\n'.repeat(1_000)}---\n`;
  expect(() => fromMarkdownFile(long)).toThrow('The front matter is longer than 8 KB');
});

test('YAML that is broken or hostile is refused', () => {
  const bomb = 'a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]';
  for (const text of ['a: [', 'a: b: c', bomb, `${'['.repeat(100_000)}`]) {
    expect(() => fromYaml(text)).toThrow('Not valid YAML');
  }
  expect(Object.getPrototypeOf(fromYaml('__proto__: {x: 1}'))).toBe(Object.prototype);
});
