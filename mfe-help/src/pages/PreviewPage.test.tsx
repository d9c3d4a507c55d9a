import { screen } from '@testing-library/react';
import { buildArticlePage } from '../test/factories';
import { renderHelp } from '../test/renderHelp';

test.each([
  [false, 'Preview of a draft. Readers do not see this article yet.'],
  [true, 'Preview of a published article. Readers see it like this.'],
])('says whether readers see the article: published is %s', async (isPublished, text) => {
  const { head } = renderHelp('/help/preview/a.b.c', {
    '/api/help/preview/a.b.c': buildArticlePage({ isPublished }),
  });
  expect(await screen.findByRole('complementary', { name: 'Preview' })).toHaveTextContent(text);
  expect(head()).toMatchObject({ noIndex: true, isPrivate: true });
});
