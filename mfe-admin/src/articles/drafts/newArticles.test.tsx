import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerKeep,
  CREATE,
  editor,
  openAddress,
  openEditor,
  title,
} from '../../../test/articleEditor';
import { failure } from '../../../test/fakeApi';
import { article, shownToast } from '../../../test/renderAdmin';

const COPY = '/api/admin/help/articles/:id/working-copy';
const SAVE = `PUT ${COPY}`;
const DISCARD = `DELETE ${COPY}`;
const LIST = 'GET /api/admin/help/new-articles';
const ID = 'd'.repeat(24);
const AT = '2026-02-03T10:42:00.000Z';

type Sent = { copyVersion: number; articleVersion: number; values: Record<string, unknown> };
type Api = Awaited<ReturnType<typeof openEditor>>;

const draft = (version: number, values: object) => ({
  article: null,
  copy: { version, articleVersion: 0, base: {}, values, savedAt: AT, savedBy: 'ada' },
});
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const button = (name: string) => within(editor()).getByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const hide = () => document.dispatchEvent(new Event('visibilitychange'));
const sentTo = (api: Api, start: string) =>
  api.calls.filter(({ route }) => route.startsWith(start) && route.endsWith('/working-copy'));

/** The server keeps what is sent; what has no words is no draft. */
function keepDrafts({ handlers }: Api) {
  handlers[SAVE] = ({ copyVersion, values }: Sent) => ({
    body: values.title ? draft(copyVersion + 10, values) : { article: null, copy: null },
  });
  handlers[DISCARD] = () => ({ body: { article: null, copy: null } });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
}

it('is a draft from the first pause in typing, and created under the same id', async () => {
  const api = await openEditor('New Article', keepDrafts);
  type('Fold it');
  hide();
  await waitFor(() => expect(location.pathname).toMatch(/\/articles\/[0-9a-f]{24}$/));
  const id = location.pathname.slice(-24);
  expect(screen.getByRole('dialog', { name: 'Create Article' })).toBeVisible();
  expect(within(editor()).getByText('Not created yet')).toBeVisible();
  expect(sentTo(api, 'PUT')).toMatchObject([
    { body: { copyVersion: 0, articleVersion: 0, values: { title: 'Fold it', categoryId: null } } },
  ]);
  await userEvent.selectOptions(within(editor()).getByLabelText(/^Category/), 'Finishing');
  api.handlers[CREATE] = (body: object) => ({
    status: 201,
    body: { ...article, ...body, version: 1 },
  });
  await userEvent.click(button('Create'));
  await closed();
  expect(shownToast().title).toBe('Article created successfully');
  expect(api.callsTo(CREATE)[0]?.body).toMatchObject({ id, copyVersion: 10, title: 'Fold it' });
});

it('is saved by Ctrl+S without a category, and asks for one by Create', async () => {
  const api = await openEditor('New Article', keepDrafts);
  type('Fold it');
  title().focus();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await within(editor()).findByText('Not created yet')).toBeVisible();
  expect(within(editor()).queryByText('Required')).toBeNull();
  await userEvent.click(button('Create'));
  expect(await within(editor()).findByText('Required')).toBeVisible();
  expect(api.callsTo(CREATE)).toEqual([]);
});

it('leaves no trace when nothing was typed, a copy of another included', async () => {
  const api = await openAddress(`/admin/articles/new?copy=${article.id}`, keepDrafts);
  await waitFor(() => expect(title()).toHaveValue('Copy of Build a quote'));
  hide();
  await userEvent.click(button('Cancel'));
  await closed();
  expect(sentTo(api, 'PUT')).toEqual([]);
});

it('is deleted when it is discarded, also one that began with words', async () => {
  const api = await openAddress(`/admin/articles/new?copy=${article.id}`, keepDrafts);
  await waitFor(() => expect(title()).toHaveValue('Copy of Build a quote'));
  type('Another quote');
  hide();
  await within(editor()).findByText('Not created yet');
  await userEvent.click(button('Cancel'));
  await answerKeep('Discard');
  await closed();
  expect(sentTo(api, 'DELETE')).toHaveLength(1);
});

