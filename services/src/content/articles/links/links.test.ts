import { renderArticle } from '../renderArticle';
import { readLinks, targetsOf } from './readLinks';
import { rewriteLinks } from './rewriteLinks';

const read = (markdown: string) => readLinks(renderArticle(markdown).html);

test.each([
  ['a page', '[x](/help/articles/a)', ['/help/articles/a']],
  ['a place', '[x](/help/articles/a#b)', ['/help/articles/a', '/help/articles/a#b']],
  ['a place on the page itself', '## B\n\n[x](#b)', ['#section-b']],
  ['a relative address', '[x](other-one)', ['/help/articles/other-one']],
  ['a slash and a question', '[x](/help/articles/a/?from=b)', ['/help/articles/a']],
  ['a category', '[x](/help?category=1)', ['/help?category=1']],
  ['letters beyond ASCII', '[x](/help/articles/maß)', ['/help/articles/maß']],
  ['another site, bare', 'See https://x.example/a?b=1&c=2.', ['https://x.example/a?b=1&c=2']],
  ['a reference', '[x][y]\n\n[y]: /help/articles/z', ['/help/articles/z']],
  ['a picture', '![x](/pictures/a.png)', ['/pictures/a.png']],
  ['mail', '[x](mailto:a@b.example)', []],
  ['code that looks like a link', '`<a href="/help/articles/a">`', []],
  ['a fence with tags', '```html\n<a href="/help/articles/a">x</a>\n```', []],
  ['a video', '::video[Watch]{url="https://vimeo.com/100200300"}', ['https://vimeo.com/100200300']],
])('reads where %s leads', (_what, markdown, targets) => {
  expect(read(markdown)).toEqual(targets);
});

test('names each target once, and 500 at most', () => {
  expect(targetsOf(['/a', '/a', '/a#b'])).toEqual(['/a', '/a#b']);
  expect(targetsOf(Array.from({ length: 900 }, (_, at) => `/${at}`))).toHaveLength(500);
});

const change = { from: ['/help/articles/old', '/help/articles/older'], to: '/help/articles/new' };

test.each([
  ['[x](/help/articles/old)', '[x](/help/articles/new)'],
  ['[x](/help/articles/older#step "T")', '[x](/help/articles/new#step "T")'],
  ['[/help/articles/old](/help/articles/old)', '[/help/articles/old](/help/articles/new)'],
  [
    '[x](</help/articles/old>) and [y](old)',
    '[x](</help/articles/new>) and [y](/help/articles/new)',
  ],
  ['[x][y]\n\n[y]: /help/articles/old "T"', '[x][y]\n\n[y]: /help/articles/new "T"'],
  ['**[a *b*](/help/articles/old/)**', '**[a *b*](/help/articles/new)**'],
  ['> - [x](/help/articles/old)\r\n> - b', '> - [x](/help/articles/new)\r\n> - b'],
  [
    '[x](https://site.example/help/articles/old#s)',
    '[x](https://site.example/help/articles/new#s)',
  ],
  ['<https://site.example/help/articles/old>', '<https://site.example/help/articles/new>'],
  [
    ':::note[See [x](/help/articles/old)]\nText\n:::',
    ':::note[See [x](/help/articles/new)]\nText\n:::',
  ],
])('rewrites %j', (before, after) => {
  expect(rewriteLinks(before, change, 'https://site.example')).toBe(after);
});

test.each([
  '[x](/help/articles/old-age)',
  '[x](/help/articles/Old)',
  '`[x](/help/articles/old)`',
  '```\n[x](/help/articles/old)\n```',
  '/help/articles/old',
  '[x](https://other.example/help/articles/old)',
  // Begins as the site's own address does, and is another one.
  '[x](https://site.exampleold)',
])('leaves %j as it is', (text) => {
  expect(rewriteLinks(text, change, 'https://site.example')).toBe(text);
});

test('removes links and keeps their words', () => {
  const text = 'See [the **whole** guide](/help/articles/old#a), or [another](/help/articles/b).';
  expect(rewriteLinks(text, { ...change, to: null })).toBe(
    'See the **whole** guide, or [another](/help/articles/b).',
  );
});

test('a text that is too complex to parse stays as it is', () => {
  const text = `${'> '.repeat(40)}[x](/help/articles/old)`;
  expect(rewriteLinks(text, change)).toBe(text);
});
