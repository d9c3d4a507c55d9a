import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../../test/fakeApi';
import { adminApi, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const SESSIONS = '/api/admin/me/sessions';
const PASSWORD = 'PUT /api/admin/me/password';
const here = {
  id: 'a'.repeat(24),
  device: 'Firefox on Linux',
  addressPrefix: '192.0.2.*',
  startedAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: '2026-01-02T00:00:00.000Z',
  isCurrent: true,
};
const phone = { ...here, id: 'b'.repeat(24), device: 'Safari on iOS', isCurrent: false };

const END = `POST ${SESSIONS}/${phone.id}/removal`;
const WRONG = { fields: { current: 'Not your current password' } };

async function open() {
  startAt('/admin/account');
  const api = adminApi();
  let sessions = [here, phone];
  api.handlers[`GET ${SESSIONS}`] = () => ({ body: { sessions, idleMinutes: 90 } });
  api.handlers[END] = ({ current }: { current: string }) => {
    if (current !== 'right') return failure(400, 'Check', WRONG);
    sessions = [here];
    return { body: { id: phone.id } };
  };
  renderAdmin();
  await screen.findByText('Safari on iOS');
  return api;
}

it('lists the sessions, and ends another one with the password', async () => {
  await open();
  expect(screen.getAllByRole('button', { name: /^Sign out / })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iOS, 192.0.2.*' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out Safari on iOS?' }));
  await userEvent.type(dialog.getByLabelText('Current password'), 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await dialog.findByText('Not your current password')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText('Current password'));
  await userEvent.type(dialog.getByLabelText('Current password'), 'right');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  expect(screen.getByText('This device')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText(/after 8 hours, or after 90 minutes without activity/)).toHaveFocus(),
  );
});

it('changes the own password, and says at the field what is wrong', async () => {
  const api = await open();
  const fields = { current: 'Not your current password' };
  api.handlers[PASSWORD] = () => failure(400, 'Check the highlighted fields', { fields });
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(api.callsTo(PASSWORD)).toEqual([]);
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Current password'), 'old');
  const next = screen.getByLabelText('New password');
  expect(
    [next, screen.getByLabelText('Current password')].map((one) => one.getAttribute('type')),
  ).toEqual(['password', 'password']);
  await userEvent.click(next);
  await userEvent.paste('granite-lantern-41');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(fields.current)).toBeVisible();
  api.handlers[PASSWORD] = () => ({ body: { message: 'Password changed' } });
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Password changed' }));
  expect(api.callsTo(PASSWORD).at(-1)?.body).toEqual({
    ...{ current: 'old', password: 'granite-lantern-41' },
  });
  expect(screen.getByLabelText('New password')).toHaveValue('');
});
