import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildArticlePage } from '../test/factories';
import { renderHelp } from '../test/renderHelp';

test.each([
  [false, false, 'Preview of a draft. Readers can’t see this article yet.'],
  [true, false, 'Preview of a published article. This is what readers see.'],
  [true, true, 'Preview of unpublished changes. Readers still see the published version.'],
])('says what readers see: published %s, changed %s', async (isPublished, isWorkingCopy, text) => {
  const { head } = renderHelp('/help/preview/a.b.c', {
    '/api/help/preview/a.b.c': { ...buildArticlePage({ isPublished }), isWorkingCopy },
  });
  expect(await screen.findByRole('complementary', { name: 'Preview' })).toHaveTextContent(text);
  expect(head()).toMatchObject({ noIndex: true, isPrivate: true });
  // Of a draft there is no page and no Markdown yet.
  expect(screen.queryAllByRole('link', { name: 'View as Markdown' })).toHaveLength(
    isPublished ? 1 : 0,
  );
});

test('a draft is shared by the address of its preview', async () => {
  const user = userEvent.setup();
  renderHelp('/help/preview/a.b.c', {
    '/api/help/preview/a.b.c': buildArticlePage({ isPublished: false }),
  });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test.each(['withdrawn', 'unpublished'])(
  'a reader stops working from a sheet whose article services call %s',
  async (state) => {
    const check = { state, revision: 2, article: null, html: '', changes: null, more: 0 };
    renderHelp('/help/r/a1/2', { '/api/help/sheets/a1/2': check });
    expect(await screen.findByText(/^(Stop using this sheet|We couldn’t find)/)).toBeVisible();
  },
);
