import { onDemand } from '@pressline/shared-ui/on-demand';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { superAdmin } from '../test/fakeApi';
import { adminApi, renderAdmin, startAt } from '../test/renderAdmin';
import { loadPage } from './App';
import { OpenPanel } from './PanelTabs';
import { Home, type Panel, panelAt, panels, tools } from './panels';

const tab = (name: string) => screen.findByRole('tab', { name });

it('shows Home and the articles at /admin', async () => {
  startAt('/admin');
  adminApi();
  renderAdmin();
  expect(await tab('Articles')).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('heading', { level: 2, name: 'Articles' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Home' })).toBeVisible();
  expect(location.pathname).toBe('/admin');
  expect(
    within(screen.getByRole('tablist'))
      .getAllByRole('tab')
      .map((one) => one.textContent),
  ).toEqual(panels.map(({ label }) => label));
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

it.each([...panels, ...tools].map(({ path, label }) => [path, label]))(
  'gives the page at /admin/%s the name of its tab',
  async (path, label) => {
    startAt(`/admin/${path}`);
    adminApi();
    renderAdmin();
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toContain(
      path === 'search' ? 'Searches with no good answer' : label,
    );
  },
);

it('says that an address leads nowhere', async () => {
  startAt('/admin/nothing');
  adminApi();
  renderAdmin();
  expect(await screen.findByText('The admin area doesn’t have this page.')).toBeVisible();
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

it('keeps the users from those who are no super admin', async () => {
  startAt('/admin/users');
  const user = { ...superAdmin, role: 'admin' };
  const api = adminApi();
  api.handlers['GET /api/admin/me'] = () => ({ body: { user } });
  renderAdmin();
  expect(await screen.findByText('You don’t have access to this page.')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Admin Users' })).toBeNull();
  expect(api.callsTo('GET /api/admin/users')).toHaveLength(0);
});

it('fetches the panel at the address while the session is checked, and no code for who has none', async () => {
  const parts = [Home, panelAt(undefined)?.Content, panelAt('faqs')?.Content];
  const spies = parts.map((part) => part && jest.spyOn(part, 'preload').mockRejectedValue('gone'));
  const calls = () => spies.map((spy) => spy?.mock.calls.length);
  const at = (path: string) => loadPage?.(new URL(path, location.origin));
  localStorage.removeItem('adminToken');
  await at('/admin/faqs');
  expect(calls()).toEqual([0, 0, 0]);
  localStorage.setItem('adminToken', 'a.b.c');
  await at('/admin/login');
  await at('/admin/nothing');
  expect(calls()).toEqual([0, 0, 0]);
  await at('/admin');
  expect(calls()).toEqual([1, 1, 0]);
  await at('/admin/faqs');
  expect(calls()).toEqual([1, 1, 1]);
});

it('names the panel whose code cannot be loaded, in its place, until Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(async () => ({ default: () => <h2>Trash</h2> }));
  load.mockRejectedValueOnce(new Error('gone'));
  const panel: Panel = { ...(panelAt('trash') as Panel), Content: onDemand(load) };
  render(<OpenPanel {...{ panel, role: 'admin' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load Trash');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Trash' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
