import { showToast } from '@pressline/shared-ui/toast';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, superAdmin } from '../../../test/fakeApi';
import { adminApi, article, renderAdmin, shownToast, startAt } from '../../../test/renderAdmin';

const dashboard = () => screen.findByRole('heading', { name: 'Build a quote' });
const loginForm = () => screen.findByRole('form', { name: 'Login' });

/** What another tab does reaches this one as an event. */
async function otherTab(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}

beforeEach(() => startAt('/admin'));

it('checks the stored token, then shows who is logged in', async () => {
  const api = adminApi();
  renderAdmin();
  expect(screen.getByText('Loading admin dashboard...')).toBeVisible();
  await dashboard();
  expect(screen.getByRole('heading', { name: 'Help Center Admin' })).toBeVisible();
  expect(screen.getByText('Ada Berg')).toBeVisible();
  expect(screen.getByText('Super Admin')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Help Center' })).toHaveAttribute('href', '/help');
  expect(screen.getByRole('link', { name: 'Back to the website' })).toHaveAttribute('href', '/');
  expect(api.calls.every(({ token }) => token === 'Bearer good')).toBe(true);
});

it.each([401, 403])('clears the credentials when the check answers %i', async (status) => {
  adminApi().handlers['GET /api/admin/me'] = () => failure(status, 'No');
  localStorage.setItem('adminUser', '{}');
  renderAdmin();
  await loginForm();
  expect(location.pathname).toBe('/admin/login');
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not available', () => failure(503, 'Away')],
])('keeps the token and offers Retry when the server %s', async (_state, answer) => {
  const api = adminApi();
  const me = api.handlers['GET /api/admin/me'];
  api.handlers['GET /api/admin/me'] = answer;
  renderAdmin();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(localStorage.getItem('adminToken')).toBe('good');
  Object.assign(api.handlers, { 'GET /api/admin/me': me });
  await userEvent.click(retry);
  await dashboard();
});

it('logs out on the server and here', async () => {
  const api = adminApi();
  renderAdmin();
  await dashboard();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await loginForm();
  expect(localStorage).toHaveLength(0);
  expect(api.callsTo('POST /api/admin/logout')).toMatchObject([{ token: 'Bearer good' }]);
});

it('logs out here and says so when the server cannot be reached', async () => {
  const api = adminApi();
  renderAdmin();
  await dashboard();
  api.handlers['POST /api/admin/logout'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await loginForm();
  await waitFor(() => expect(shownToast().title).toBe('Signed out on this device only'));
});

it('dismisses the toast on the screen when the user logs out', async () => {
  adminApi();
  renderAdmin();
  await dashboard();
  act(() => showToast({ title: 'Article updated successfully' }));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await loginForm();
  expect(shownToast()).toEqual({});
});

it('follows a logout and a login in another tab', async () => {
  adminApi();
  renderAdmin();
  await dashboard();
  await otherTab('adminToken', null);
  await loginForm();
  await otherTab('adminToken', 'other');
  await dashboard();
});

it('keeps typed text when another tab logs out, and continues when it logs in again', async () => {
  adminApi();
  renderAdmin();
  await dashboard();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Build a quote' }));
  await userEvent.type(await screen.findByLabelText(/^Title/), ' today');
  await otherTab('adminToken', null);
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await otherTab('adminToken', 'other');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull(),
  );
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Build a quote today');
});

async function removeWith(user: object) {
  const api = adminApi();
  const removal = `DELETE /api/admin/help/articles/${article.id}`;
  let answer: (value: object) => void = () => undefined;
  api.handlers[removal] = () => new Promise((resolve) => (answer = resolve));
  api.handlers['POST /api/admin/login'] = () => ({ body: { token: 'next', user } });
  renderAdmin();
  await dashboard();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Build a quote' }));
  return { removals: () => api.callsTo(removal), refuse: () => answer(failure(401, 'Who?')) };
}

it('does not repeat what was on its way at the logout', async () => {
  const { removals, refuse } = await removeWith(superAdmin);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await loginForm();
  refuse();
  await userEvent.type(screen.getByLabelText(/Username/), 'ada');
  await userEvent.type(screen.getByLabelText(/Password/), 'right{Enter}');
  await dashboard();
  expect(removals()).toHaveLength(1);
});

it('does not do for one person what another has asked for', async () => {
  const { removals, refuse } = await removeWith({ ...superAdmin, id: 'u2', fullName: 'Bob' });
  refuse();
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  await userEvent.type(screen.getByLabelText(/Password/), 'right{Enter}');
  await screen.findByText('Bob');
  await dashboard();
  expect(removals()).toHaveLength(1);
});
