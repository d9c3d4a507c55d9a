import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CREATE, editor, openEditor, plain, title, UPDATE } from '../../test/articleEditor';
import { article, shownToast } from '../../test/renderAdmin';

const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft'));
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const later = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Typed and sent; the answer comes when it is asked for. */
async function save() {
  const api = await openEditor();
  let resolve = (_answer: object) => {};
  api.handlers[UPDATE] = () => new Promise((done) => (resolve = done));
  type('Build a quote now');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(api.callsTo(UPDATE)).toHaveLength(1));
  return () => resolve(plain({ version: 4, title: 'Build a quote now' }));
}

it('leaves the visitor where they went while the article was saved', async () => {
  const answer = await save();
  await userEvent.click(within(editor()).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/articles'));
  await userEvent.click(await screen.findByRole('button', { name: 'New Article' }));
  await screen.findByRole('dialog', { name: 'Create Article' });
  answer();
  await waitFor(() => expect(shownToast().title).toBe('Article updated successfully'));
  await later();
  expect(location.pathname).toBe('/admin/articles/new');
});

it('creates an article once, however often it is asked to, and keeps no draft of what the server has put differently', async () => {
  const api = await openEditor('New Article');
  api.handlers[CREATE] = (body: object) => ({
    status: 201,
    body: { ...article, ...body, slug: 'from-the-title' },
  });
  type('Fold it');
  await userEvent.selectOptions(within(editor()).getByLabelText(/^Category/), 'Finishing');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  act(() => {
    for (const _time of [1, 2]) fireEvent.submit(title().closest('form') as HTMLFormElement);
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts()).toEqual([]);
  await later();
  expect(api.callsTo(CREATE)).toHaveLength(1);
});

it('updates once while Ctrl+Enter is held', async () => {
  const api = await openEditor();
  api.handlers[UPDATE] = () => plain({ version: 4 });
  type('Build a quote now');
  fireEvent.keyDown(title(), { key: 'Enter', ctrlKey: true });
  expect(fireEvent.keyDown(title(), { key: 'Enter', ctrlKey: true, repeat: true })).toBe(false);
  await waitFor(() => expect(shownToast().title).toBe('Article updated successfully'));
  await later();
  expect(api.callsTo(UPDATE)).toHaveLength(1);
});
