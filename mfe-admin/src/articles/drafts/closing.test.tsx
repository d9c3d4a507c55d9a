import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CREATE,
  editor,
  openAddress,
  openEditor,
  plain,
  title,
  UPDATE,
} from '../../../test/articleEditor';
import { article, shownToast } from '../../../test/renderAdmin';

const LIST = '/admin/articles';

type Api = Awaited<ReturnType<typeof openEditor>>;

const button = (name: string) => within(editor()).getByRole('button', { name });
const goes = jest.spyOn(window.history, 'go');

/** The editor has closed, and has gone back `steps` times for that. */
async function isAtList(steps: number) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe(LIST);
  expect(goes.mock.calls).toEqual(Array(steps).fill([-1]));
}

/** The answer to a save has come, and what it leads to has happened. */
const isSaved = (toast: string) => waitFor(() => expect(shownToast().title).toBe(toast));

async function fillIn(api: Api) {
  api.handlers[CREATE] = (body: object) => ({ status: 201, body: { ...article, ...body } });
  await screen.findByLabelText(/^Title/);
  fireEvent.change(title(), { target: { value: 'Fold it' } });
  await userEvent.selectOptions(within(editor()).getByLabelText(/^Category/), 'Finishing');
}

/** Asks for a save; the answer comes when the returned function is called. */
async function saveSlowly(api: Api): Promise<() => void> {
  let resolve = (_answer: object) => {};
  api.handlers[UPDATE] = () => new Promise((done) => (resolve = done));
  await userEvent.click(button('Update'));
  await waitFor(() => expect(api.callsTo(UPDATE)).toHaveLength(1));
  return () => resolve(plain({ version: 4 }));
}

// The page from which the admin was opened: nothing may go back as far as that.
beforeEach(() => {
  goes.mockClear();
  window.history.pushState(null, '', '/about');
  window.history.pushState(null, '', LIST);
});

it('an article is created and its editor stays closed', async () => {
  const api = await openEditor('New Article');
  await fillIn(api);
  await userEvent.click(button('Create'));
  await isSaved('Article created successfully');
  await isAtList(1);
});

it('an article is created in an editor that was opened by its address', async () => {
  const api = await openAddress(`${LIST}/new`);
  await fillIn(api);
  await userEvent.click(button('Create'));
  await isSaved('Article created successfully');
  await isAtList(0);
});

it('two clicks on a row open one editor, which one Cancel closes', async () => {
  await openEditor();
  await userEvent.click(button('Cancel'));
  await isAtList(1);
  const row = screen.getByRole('button', { name: 'Edit Build a quote' });
  act(() => {
    row.click();
    row.click();
  });
  await screen.findByLabelText(/^Title/);
  await userEvent.click(button('Cancel'));
  await isAtList(2);
});

it('an answer that comes after Back does not go back once more', async () => {
  const api = await openEditor();
  const answer = await saveSlowly(api);
  // Answered between the browser's step and the router's.
  window.addEventListener('popstate', answer, { once: true });
  act(() => window.history.back());
  await isSaved('Article updated successfully');
  await isAtList(0);
});
