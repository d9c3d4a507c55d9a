import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AUTOSAVE,
  answerKeep,
  changed,
  editor,
  openAddress,
  openEditor,
  plain,
  READ,
  title,
  UPDATE,
} from '../../../test/articleEditor';
import { failure } from '../../../test/fakeApi';
import { article, shownToast } from '../../../test/renderAdmin';

type Sent = { copyVersion: number; values: object };

const type = (value: string) => fireEvent.change(title(), { target: { value } });
const button = (name: string) => within(editor()).getByRole('button', { name });
afterEach(() => jest.useRealTimers());

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openKeeping() {
  const api = await openEditor();
  api.handlers[AUTOSAVE] = (body: Sent) => ({ body: changed(body.copyVersion + 10, body.values) });
  return api;
}

it('keeps switches like texts: readers see nothing of them before Update', async () => {
  const api = await openKeeping();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await userEvent.click(screen.getByRole('switch', { name: 'Published' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Featured' }));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await within(editor()).findByText('Unpublished changes')).toBeVisible();
  await waitFor(() => expect(within(editor()).queryByText('Unsaved changes')).toBeNull());
  expect(api.callsTo(AUTOSAVE).at(-1)?.body).toMatchObject({
    values: { isPublished: false, isFeatured: false },
  });
  expect(within(editor()).getAllByText('Published')).toHaveLength(2);
  expect(button('Update')).toHaveAccessibleDescription('Unpublishes the article.');
});

it('keeps one text after another, however many ask for it meanwhile, and publishes then', async () => {
  const api = await openEditor();
  const answers: (() => void)[] = [];
  api.handlers[AUTOSAVE] = (body: Sent) =>
    new Promise((resolve) => {
      answers.push(() => resolve({ body: changed(body.copyVersion + 10, body.values) }));
    });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const hide = () => document.dispatchEvent(new Event('visibilitychange'));
  type('One');
  hide();
  await waitFor(() => expect(answers).toHaveLength(1));
  type('Two');
  hide();
  hide();
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  api.handlers[UPDATE] = () => plain({ version: 4, title: 'Two' });
  jest.useFakeTimers();
  fireEvent.click(button('Update'));
  // Longer than the check of the text may take.
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(button('Saving...')).toBeVisible();
  expect(api.callsTo(UPDATE)).toEqual([]);
  api.handlers[AUTOSAVE] = (body: Sent) => ({ body: changed(body.copyVersion + 10, body.values) });
  answers[1]?.();
  await closed();
  expect(api.callsTo(UPDATE)).toHaveLength(1);
  const versions = api.callsTo(AUTOSAVE).map(({ body }) => (body as Sent).copyVersion);
  expect(versions).toEqual([...new Set(versions)]);
});

it('tries again sooner at first while the server is away, and at once after it was there', async () => {
  const api = await openKeeping();
  const answer = api.handlers[AUTOSAVE];
  jest.useFakeTimers();
  const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));
  async function triesAfter(waits: readonly number[]) {
    for (const wait of waits) {
      const tries = api.callsTo(AUTOSAVE).length;
      await seconds(wait - 0.001);
      expect(api.callsTo(AUTOSAVE)).toHaveLength(tries);
      await seconds(0.001);
      expect(api.callsTo(AUTOSAVE)).toHaveLength(tries + 1);
    }
  }
  api.handlers[AUTOSAVE] = () => failure(503, 'Away');
  type('Half a title');
  await triesAfter([3, 2, 4, 8, 10]);
  expect(within(editor()).getByText(/^Can’t reach the server/)).toBeVisible();
  api.handlers[AUTOSAVE] = answer as never;
  await triesAfter([10]);
  expect(within(editor()).getByText(/^Saved/)).toBeVisible();
  api.handlers[AUTOSAVE] = () => failure(503, 'Away');
  type('A title');
  await triesAfter([3, 2]);
});

it('saves owner and date apart from the text, by their own button', async () => {
  const api = await openKeeping();
  const FRESHNESS = `PUT /api/admin/help/articles/${article.id}/freshness`;
  let answer = () => {};
  api.handlers[FRESHNESS] = () =>
    new Promise((resolve) => {
      answer = () => resolve({ body: article });
    });
  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  await userEvent.click(button('Change owner or date'));
  const dialog = within(screen.getByRole('dialog', { name: 'Owner and review date' }));
  fireEvent.change(dialog.getByLabelText(/^Verified until/), { target: { value: '2027-01-01' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsTo(FRESHNESS)).toHaveLength(1));
  expect(api.callsTo(FRESHNESS)[0]?.body).toEqual({ verifiedUntil: '2027-01-01T00:00:00.000Z' });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  for (const [at, value] of ['One', 'Two'].entries()) {
    type(value);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(api.callsTo(AUTOSAVE)).toHaveLength(at + 1));
    await waitFor(() => expect(within(editor()).queryByText('Unsaved changes')).toBeNull());
    answer();
    await waitFor(() => expect(shownToast().title).toBe('Saved review date'));
  }
  expect(api.callsTo(AUTOSAVE)[1]?.body).toMatchObject({ copyVersion: 10 });
});

it('keeps what can be saved on the server, and the rest in this browser', async () => {
  const api = await openKeeping();
  type('');
  fireEvent.change(screen.getByLabelText('Summary'), { target: { value: 'Kept.' } });
  await userEvent.click(button('Cancel'));
  await answerKeep('Keep as draft');
  await closed();
  expect(shownToast().title).toBe('Kept in this browser');
  const [kept] = api.callsTo(AUTOSAVE).map(({ body }) => (body as Sent).values);
  expect(kept).toMatchObject({ summary: 'Kept.' });
  expect(kept).not.toHaveProperty('title');
});

it('goes on from unpublished changes, and publishes or discards them', async () => {
  const api = await openAddress(`/admin/articles/${article.id}`, ({ handlers }) => {
    handlers[READ] = () => ({ body: changed(10, { title: 'Half a title' }) });
  });
  await waitFor(() => expect(title()).toHaveValue('Half a title'));
  expect(within(editor()).getByText('Unpublished changes')).toBeVisible();
  api.handlers[`DELETE ${READ.slice(4)}`] = () => plain();
  await userEvent.click(button('Compare'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublished changes' }));
  expect(await dialog.findByRole('region', { name: 'Title: Published' })).toHaveTextContent(
    'Build',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(title()).toHaveValue(article.title));
  expect(api.calls.find(({ route }) => route.startsWith('DELETE'))?.search).toBe('?version=10');
  expect(within(editor()).queryByText('Unpublished changes')).toBeNull();
});

it('merges what another editor has autosaved, without a word, once, and publishes nothing by that', async () => {
  const api = await openEditor(undefined, ({ handlers }) => {
    handlers['GET /api/admin/staff'] = () => ({
      body: { staff: [{ username: 'bo', name: 'Bo Sun' }], total: 1 },
    });
  });
  const theirs = changed(20, { summary: 'Theirs.', content: '## First\n\nTheirs.\n\nLast.' }, 'bo');
  api.handlers[AUTOSAVE] = (body: Sent) =>
    body.copyVersion === 20
      ? { body: changed(21, body.values) }
      : failure(409, 'x', { current: theirs });
  type('Mine');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(api.callsTo(AUTOSAVE)).toHaveLength(2));
  expect(api.callsTo(AUTOSAVE)[1]?.body).toMatchObject({
    values: { title: 'Mine', summary: 'Theirs.', content: '## First\n\nTheirs.\n\nLast.' },
  });
  expect(screen.getByLabelText('Summary')).toHaveValue('Theirs.');
  expect(
    within(editor()).getByText('Bo Sun also changed Summary and Content (Markdown).'),
  ).toBeVisible();
  expect(within(editor()).queryByText('Unsaved changes')).toBeNull();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await userEvent.click(button('Cancel'));
  await answerKeep('Keep as draft');
  await closed();
  expect(api.callsTo(AUTOSAVE)).toHaveLength(2);
  expect(api.callsTo(UPDATE)).toEqual([]);
});

it('names who else edits the article, in its row and in its editor', async () => {
  const editors = [{ articleId: article.id, username: 'dana', since: '2026-01-03T10:42:00.000Z' }];
  const presence = `/api/admin/help/articles/${article.id}/presence`;
  const api = await openAddress(`/admin/articles/${article.id}`, ({ handlers }) => {
    handlers['GET /api/admin/staff'] = () => ({
      body: { staff: [{ username: 'dana', name: 'Dana Lee' }], total: 1 },
    });
    handlers['GET /api/admin/help/presence'] = () => ({ body: { editors } });
    handlers[`POST ${presence}`] = () => ({ body: { editors } });
  });
  const text = /^Dana Lee is editing this \(since \d+:\d\d [AP]M\)$/;
  expect(await within(editor()).findByText(text)).toBeVisible();
  await userEvent.click(button('Cancel'));
  await closed();
  expect(await screen.findByText(text)).toBeVisible();
  expect(api.callsTo(`DELETE ${presence}`)).toHaveLength(1);
});
