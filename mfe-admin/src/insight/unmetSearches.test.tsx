import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi, article, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const UNMET = '/api/admin/unmet-searches';
const LIST = `GET ${UNMET}`;
const DISMISS = `POST ${UNMET}/dismissals`;
const RESTORE = `DELETE ${UNMET}/dismissals`;
const CREATE = 'POST /api/admin/help/synonyms';
const search = { query: 'sheen', searches: 3, emptySearches: 3, opened: 0, results: 0 };
const { createdAt, updatedAt, savedBy } = article;
const stored = { id: 'e'.repeat(24), version: 1, createdAt, updatedAt, savedBy };

function open(path: string) {
  startAt(path);
  const api = adminApi();
  Object.assign(api.handlers, {
    [LIST]: () => ({ body: { searches: [{ ...search, lastDay: '2026-01-02' }] } }),
    [DISMISS]: () => ({ body: { message: 'Search dismissed' } }),
    [RESTORE]: () => ({ body: { message: 'Search restored' } }),
  });
  renderAdmin();
  return api;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('dismisses a search with Undo, and the heading takes the focus', async () => {
  const api = open('/admin/search');
  const button = await screen.findByRole('button', { name: 'Not relevant: sheen' });
  api.handlers[LIST] = () => ({ body: { searches: [] } });
  await userEvent.click(button);
  await waitFor(() => expect(shownToast().title).toBe('Search “sheen” dismissed'));
  expect(api.callsTo(DISMISS)[0]?.body).toEqual({ query: 'sheen' });
  expect(await screen.findByText(/^You’re all caught up/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Searches with no good answer' })).toHaveFocus();
  act(() => shownToast().action?.onPress());
  await waitFor(() => expect(api.callsTo(RESTORE)).toHaveLength(1));
});

it('adds a synonym of a search, and reads the list again', async () => {
  const api = open('/admin/search');
  await press('Add synonym: sheen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Synonym Group' }));
  expect(dialog.getByLabelText(/^When people search for/)).toHaveValue('sheen');
  await userEvent.type(dialog.getByLabelText(/^Also find/), 'gloss');
  const group = { ...stored, word: 'sheen', terms: ['gloss'] };
  api.handlers[CREATE] = () => ({ status: 201, body: group });
  api.handlers[LIST] = () => ({ body: { searches: [] } });
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText(/^You’re all caught up/)).toBeVisible();
  expect(api.callsTo(CREATE)[0]?.body).toEqual({ word: 'sheen', terms: ['gloss'] });
});

it('begins an article with the search as its title', async () => {
  open('/admin/search');
  await userEvent.click(await screen.findByRole('link', { name: 'Write article: sheen' }));
  const editor = await screen.findByRole('dialog', { name: 'Create Article' });
  expect(await within(editor).findByLabelText(/^Title/)).toHaveValue('sheen');
});

it('says at the article that it is needed', async () => {
  const api = open('/admin/search/pinned-results');
  api.handlers['GET /api/admin/help/pinned-results'] = () => ({
    body: { 'pinned-results': [], total: 0 },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^New/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Search$/), 'crease');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  const input = await dialog.findByRole('searchbox');
  await waitFor(() => expect(input).toHaveAccessibleDescription('Required'));
  expect(input).toBeInvalid();
});
