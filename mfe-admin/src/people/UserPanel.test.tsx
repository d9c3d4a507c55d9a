import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, superAdmin } from '../../test/fakeApi';
import { adminApi, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const first = {
  ...superAdmin,
  id: 'a'.repeat(24),
  version: 1,
  username: 'admin',
  fullName: '',
  isActive: true,
  lastLogin: '2026-01-02T08:30:00.000Z',
  updatedAt: '2026-03-04T10:00:00.000Z',
  savedBy: 'ines',
};
const second = {
  ...first,
  id: 'b'.repeat(24),
  username: 'bo',
  fullName: 'Bo Lind',
  email: 'bo@example.com',
  role: 'admin',
  isActive: false,
  lastLogin: null,
};
const IMPACT = 'POST /api/admin/help/impact';
const LIST = 'GET /api/admin/users';
const ONE = `/api/admin/users/${second.id}`;

async function open(bo = second) {
  startAt('/admin/users');
  const api = adminApi();
  api.handlers[LIST] = () => ({ body: { users: [first, bo], total: 2 } });
  api.handlers[IMPACT] = () => ({ body: { groups: [] } });
  renderAdmin();
  await screen.findByRole('heading', { level: 3, name: 'Bo Lind' });
  return api;
}

const row = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);

it('shows who is who, and never offers to delete admin', async () => {
  await open();
  for (const text of ['Admin', 'Inactive', 'bo@example.com', 'bo', 'Never signed in']) {
    expect(row('Bo Lind').getByText(text)).toBeVisible();
  }
  expect(row('admin').getByText('Super Admin')).toBeVisible();
  expect(row('admin').getByText(/^Last login Jan 2, 2026/)).toBeVisible();
  expect(row('admin').getByText(/^Changed/)).toHaveTextContent('Changed Mar 4, 2026 by ines');
  expect(row('admin').queryByRole('button', { name: /Delete/ })).toBeNull();
});

