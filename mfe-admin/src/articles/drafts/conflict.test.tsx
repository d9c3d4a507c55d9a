import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AUTOSAVE,
  changed,
  editor,
  openEditor,
  plain,
  title,
  UPDATE,
} from '../../../test/articleEditor';
import { failure } from '../../../test/fakeApi';
import { article, shownToast } from '../../../test/renderAdmin';

const current = {
  ...article,
  version: 7,
  savedBy: 'bo',
  title: 'Build quotes',
  summary: 'Theirs.',
};
afterEach(() => jest.useRealTimers());

const MERGE = { name: 'This article was changed while you were editing' };
const merge = () => screen.findByRole('dialog', MERGE);
const group = async (name: RegExp) => within(within(await merge()).getByRole('group', { name }));

const content = () => screen.getByLabelText('Content (Markdown)');
const withStaff = ({ handlers }: Awaited<ReturnType<typeof openEditor>>) => {
  handlers['GET /api/admin/staff'] = () => ({
    body: { staff: [{ username: 'bo', name: 'Bo Sun' }], total: 1 },
  });
};
/** Refuses what is not based on the article that another editor has saved. */
const answering = () => (body: { articleVersion: number }) =>
  body.articleVersion === 7
    ? plain({ version: 8 })
    : failure(409, 'Article was changed by another editor', {
        current: { article: current, copy: null },
      });

async function runIntoConflict() {
  const api = await openEditor(undefined, withStaff);
  api.handlers[UPDATE] = answering();
  fireEvent.change(title(), { target: { value: 'Build a quote mine' } });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await merge();
  // It would cover the dialog on a phone.
  expect(shownToast()).toEqual({});
  return api;
}

it('asks about what both have changed, and takes what only one has', async () => {
  const api = await runIntoConflict();
  expect(within(await merge()).getAllByRole('group')).toHaveLength(1);
  const titles = await group(/^Title/);
  expect(titles.getByRole('region', { name: 'Title: Your version' })).toHaveTextContent('mine');
  expect(titles.getByRole('region', { name: 'Title: Bo Sun’s version' })).toHaveTextContent(
    'Build',
  );
  expect(titles.getByRole('radio', { name: 'Use Bo Sun’s' })).not.toBeChecked();

  const save = screen.getByRole('button', { name: 'Save the merged version' });
  await userEvent.click(save);
  expect(screen.getByText('Choose what to save as Title.')).toBeVisible();
  await userEvent.click(titles.getByRole('radio', { name: 'Keep mine' }));
  await userEvent.click(titles.getByRole('radio', { name: 'Edit the merged text' }));
  const merged = titles.getByLabelText('Merged Title');
  expect(merged).toHaveValue('Build a quote mine');
  fireEvent.change(merged, { target: { value: 'Build quotes, mine' } });
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(UPDATE)[1]?.body).toMatchObject({
    articleVersion: 7,
    values: { title: 'Build quotes, mine', summary: 'Theirs.' },
  });
});

it('begins on its title, where no key presses anything', async () => {
  await runIntoConflict();
  await waitFor(() => expect(screen.getByRole('heading', MERGE)).toHaveFocus());
});

it('merges different fields without a word, and saves both', async () => {
  const api = await openEditor();
  api.handlers[UPDATE] = answering();
  fireEvent.change(content(), { target: { value: '## First, mine' } });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(shownToast().title).toBe('Article updated successfully'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(UPDATE).map(({ body }) => body)).toMatchObject([
    { articleVersion: 3, values: { title: article.title } },
    {
      articleVersion: 7,
      values: { title: 'Build quotes', summary: 'Theirs.', content: '## First, mine' },
    },
  ]);
});

