import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, superAdmin } from '../../test/fakeApi';
import { adminApi, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const usernameInput = () => screen.findByRole('textbox', { name: /Username/ });
const passwordInput = () => screen.getByLabelText(/Password/);

async function logIn(password = 'right password') {
  const user = userEvent.setup();
  const username = (await usernameInput()) as HTMLInputElement;
  if (username.value === '') await user.type(username, 'ada');
  await user.type(passwordInput(), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

const accept = () => ({ body: { token: 'fresh', user: superAdmin } });

beforeEach(() => startAt('/admin/login', null));

it('logs in, remembers token and user, and opens Home', async () => {
  adminApi().handlers['POST /api/admin/login'] = accept;
  renderAdmin();
  await logIn();
  expect(await screen.findByRole('heading', { name: 'Build a quote' })).toBeVisible();
  expect(location.pathname).toBe('/admin');
  expect(localStorage.getItem('adminToken')).toBe('fresh');
  expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toMatchObject({ username: 'ada' });
  expect(shownToast()).toEqual({
    title: 'Login successful',
    description: 'Welcome back, Ada Berg',
  });
});

it('shows that it is busy, and sends one request only', async () => {
  const api = adminApi();
  let answer: (value: object) => void = () => undefined;
  api.handlers['POST /api/admin/login'] = () => new Promise((resolve) => (answer = resolve));
  renderAdmin();
  await logIn();
  expect(screen.getByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-busy');
  answer(accept());
  await screen.findByRole('heading', { name: 'Build a quote' });
  expect(api.callsTo('POST /api/admin/login')).toHaveLength(1);
});

it('says why a login failed, keeps the username and asks for the password again', async () => {
  const api = adminApi();
  api.handlers['POST /api/admin/login'] = () => ({
    status: 401,
    body: { error: 'Invalid credentials', message: 'Invalid credentials' },
  });
  renderAdmin();
  await logIn('wrong');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Invalid credentials'));
  expect(await usernameInput()).toHaveValue('ada');
  expect(passwordInput()).toHaveValue('');
  expect(passwordInput()).toHaveFocus();
  expect(localStorage.getItem('adminToken')).toBeNull();
  expect(shownToast()).toEqual({
    title: 'Login failed',
    description: 'Invalid credentials',
    variant: 'destructive',
  });
});

it.each([
  [
    'too many attempts',
    () => failure(429, 'Too many attempts. Please try again later.'),
    /Too many/,
  ],
  ['an answer without a word', () => ({ status: 401, body: {} }), /^Invalid credentials$/],
  [
    'an unreachable server',
    () => {
      throw new TypeError('Failed to fetch');
    },
    /Can’t reach the server/,
  ],
])('shows the text of %s', async (_what, answer, text) => {
  adminApi().handlers['POST /api/admin/login'] = answer;
  renderAdmin();
  await logIn();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
});

it('requires both fields and sends nothing without them', async () => {
  const api = adminApi();
  renderAdmin();
  await usernameInput();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByText('Please enter your username')).toBeVisible();
  expect(screen.getByText('Please enter your password')).toBeVisible();
  expect(await usernameInput()).toHaveFocus();
  expect(api.calls).toHaveLength(0);
});

it('leads back to the page that was asked for', async () => {
  const api = adminApi();
  api.handlers['POST /api/admin/login'] = accept;
  startAt('/admin/articles?q=quote', null);
  renderAdmin();
  await usernameInput();
  expect(location.pathname + location.search).toBe('/admin/login');
  await logIn();
  await screen.findByRole('heading', { name: 'Build a quote' });
  expect(location.pathname + location.search).toBe('/admin/articles?q=quote');
});

it('asks for a recovery code where a passkey is needed and the browser has none', async () => {
  const api = adminApi();
  const step = { step: 'passkey', ticket: 't'.repeat(32), options: { challenge: 'c' } };
  api.handlers['POST /api/admin/login'] = () => ({ status: 202, body: step });
  const wrong = 'This recovery code is wrong or was used before';
  api.handlers['POST /api/admin/login/recovery'] = () => failure(401, wrong);
  renderAdmin();
  await logIn();
  const code = await screen.findByRole('textbox', { name: /Recovery code/ });
  expect(localStorage.getItem('adminToken')).toBeNull();
  await userEvent.type(code, 'abcd-efgh{Enter}');
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(code).toHaveFocus();
  api.handlers['POST /api/admin/login/recovery'] = () => ({
    body: { token: 'fresh', user: superAdmin, recoveryCodesLeft: 1 },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Build a quote' });
  expect(shownToast().description).toBe('Welcome back, Ada Berg. 1 recovery code is left');
});
