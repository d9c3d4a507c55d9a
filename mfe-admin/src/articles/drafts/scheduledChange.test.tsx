import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { editor, openAddress, plain, READ, title } from '../../../test/articleEditor';
import { article } from '../../../test/renderAdmin';

it('goes on with an article that was published on schedule meanwhile, and keeps what is typed', async () => {
  const planned = { isPublished: false, publishAt: new Date(Date.now() + 2_000).toISOString() };
  const api = await openAddress(`/admin/articles/${article.id}`, ({ handlers }) => {
    handlers[READ] = () => plain(planned);
  });
  await waitFor(() => expect(title()).toHaveValue(article.title));
  expect(within(editor()).getByText('Draft')).toBeVisible();
  expect(within(editor()).getByText('Scheduled')).toBeVisible();
  api.handlers[READ] = () => plain({ isPublished: true, publishAt: null, version: 4 });
  fireEvent.change(title(), { target: { value: 'Build a quote now' } });
  expect(await within(editor()).findByText('Published on schedule.')).toBeVisible();
  expect(within(editor()).getAllByText('Published')).not.toHaveLength(0);
  expect(within(editor()).queryByText('Scheduled')).toBeNull();
  expect(screen.getByRole('switch', { name: 'Published' })).toBeChecked();
  expect(title()).toHaveValue('Build a quote now');
});
