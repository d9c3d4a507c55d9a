import { PLACEHOLDERS } from '@pressline/shared-api';
import { articleLink, snippets } from './snippets';

it('an article is linked by its title unless a text is given', () => {
  const article = { title: 'Fold it', slug: 'fold-it' };
  expect(articleLink(article, ' ')).toBe('[Fold it](/help/articles/fold-it)');
  expect(articleLink(article, 'here')).toBe('[here](/help/articles/fold-it)');
});

it.each(snippets)(
  '%s has only words that the checks know as placeholders',
  (_name, _use, template) => {
    const words = template
      .replace(/^:.*$|[⟦⟧]/gm, '')
      .replace(/^(?:\d+\.|-)(?: \[[ x]\])? /gm, '')
      .split('\n')
      .filter(Boolean);
    expect(words.filter((line) => !PLACEHOLDERS.has(line))).toEqual([]);
  },
);