it('is opened again as what it is, and its draft stays when changes are discarded', async () => {
  const api = await openAddress(`/admin/articles/${ID}`, (prepared) => {
    keepDrafts(prepared);
    prepared.handlers[`GET ${COPY}`] = () => ({ body: draft(10, { title: 'Fold it' }) });
  });
  expect(await screen.findByRole('dialog', { name: 'Create Article' })).toBeVisible();
  await waitFor(() => expect(title()).toHaveValue('Fold it'));
  type('Fold it twice');
  hide();
  await waitFor(() => expect(sentTo(api, 'PUT')).toHaveLength(1));
  await userEvent.click(button('Cancel'));
  await answerKeep('Discard');
  await closed();
  expect(sentTo(api, 'PUT').at(-1)?.body).toMatchObject({ values: { title: 'Fold it' } });
  expect(sentTo(api, 'DELETE')).toEqual([]);
});

it('goes on as an article that another window has created', async () => {
  const api = await openEditor('New Article', keepDrafts);
  type('Fold it');
  hide();
  await within(editor()).findByText('Not created yet');
  const created = { ...article, title: 'Fold it', summary: '', version: 1 };
  const current = { article: created, copy: null };
  api.handlers[SAVE] = () => failure(409, 'x', { current });
  fireEvent.change(screen.getByLabelText('Summary'), { target: { value: 'Twice.' } });
  hide();
  expect(await screen.findByRole('dialog', { name: 'Edit Article' })).toBeVisible();
  expect(screen.getByLabelText('Summary')).toHaveValue('Twice.');
});

it('is created with what another window has typed once that was seen', async () => {
  const api = await openEditor('New Article', keepDrafts);
  type('Fold it');
  await userEvent.selectOptions(within(editor()).getByLabelText(/^Category/), 'Finishing');
  hide();
  await within(editor()).findByText('Not created yet');
  await waitFor(() => expect(within(editor()).queryByText('Unsaved changes')).toBeNull());
  const sent = sentTo(api, 'PUT').at(-1)?.body as Sent | undefined;
  api.handlers[`GET ${COPY}`] = () => ({
    body: draft(99, { ...sent?.values, summary: 'Theirs.' }),
  });
  api.handlers[CREATE] = () => failure(409, 'This draft was changed by another editor');
  await userEvent.click(button('Create'));
  const line =
    'You also changed Summary in another window. Check the changes, then press Create again.';
  expect(await within(editor()).findByText(line)).toBeVisible();
  expect(screen.getByLabelText('Summary')).toHaveValue('Theirs.');
  api.handlers[CREATE] = (body: object) => ({ status: 201, body: { ...article, ...body } });
  await userEvent.click(button('Create'));
  await closed();
  expect(api.callsTo(CREATE)[1]?.body).toMatchObject({ copyVersion: 99, summary: 'Theirs.' });
});

describe('in the list of drafts', () => {
  const listed = { id: ID, title: 'Fold it', savedAt: AT, savedBy: 'ada' };
  const row = () => screen.findByRole('list', { name: 'Articles not created yet' });

  async function openDrafts() {
    const api = await openAddress(`/admin/articles/${article.id}?status=draft`, (prepared) => {
      keepDrafts(prepared);
      prepared.handlers[`GET ${COPY}`] = () => ({ body: draft(10, { title: 'Fold it' }) });
      prepared.handlers[LIST] = () => ({ body: { drafts: [listed] } });
    });
    await screen.findByLabelText(/^Title/);
    await userEvent.click(button('Cancel'));
    await closed();
    return api;
  }

  it('is opened', async () => {
    await openDrafts();
    expect(within(await row()).getByText(/^Saved Feb 3, 2026.* by ada$/)).toBeVisible();
    await userEvent.click(within(await row()).getByRole('button', { name: 'Fold it' }));
    expect(await screen.findByRole('dialog', { name: 'Create Article' })).toBeVisible();
  });

  it('is deleted, and comes back by Undo', async () => {
    const api = await openDrafts();
    await userEvent.click(within(await row()).getByRole('button', { name: 'Delete Fold it' }));
    await waitFor(() => expect(shownToast().title).toBe('Draft “Fold it” deleted'));
    expect(sentTo(api, 'DELETE')[0]?.search).toBe('?version=10');
    act(() => shownToast().action?.onPress());
    await waitFor(() => expect(shownToast().title).toBe('Draft restored'));
    expect(sentTo(api, 'PUT')[0]?.body).toEqual({
      ...{ copyVersion: 0, articleVersion: 0, values: { title: 'Fold it' } },
    });
  });
});
