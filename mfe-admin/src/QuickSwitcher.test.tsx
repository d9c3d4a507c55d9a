import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { superAdmin } from '../test/fakeApi';
import { adminApi, article, renderAdmin, startAt } from '../test/renderAdmin';

const ARTICLES = 'GET /api/admin/help/articles';
const box = () => screen.findByRole('combobox', { name: 'Search pages, articles and actions' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Results' }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const selected = () => screen.getByRole('option', { selected: true });

async function open(path = '/admin/faqs') {
  startAt(path);
  const api = adminApi();
  renderAdmin();
  await screen.findByRole('tab', { name: 'FAQs' });
  api.handlers[ARTICLES] = () => ({ body: { articles: [], total: 0 } });
  await userEvent.keyboard('{Control>}k{/Control}');
  await box();
  return api;
}

it('finds pages by the keyboard alone, sections by the page that leads to them', async () => {
  await open();
  expect(await box()).toHaveFocus();
  await userEvent.keyboard('library');
  expect(options()).toEqual(['MediaLibrary', 'GlossaryLibrary', 'TemplatesLibrary']);
  expect(selected()).toHaveTextContent('Media');
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('Glossary');
  expect(await box()).toHaveAttribute('aria-activedescendant', selected().id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toHaveTextContent('Templates');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/admin/templates'));
  expect(screen.queryByRole('combobox', { name: /^Search pages/ })).toBeNull();
});

it('finds articles by name first, then by the words of their text, drafts too', async () => {
  const api = await open();
  const inText = { ...article, id: 'd'.repeat(24), title: 'Trapping', isPublished: false };
  api.handlers[ARTICLES] = (_body, { searchParams }) => ({
    body: searchParams.has('text')
      ? { articles: [inText, article], total: 2 }
      : { articles: [article], total: 1 },
  });
  await userEvent.keyboard('quote');
  await waitFor(() => expect(options()).toEqual(['Build a quote', 'TrappingIn its text Draft']));
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('2 results');
  const asked = api.callsTo(ARTICLES).map(({ search }) => search);
  expect(asked.filter((search) => search.includes('q=quote'))).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(location.pathname).toBe(`/admin/articles/${inText.id}`));
});

it('opens the form of a new document from anywhere', async () => {
  await open('/admin/contact');
  await userEvent.keyboard('new faq{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Create FAQ' })).toBeVisible();
  expect(location.pathname).toBe('/admin/faqs');
  expect(window.history.state.usr).toBeNull();
});

it('says that nothing is found, and is closed by Escape', async () => {
  await open();
  await userEvent.keyboard('zzz');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await userEvent.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(location.pathname).toBe('/admin/faqs');
});

it('leaves the keys of an input method alone', async () => {
  await open();
  fireEvent.keyDown(await box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(await box(), { key: 'ArrowDown', keyCode: 229 });
  expect(location.pathname).toBe('/admin/faqs');
  expect(selected()).toHaveTextContent('Articles');
});

it('offers no page that the role may not open', async () => {
  startAt('/admin/faqs');
  const user = { ...superAdmin, role: 'admin' };
  adminApi().handlers['GET /api/admin/me'] = () => ({ body: { user } });
  renderAdmin();
  await userEvent.click(await screen.findByRole('button', { name: 'Go to' }));
  await box();
  const shown = options();
  for (const name of ['Admin Users', 'Releases', 'Audit LogSettings', 'New Admin User']) {
    expect(shown).not.toContain(name);
  }
  expect(shown).toContain('Help WidgetSettings');
});

it('leaves Ctrl+K to a text that has its own meaning for it', async () => {
  startAt('/admin/faqs');
  adminApi();
  renderAdmin();
  const search = await screen.findByRole('searchbox');
  search.addEventListener('keydown', (event) => event.preventDefault());
  await userEvent.type(search, '{Control>}k{/Control}');
  expect(screen.queryByRole('combobox', { name: /^Search pages/ })).toBeNull();
});
