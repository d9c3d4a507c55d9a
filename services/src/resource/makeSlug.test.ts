import { makeSlug } from './makeSlug';

test.each([
  ['Getting Started', 'getting-started'],
  ['  What’s a “gang run”? ', 'whats-a-gang-run'],
  ['Ünïcödé & Grün', 'unicode-grun'],
  ['色の管理', '色の管理'],
  ['!!!', 'article'],
  ['a'.repeat(300), 'a'.repeat(100)],
])('%s becomes %s', (title, slug) => {
  expect(makeSlug(title)).toBe(slug);
});
