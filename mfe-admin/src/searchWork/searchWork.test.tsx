import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi, article, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const WORK = '/api/admin/search-work';
const HANDLE = `POST ${WORK}`;
const CREATE = 'POST /api/admin/help/synonyms';
const search = { query: 'sheen', searches: 3, emptySearches: 3, opened: 0, results: 0 };
const { createdAt, updatedAt, savedBy } = article;
const stored = { id: 'e'.repeat(24), version: 1, createdAt, updatedAt, savedBy };
const group = { ...stored, word: 'gloss', terms: ['sheen'] };

function open(path: string) {
  startAt(path);
  const api = adminApi();
  Object.assign(api.handlers, {
    [`GET ${WORK}`]: () => ({ body: { searches: [{ ...search, lastDay: '2026-01-02' }] } }),
    [`GET ${WORK}/handled`]: () => ({ body: { searches: [] } }),
    [HANDLE]: () => ({ body: { message: 'Taken off the list' } }),
  });
  renderAdmin();
  return api;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('marks a search as done also when its panel is left while the synonym is saved', async () => {
  const api = open('/admin/search');
  let answer = (_answer: object) => {};
  api.handlers[CREATE] = () => new Promise((resolve) => (answer = resolve));
  await userEvent.click(await screen.findByRole('button', { name: 'Add synonym: sheen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create Synonym Group' });
  await userEvent.type(within(dialog).getByLabelText(/^Word/), 'gloss');
  await press('Create');
  await waitFor(() => expect(api.callsTo(CREATE)).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Done' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await screen.findByText('Nothing was done yet.');
  answer({ status: 201, body: group });
  await waitFor(() => expect(shownToast().title).toBe('“sheen” is off the list'));
  expect(api.callsTo(HANDLE).map(({ body }) => body)).toEqual([
    { query: 'sheen', action: 'synonym', articleId: null },
  ]);
});

it('marks a search as done also when the editor is left while its article is saved', async () => {
  const api = open('/admin/search');
  let answer = (_answer: object) => {};
  const create = 'POST /api/admin/help/articles';
  api.handlers[create] = () => new Promise((resolve) => (answer = resolve));
  await userEvent.click(await screen.findByRole('link', { name: 'Write article: sheen' }));
  const editor = await screen.findByRole('dialog', { name: 'Create Article' });
  await userEvent.selectOptions(await within(editor).findByLabelText(/^Category/), 'Finishing');
  await press('Create');
  await waitFor(() => expect(api.callsTo(create)).toHaveLength(1));
  await press('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer({ status: 201, body: { ...article, title: 'sheen' } });
  await waitFor(() => expect(api.callsTo(HANDLE)).toHaveLength(1));
  expect(api.callsTo(HANDLE)[0]?.body).toMatchObject({ action: 'article', articleId: article.id });
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
  const search = await dialog.findByRole('searchbox');
  await waitFor(() => expect(search).toHaveAccessibleDescription('Required'));
  expect(search).toBeInvalid();
});
