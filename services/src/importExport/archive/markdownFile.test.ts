import { fromMarkdownFile, fromYaml, toMarkdownFile } from './markdownFile';

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
  ]) {
    expect(fromMarkdownFile(file)).toEqual(expected);
  }
  expect(fromMarkdownFile('---\n---\nText')).toEqual({ front: null, body: 'Text' });
});

test.each(['', 'Text', '---\ntitle: A\n', '--\ntitle: A\n--\n', ' ---\ntitle: A\n---\n'])(
  'no front matter: %j',
  (file) => {
    expect(() => fromMarkdownFile(file)).toThrow('Must start with front matter');
  },
);

test('YAML that is broken or hostile is refused', () => {
  const bomb = 'a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]';
  for (const text of ['a: [', 'a: b: c', bomb, `${'['.repeat(100_000)}`]) {
    expect(() => fromYaml(text)).toThrow('Not valid YAML');
  }
  expect(Object.getPrototypeOf(fromYaml('__proto__: {x: 1}'))).toBe(Object.prototype);
});
