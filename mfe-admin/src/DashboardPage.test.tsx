import { onDemand } from '@pressline/shared-ui/on-demand';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { superAdmin } from '../test/fakeApi';
import { adminApi, renderAdmin, startAt } from '../test/renderAdmin';
import { loadPage } from './App';
import { OpenPanel } from './PanelTabs';
import { Home, type Panel, panelAt, panels } from './panels';

const tab = (name: string) => screen.findByRole('tab', { name });

it('shows Home and the articles at /admin', async () => {
  startAt('/admin');
  adminApi();
  renderAdmin();
  expect(await tab('Articles')).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('heading', { level: 2, name: 'Articles' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Home' })).toBeVisible();
  expect(location.pathname).toBe('/admin');
});

/** The tabs by the group that they are in. */
const shownGroups = () =>
  Object.fromEntries(
    screen.getAllByRole('tablist').map((list) => [
      list.getAttribute('aria-label'),
      within(list)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ]),
  );

it('has its pages in groups, by the names and in the order of the specification', async () => {
  startAt('/admin');
  adminApi();
  renderAdmin();
  await tab('Articles');
  expect(shownGroups()).toEqual({
    'Pages: Content': [
      ...['Articles', 'Categories', 'FAQs', 'Tags', 'Videos', 'Downloads', 'Quick Links'],
      'Library',
    ],
    'Pages: Readers': [
      ...['Feedback', 'Analytics', 'Announcements', 'Contact', 'Related', 'Search'],
    ],
    'Pages: Make': ['AI Generate'],
    'Pages: Site': ['Admin Users', 'Releases', 'Import and Export', 'Trash', 'Settings'],
  });
});

it('remembers which groups are collapsed, and shows the open page all the same', async () => {
  startAt('/admin/contact');
  adminApi();
  const { unmount } = renderAdmin();
  await tab('Contact');
  await userEvent.click(screen.getByRole('button', { name: 'Readers', expanded: true }));
  expect(shownGroups()['Pages: Readers']).toEqual(['Contact']);
  unmount();
  renderAdmin();
  await tab('Contact');
  expect(shownGroups()['Pages: Readers']).toEqual(['Contact']);
  await userEvent.click(screen.getByRole('button', { name: 'Readers', expanded: false }));
  expect(shownGroups()['Pages: Readers']).toHaveLength(6);
});

it.each([
  ['library', 'Library', 'Media'],
  ['glossary', 'Library', 'Glossary'],
  ['health', 'Search', 'Health'],
  ['search/synonyms', 'Search', 'Synonyms'],
  ['settings', 'Settings', 'Help Widget'],
  ['audit', 'Settings', 'Audit Log'],
])('opens /admin/%s in %s, as %s', async (path, parent, section) => {
  startAt(`/admin/${path}`);
  adminApi();
  renderAdmin();
  expect(await tab(parent)).toHaveAttribute('aria-selected', 'true');
  const sections = within(screen.getByRole('navigation', { name: parent }));
  expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent(section);
});

it('opens Find and Replace from the articles, which stay selected', async () => {
  startAt('/admin/articles');
  adminApi();
  renderAdmin();
  await userEvent.click(await screen.findByRole('link', { name: 'Find and Replace' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Find and Replace' })).toBeVisible();
  expect(await tab('Articles')).toHaveAttribute('aria-selected', 'true');
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

it.each(panels.filter(({ Content }) => Content).map(({ path, label }) => [path, label]))(
  'gives the page at /admin/%s the name of its tab',
  async (path, label) => {
    startAt(`/admin/${path}`);
    adminApi();
    renderAdmin();
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toContain(
      label === 'No good answer' ? 'Searches with no good answer' : label,
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
  expect(screen.queryByRole('tab', { name: 'Releases' })).toBeNull();
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
