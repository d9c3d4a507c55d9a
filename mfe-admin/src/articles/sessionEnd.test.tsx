import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editor, openEditor, plain, title, UPDATE } from '../../test/articleEditor';
import { failure, superAdmin } from '../../test/fakeApi';
import { shownToast } from '../../test/renderAdmin';

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
