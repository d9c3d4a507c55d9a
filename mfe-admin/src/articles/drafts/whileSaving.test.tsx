import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerKeep,
  CREATE,
  editor,
  openEditor,
  plain,
  title,
  UPDATE,
} from '../../../test/articleEditor';
import { failure, superAdmin } from '../../../test/fakeApi';
import { article, shownToast } from '../../../test/renderAdmin';

const kept = () => Object.keys(localStorage).filter((key) => key.includes('unsaved'));
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
  await answerKeep('Discard');
  await waitFor(() => expect(location.pathname).toBe('/admin/articles'));
  await userEvent.click(await screen.findByRole('button', { name: 'New Article' }));
  await screen.findByRole('dialog', { name: 'Create Article' });
  answer();
  await waitFor(() => expect(shownToast().title).toBe('Article updated successfully'));
  await later();
  expect(location.pathname).toBe('/admin/articles/new');
});

it('creates an article once, however often it is asked to, and keeps nothing of what the server has put differently', async () => {
  const api = await openEditor('New Article');
  api.handlers[CREATE] = (body: object) => ({
    status: 201,
    body: { ...article, ...body, slug: 'from-the-title' },
  });
  type('Fold it');
  await userEvent.selectOptions(within(editor()).getByLabelText(/^Category/), 'Finishing');
  await waitFor(() => expect(kept()).toHaveLength(1));
  act(() => {
    for (const _time of [1, 2]) fireEvent.submit(title().closest('form') as HTMLFormElement);
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toEqual([]);
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

afterEach(() => jest.useRealTimers());

const login = () => screen.findByRole('dialog', { name: 'Your session has ended' });

async function saveWithoutSession() {
  const api = await openEditor();
  api.handlers[UPDATE] = () =>
    api.calls.at(-1)?.token === 'Bearer fresh'
      ? plain({ version: 4 })
      : failure(401, 'Please sign in');
  api.handlers['POST /api/admin/login'] = () => ({ body: { token: 'fresh', user: superAdmin } });
  fireEvent.change(title(), { target: { value: 'Build a quote typed' } });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await login();
  return api;
}

it('asks to log in again and then saves by itself', async () => {
  const api = await saveWithoutSession();
  expect(localStorage.getItem('adminToken')).toBeNull();
  expect(within(await login()).getByLabelText(/Username/)).toHaveValue('ada');
  expect(within(await login()).getByLabelText(/Password/)).toHaveFocus();
  await userEvent.type(within(await login()).getByLabelText(/Password/), 'right{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(UPDATE).map(({ token }) => token)).toEqual(['Bearer good', 'Bearer fresh']);
  expect(api.callsTo(UPDATE)[1]?.body).toMatchObject({
    values: { title: 'Build a quote typed' },
    articleVersion: 3,
  });
  expect(shownToast().title).toBe('Article updated successfully');
});

it('keeps the text when the visitor would rather not, and asks again at the next save', async () => {
  const api = await saveWithoutSession();
  await userEvent.click(within(await login()).getByRole('button', { name: 'Close' }));
  expect(await within(editor()).findByRole('alert')).toHaveTextContent('Please sign in');
  expect(title()).toHaveValue('Build a quote typed');
  const asked = api.calls.length;
  jest.useFakeTimers();
  // What waits to be kept tries it now, so that what is typed next sets another timer.
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  fireEvent.change(screen.getByLabelText('Content (Markdown)'), { target: { value: 'More' } });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(api.calls.length).toBe(asked);
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await login()).toBeVisible();
});
