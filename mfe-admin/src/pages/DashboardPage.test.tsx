import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { superAdmin } from '../../test/fakeApi';
import { adminApi, renderAdmin, startAt } from '../../test/renderAdmin';
import { panels } from '../panels';
import { mayOpen } from '../panels/Panel';

const tab = (name: string) => screen.findByRole('tab', { name });

it('opens the articles at /admin', async () => {
  startAt('/admin');
  adminApi();
  renderAdmin();
  expect(await tab('Articles')).toHaveAttribute('aria-selected', 'true');
  expect(location.pathname).toBe('/admin/articles');
  expect(
    within(screen.getByRole('tablist'))
      .getAllByRole('tab')
      .map((one) => one.textContent),
  ).toEqual(['Articles', 'Categories', 'FAQs', 'Tags', 'Videos', 'Announcements']);
});

it('gives each tab its own address, by mouse and by keyboard', async () => {
  startAt('/admin/articles');
  adminApi();
  renderAdmin();
  await userEvent.click(await tab('Categories'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Categories' })).toBeVisible();
  expect(location.pathname).toBe('/admin/categories');
  const tags = await tab('Tags');
  act(() => tags.focus());
  await userEvent.keyboard(' ');
  expect(await screen.findByRole('heading', { level: 2, name: 'Tags' })).toBeVisible();
  expect(location.pathname).toBe('/admin/tags');
});

it('says that an address leads nowhere', async () => {
  startAt('/admin/nothing');
  adminApi();
  renderAdmin();
  expect(await screen.findByText('There is no such page in the admin area.')).toBeVisible();
});

it('shows no Super Admin badge to others', async () => {
  startAt('/admin');
  const user = { ...superAdmin, fullName: '', role: 'admin' };
  adminApi().handlers['GET /api/admin/me'] = () => ({ body: { user } });
  renderAdmin();
  await tab('Articles');
  expect(screen.getByText('ada')).toBeVisible();
  expect(screen.queryByText('Super Admin')).toBeNull();
});

it('gives a panel to its roles only', () => {
  const [first] = panels;
  const secret = { ...first, roles: ['super_admin'] as const };
  expect(mayOpen(secret, 'super_admin')).toBe(true);
  expect(mayOpen(secret, 'admin')).toBe(false);
});
