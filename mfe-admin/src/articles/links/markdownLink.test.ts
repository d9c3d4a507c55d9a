import { articleLink, markdownLink } from './markdownLink';

it.each([
  ['Fold [it]', '/pricing', '[Fold \\[it\\]](/pricing)'],
  ['two\nlines', ' https://x.example/a (b) ', '[two lines](https://x.example/a%20%28b%29)'],
  ['tab', '/a\tb\u00a0c', '[tab](/a%09b%C2%A0c)'],
])('no text and no address ends a link before its end: %s', (text, address, markdown) => {
  expect(markdownLink(text, address)).toBe(markdown);
});

it('an article is linked by its title unless a text is given', () => {
  const article = { title: 'Fold it', slug: 'fold-it' };
  expect(articleLink(article, ' ')).toBe('[Fold it](/help/articles/fold-it)');
  expect(articleLink(article, 'here')).toBe('[here](/help/articles/fold-it)');
});