it('creates with the defaults, and judges the password while it is typed', async () => {
  const api = await open();
  api.handlers['POST /api/admin/users'] = () => ({ status: 201, body: second });
  await userEvent.click(screen.getByRole('button', { name: 'New Admin User' }));
  const opened = () => within(screen.getByRole('dialog', { name: 'Create Admin User' }));
  let dialog = opened();
  await userEvent.type(dialog.getByLabelText(/^Username/), 'cleo');
  await userEvent.type(dialog.getByLabelText(/^Email/), 'cleo@example.com');
  await userEvent.type(dialog.getByLabelText(/^Password/), 'password');
  expect(dialog.getByText('8 of at least 12 characters')).toBeVisible();
  const fullName = dialog.getByLabelText(/^Full Name/);
  fireEvent.change(fullName, { target: { value: 'x'.repeat(121) } });
  expect(dialog.getByText('121 of 120 characters')).toBeVisible();
  api.handlers['POST /api/admin/users'] = () =>
    failure(400, 'Invalid', { fields: { password: 'At least 12 characters' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText(/these are 121|now 121/)).toBeVisible();
  expect(dialog.queryByText('121 of 120 characters')).toBeNull();
  await userEvent.clear(fullName);
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('At least 12 characters')).toBeVisible();
  dialog = opened();
  expect(dialog.queryByText(/8 of at least|hard to guess/)).toBeNull();
  api.handlers['POST /api/admin/users'] = () => ({ status: 201, body: second });
  await userEvent.type(dialog.getByLabelText(/^Password/), 'password');
  expect(await dialog.findByText(/^Too common/)).toBeVisible();
  await userEvent.clear(dialog.getByLabelText(/^Password/));
  await userEvent.type(dialog.getByLabelText(/^Password/), 'gentle otter paints barns');
  expect(await dialog.findByText('Hard to guess')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(shownToast()).toEqual({ title: 'Admin user created successfully' }));
  expect(api.callsTo('POST /api/admin/users').at(-1)?.body).toEqual({
    username: 'cleo',
    email: 'cleo@example.com',
    fullName: '',
    password: 'gentle otter paints barns',
    role: 'admin',
    isActive: true,
  });
});

it('locks the username, keeps the password, and says when sessions end', async () => {
  const api = await open();
  api.handlers[`PUT ${ONE}`] = () => ({ body: second });
  await userEvent.click(screen.getByRole('button', { name: 'Edit Bo Lind' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Admin User' }));
  expect(dialog.getByLabelText(/^Username/)).toBeDisabled();
  expect(dialog.getByLabelText('New Password')).toHaveValue('');
  expect(dialog.queryByText(/signs this user out/)).toBeNull();
  await userEvent.click(dialog.getByRole('switch', { name: 'Active' }));
  expect(dialog.getByText(/signs this user out/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(shownToast()).toEqual({ title: 'Admin user updated successfully' }));
  expect(api.callsTo(`PUT ${ONE}`)[0]?.body).toMatchObject({ password: '', isActive: true });
});

it('deletes after asking, and tells the server’s reason when it may not', async () => {
  const api = await open();
  const reason = 'At least one active super admin must remain';
  api.handlers[`DELETE ${ONE}`] = () => failure(409, reason);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Bo Lind' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “bo”?' });
  expect(within(dialog).queryByRole('combobox')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(shownToast()).toEqual({
      title: 'Failed to delete admin user',
      description: reason,
      variant: 'destructive',
    }),
  );
});

describe('a user who owns articles', () => {
  const owned = {
    ...{ source: 'ownedArticles', resource: 'articles', total: 5, canUpdate: false },
    items: ['Ink', 'Paper', 'Plates', 'Presses', 'Proofs'].map((title, index) => ({
      ...{ id: String(index), title, isPublished: true, isInChanges: false, links: [] },
    })),
  };
  async function openOwner(bo = second) {
    const api = await open(bo);
    const person = (username: string, name: string) => ({ username, name, getsMail: true });
    api.handlers['GET /api/admin/staff'] = () => ({
      body: { staff: [person('bo', 'Bo Lind'), person('ines', 'Ines Roth')], sendsReminders: true },
    });
    api.handlers[IMPACT] = () => ({ body: { groups: [owned] } });
    return api;
  }
  async function ask() {
    const api = await openOwner();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Bo Lind' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “bo”?' }));
    await dialog.findByRole('option', { name: 'Ines Roth' });
    return { api, dialog };
  }

  it('is named with the articles, which another user can get', async () => {
    const { api, dialog } = await ask();
    expect(api.callsTo(IMPACT)[0]?.body).toEqual({
      ...{ resource: 'users', action: 'delete', ids: [second.id] },
    });
    const link = dialog.getByRole('link', { name: /^5 articles/ });
    expect(link).toHaveAttribute('href', '/admin/articles?owner=bo');
    expect(dialog.getByText(/“Ink”, “Paper”, “Plates”, 2 more\.$/)).toBeVisible();
    const owner = dialog.getByLabelText('New owner of these articles');
    expect(owner).toHaveValue('');
    expect(within(owner).queryByRole('option', { name: 'Bo Lind' })).toBeNull();
    await userEvent.selectOptions(owner, 'Ines Roth');
    api.handlers[`POST ${ONE}/removal`] = () => ({ body: { id: second.id } });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Admin user deleted successfully'));
    expect(api.callsTo(`POST ${ONE}/removal`)[0]?.body).toEqual({ newOwner: 'ines' });
  });

  it('is deleted with one press all the same, and the articles have no owner', async () => {
    const { api, dialog } = await ask();
    api.handlers[`POST ${ONE}/removal`] = () => ({ body: { id: second.id } });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(api.callsTo(`POST ${ONE}/removal`)[0]?.body).toEqual({ newOwner: '' }),
    );
  });

  it('is switched off by the form, which asks the same and says why it may not', async () => {
    const api = await openOwner({ ...second, isActive: true });
    await userEvent.click(screen.getByRole('button', { name: 'Edit Bo Lind' }));
    const form = () => within(screen.getByRole('dialog', { name: 'Edit Admin User' }));
    const active = form().getByRole('switch', { name: 'Active' });
    expect(api.callsTo(IMPACT)).toEqual([]);
    await userEvent.click(active);
    await userEvent.selectOptions(
      await form().findByLabelText('New owner of these articles'),
      await form().findByRole('option', { name: 'Ines Roth' }),
    );
    expect(form().getByRole('link', { name: /^5 articles/ })).toBeVisible();
    expect(form().queryByText(/will have no owner/)).toBeNull();

    const fields = { newOwner: 'There is no such admin user' };
    api.handlers[`POST ${ONE}/deactivation`] = () => failure(400, 'Check the fields', { fields });
    await userEvent.click(form().getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('There is no such admin user')).toBeVisible();
    api.handlers[`POST ${ONE}/deactivation`] = () => ({ body: second });
    await userEvent.click(form().getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Admin user updated successfully'));
    expect(api.callsTo(`POST ${ONE}/deactivation`)[1]?.body).toEqual({
      newOwner: 'ines',
      values: expect.objectContaining({ isActive: false, email: 'bo@example.com', version: 1 }),
    });
    expect(api.callsTo(`PUT ${ONE}`)).toEqual([]);
  });

  it('keeps the articles when the account stays on after all', async () => {
    const api = await openOwner({ ...second, isActive: true });
    await userEvent.click(screen.getByRole('button', { name: 'Edit Bo Lind' }));
    const form = within(screen.getByRole('dialog', { name: 'Edit Admin User' }));
    await userEvent.click(form.getByRole('switch', { name: 'Active' }));
    await userEvent.selectOptions(
      await form.findByLabelText('New owner of these articles'),
      await form.findByRole('option', { name: 'Ines Roth' }),
    );
    await userEvent.click(form.getByRole('switch', { name: 'Active' }));
    expect(form.queryByLabelText('New owner of these articles')).toBeNull();
    api.handlers[`PUT ${ONE}`] = () => ({ body: second });
    await userEvent.click(form.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(api.callsTo(`PUT ${ONE}`)).toHaveLength(1));
  });
});

it('says so when it is unknown what the user owns', async () => {
  const api = await open({ ...second, isActive: true });
  api.handlers[IMPACT] = () => failure(503, 'Away');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Bo Lind' }));
  const unknown = /We couldn’t look up which articles they own/;
  expect(await screen.findByText(unknown)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit Bo Lind' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
  expect(await screen.findByText(unknown)).toBeVisible();
});

it('shows an empty list that says why when the server refuses it', async () => {
  startAt('/admin/users');
  adminApi().handlers[LIST] = () => failure(403, 'Your role does not allow this');
  renderAdmin();
  expect(await screen.findByText(/^No admin users found: your role/)).toBeVisible();
});