it('publishes nothing of others that it has not shown', async () => {
  const api = await openEditor(undefined, withStaff);
  api.handlers[UPDATE] = () =>
    failure(409, 'x', { current: changed(20, { summary: 'Half a sen' }, 'bo') });
  fireEvent.change(content(), { target: { value: '## First, mine' } });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  const line = 'Bo Sun also changed Summary. Check the changes, then press Update again.';
  expect(await within(editor()).findByText(line)).toBeVisible();
  expect(screen.getByLabelText('Summary')).toHaveValue('Half a sen');
  expect(shownToast()).toEqual({});
  expect(screen.queryByRole('dialog', MERGE)).toBeNull();
  expect(api.callsTo(UPDATE)).toHaveLength(1);
  api.handlers[UPDATE] = () => plain({ version: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(UPDATE)[1]?.body).toMatchObject({ copyVersion: 20 });
});

it('opens no dialog between two keys, which the second one would go to', async () => {
  const api = await openEditor();
  api.handlers[UPDATE] = () => failure(409, 'x', { current: { article: current, copy: null } });
  jest.useFakeTimers();
  fireEvent.change(title(), { target: { value: 'Build a quote mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(/saved this article while you were editing it/)).toBeVisible();
  fireEvent.change(title(), { target: { value: 'Build a quote mine and' } });
  expect(screen.queryByRole('dialog', MERGE)).toBeNull();
  expect(await merge()).toBeVisible();
});

it('names who saved the other version', async () => {
  await runIntoConflict();
  const sentence = 'Bo Sun saved this article while you were editing it.';
  expect(await merge()).toHaveAccessibleDescription(expect.stringContaining(sentence));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('says so when it was the same person', async () => {
  const api = await openEditor();
  const own = { ...current, savedBy: 'ada' };
  api.handlers[UPDATE] = () => failure(409, 'x', { current: { article: own, copy: null } });
  fireEvent.change(title(), { target: { value: 'Build a quote mine' } });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await merge()).toHaveAccessibleDescription(
    expect.stringContaining('You saved this article in another tab while editing it here.'),
  );
});

it('can be put off: the form stays as it was typed, and the next save is on the old version', async () => {
  await runIntoConflict();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(title()).toHaveValue('Build a quote mine'));
  await userEvent.click(screen.getByRole('button', { name: 'Compare and merge' }));
  expect(await merge()).toBeVisible();
});

/** Saves a draft of the content, then another tool changes the article under it, and so says each answer. */
async function saveUnder(others: object) {
  const api = await openEditor(undefined, withStaff);
  let copy = 20;
  let present = {};
  api.handlers[AUTOSAVE] = ({ values }: { values: object }) => {
    copy += 1;
    const answer = changed(copy, values);
    return { body: { ...answer, article: { ...answer.article, ...present } } };
  };
  api.handlers[UPDATE] = ({ articleVersion }: { articleVersion: number }) => {
    const answer = changed(copy, { content: '## First\n\nMine.\n\nMore.' });
    const article = { ...answer.article, ...present };
    return articleVersion === 7
      ? plain({ version: 8 })
      : failure(409, 'x', { current: { ...answer, article } });
  };
  const save = async (text: string) => {
    fireEvent.change(content(), { target: { value: text } });
    fireEvent.keyDown(content(), { key: 's', ctrlKey: true });
    await waitFor(() => expect(within(editor()).queryByText('Unsaved changes')).toBeNull());
  };
  await save('## First\n\nMine.');
  present = { version: 7, savedBy: 'bo', ...others };
  await save('## First\n\nMine.\n\nMore.');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  return api;
}

it('keeps both when the article changed under a saved draft', async () => {
  const api = await saveUnder({ content: '# Title\n\n## First', summary: 'Theirs.' });
  const line = /^Bo Sun also changed .*Summary.* Check the changes, then press Update again\.$/;
  expect(await within(editor()).findByText(line)).toBeVisible();
  expect(content()).toHaveValue('# Title\n\n## First\n\nMine.\n\nMore.');
  expect(screen.getByLabelText('Summary')).toHaveValue('Theirs.');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(UPDATE).at(-1)?.body).toMatchObject({
    articleVersion: 7,
    values: { content: '# Title\n\n## First\n\nMine.\n\nMore.', summary: 'Theirs.' },
  });
});

it('asks when the article changed in the same place under a saved draft', async () => {
  await saveUnder({ content: '## First\n\nTheirs.' });
  const contents = await group(/^Content/);
  expect(contents.getByRole('region', { name: /Your version/ })).toHaveTextContent('Mine.');
});
