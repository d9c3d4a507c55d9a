import { articleLink } from './snippets';

it('an article is linked by its title unless a text is given', () => {
  const article = { title: 'Fold it', slug: 'fold-it' };
  expect(articleLink(article, ' ')).toBe('[Fold it](/help/articles/fold-it)');
  expect(articleLink(article, 'here')).toBe('[here](/help/articles/fold-it)');
});
