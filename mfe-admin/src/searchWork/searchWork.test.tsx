import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi, article, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const WORK = '/api/admin/search-work';
const HANDLE = `POST ${WORK}`;
const JUDGE = `POST ${WORK}/judge`;
const SUGGESTED = `GET ${WORK}/suggested`;
const REFUSE = `POST ${WORK}/suggested/refusals`;
const CREATE = 'POST /api/admin/help/synonyms';
const worse = {
  ...{ check: 'guardedQuery', level: 'error', advice: 'Pin it.', line: null, fix: null },
  message: 'Readers who search for “sheen” will find “Varnish” at rank 2.',
};
const search = { query: 'sheen', searches: 3, emptySearches: 3, opened: 0, results: 0 };
const suggested = {
  ...{ query: 'crease', searches: 12, opened: 8, articleOpened: 7 },
  article: { id: article.id, title: article.title },
};
const { createdAt, updatedAt, savedBy } = article;
const stored = { id: 'e'.repeat(24), version: 1, createdAt, updatedAt, savedBy };
const group = { ...stored, word: 'gloss', terms: ['sheen'] };

function open(path: string, findings: object[] = []) {
  startAt(path);
  const api = adminApi();
  Object.assign(api.handlers, {
    [`GET ${WORK}`]: () => ({ body: { searches: [{ ...search, lastDay: '2026-01-02' }] } }),
    [`GET ${WORK}/handled`]: () => ({ body: { searches: [] } }),
    [SUGGESTED]: () => ({ body: { searches: [suggested] } }),
    [REFUSE]: () => ({ body: { message: 'Not suggested any more' } }),
    [HANDLE]: () => ({ body: { message: 'Taken off the list' } }),
    [JUDGE]: () => ({ body: { findings } }),
    'GET /api/admin/help/synonyms': () => ({ body: { synonyms: [group], total: 1 } }),
    'POST /api/admin/help/impact': () => ({ body: { groups: [] } }),
    [`DELETE /api/admin/help/synonyms/${group.id}`]: () => ({ body: { message: 'Deleted' } }),
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

it('asks before a synonym is deleted that a guarded query needs, and deletes others at once', async () => {
  const api = open('/admin/search/synonyms', [worse]);
  expect(await screen.findByText('Same as sheen')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete gloss' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “gloss”?' });
  expect(question).toHaveTextContent(worse.message);
  expect(api.callsTo(JUDGE)[0]?.body).toEqual({ removed: [group.id] });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  api.handlers[JUDGE] = () => ({ body: { findings: [] } });
  await press('Delete gloss');
  await waitFor(() => expect(shownToast().title).toBe('Synonym group deleted successfully'));
});

it('guards what readers suggest with one press, and remembers a no', async () => {
  const GUARD = 'POST /api/admin/help/guarded-queries';
  const AGAIN = `DELETE ${WORK}/suggested/refusals`;
  const body = { query: 'crease', articleId: article.id };
  const api = open('/admin/search/suggested');
  expect(await screen.findByText('Opened 7 of 8 times')).toBeVisible();
  await press('Dismiss: crease');
  await waitFor(() => expect(shownToast().title).toBe('“crease” is not suggested any more'));
  expect(api.callsTo(REFUSE)[0]?.body).toEqual(body);
  api.handlers[AGAIN] = () => ({ body: { message: 'Suggested again' } });
  act(() => shownToast().action?.onPress());
  await waitFor(() => expect(api.callsTo(AGAIN)).toHaveLength(1));
  api.handlers[GUARD] = () => ({ status: 201, body: { ...stored, ...body } });
  const guard = await screen.findByRole('button', { name: 'Guard: crease' });
  api.handlers[SUGGESTED] = () => ({ body: { searches: [] } });
  await userEvent.click(guard);
  await waitFor(() => expect(shownToast().title).toBe('“crease” is guarded'));
  expect(api.callsTo(GUARD)[0]?.body).toEqual(body);
  expect(await screen.findByText(/^Nothing to suggest\./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Suggested guarded queries' })).toHaveFocus();
});

it('says at the article that it is needed', async () => {
  const api = open('/admin/search/guarded-queries');
  api.handlers['GET /api/admin/help/guarded-queries'] = () => ({
    body: { 'guarded-queries': [], total: 0 },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^New/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Search$/), 'crease');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  const search = await dialog.findByRole('searchbox');
  await waitFor(() => expect(search).toHaveAccessibleDescription('Required'));
  expect(search).toBeInvalid();
});
