import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AUTOSAVE,
  answerKeep,
  changed,
  editor,
  keepQuestion,
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
const cancel = () => userEvent.click(within(editor()).getByRole('button', { name: 'Cancel' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const kept = () => Object.keys(localStorage).filter((key) => key.includes('unsaved'));
const hide = () => document.dispatchEvent(new Event('visibilitychange'));

/** Answers as the server does: what equals the article is no change. */
async function openSaving() {
  const api = await openEditor();
  api.handlers[AUTOSAVE] = ({ copyVersion, values }: Sent) => ({
    body: changed(copyVersion + 10, values),
  });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  return api;
}

const ways = {
  cancel,
  escape: () => userEvent.keyboard('{Escape}'),
  back: async () => act(() => window.history.back()),
};

it.each(Object.keys(ways) as (keyof typeof ways)[])(
  'by %s asks, and stays by Escape',
  async (way) => {
    await openEditor();
    type('Build a quote?');
    await ways[way]();
    await keepQuestion();
    await waitFor(() => expect(location.pathname).toBe(`/admin/articles/${article.id}`));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(title()).toHaveValue('Build a quote?');
    await ways[way]();
    await answerKeep('Discard');
    await closed();
    expect(location.pathname).toBe('/admin/articles');
    expect(kept()).toEqual([]);
  },
);

it('keeps what was typed as a draft', async () => {
  const api = await openSaving();
  type('Half a title');
  await cancel();
  await answerKeep('Keep as draft');
  await closed();
  expect(shownToast().title).toBe('Kept as draft');
  expect(location.pathname).toBe('/admin/articles');
  expect(api.callsTo(AUTOSAVE).map(({ body }) => body)).toMatchObject([
    { copyVersion: 0, articleVersion: 3, values: { title: 'Half a title' } },
  ]);
  expect(api.callsTo(UPDATE)).toEqual([]);
  expect(kept()).toEqual([]);
});

it('discards what was saved since the article was opened, too', async () => {
  const api = await openSaving();
  type('Half a title');
  hide();
  await within(editor()).findByText('Unpublished changes');
  api.handlers[AUTOSAVE] = () => plain();
  await cancel();
  await answerKeep('Discard');
  await closed();
  expect(api.callsTo(AUTOSAVE).at(-1)?.body).toMatchObject({ values: { title: article.title } });
  expect(kept()).toEqual([]);
});

it('discards nothing that others have changed meanwhile', async () => {
  const api = await openSaving();
  const theirs = changed(20, { summary: 'Theirs.' }, 'bo');
  api.handlers[AUTOSAVE] = ({ copyVersion, values }: Sent) =>
    copyVersion === 0
      ? failure(409, 'x', { current: theirs })
      : { body: changed(copyVersion + 1, values) };
  type('Mine');
  hide();
  await waitFor(() => expect(screen.getByLabelText('Summary')).toHaveValue('Theirs.'));
  await waitFor(() => expect(within(editor()).queryByText('Unsaved changes')).toBeNull());
  await cancel();
  await answerKeep('Discard');
  await closed();
  expect(api.callsTo(AUTOSAVE).at(-1)?.body).toMatchObject({
    values: { title: article.title, summary: 'Theirs.' },
  });
});

it('stays with what was typed when the server cannot discard it', async () => {
  const api = await openSaving();
  type('Half a title');
  hide();
  await within(editor()).findByText('Unpublished changes');
  api.handlers[AUTOSAVE] = () => failure(503, 'Away');
  await cancel();
  await answerKeep('Discard');
  await waitFor(() => expect(shownToast().title).toBe('Failed to discard your changes'));
  expect(title()).toHaveValue('Half a title');
});

it('closes at once when nothing was typed, and the list has the focus again', async () => {
  await openEditor();
  await userEvent.keyboard('{Escape}');
  await closed();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit Build a quote' })).toHaveFocus(),
  );
});

it('closes at once when only an earlier visit has changed something', async () => {
  await openAddress(`/admin/articles/${article.id}`, ({ handlers }) => {
    handlers[READ] = () => ({ body: changed(10, { title: 'Half a title' }) });
  });
  await waitFor(() => expect(title()).toHaveValue('Half a title'));
  await cancel();
  await closed();
});

it('by a link asks first', async () => {
  await openEditor();
  type('Build a quote?');
  fireEvent.click(screen.getByRole('link', { name: 'View Help Center', hidden: true }));
  await keepQuestion();
  expect(location.pathname).toBe(`/admin/articles/${article.id}`);
  await answerKeep('Discard');
  await waitFor(() => expect(location.pathname).toBe('/help'));
});

it('asks the browser to ask before the page is closed, until it is saved', async () => {
  await openSaving();
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  type('Build a quote?');
  await waitFor(() => expect(leave()).toBe(false));
  hide();
  await waitFor(() => expect(leave()).toBe(true));
});
