import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, plain, title, UPDATE } from '../../test/articleEditor';
import { failure } from '../../test/fakeApi';
import { article, shownToast } from '../../test/renderAdmin';

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

async function runIntoConflict() {
  const api = await openEditor();
  api.handlers[UPDATE] = (body: { articleVersion: number }) =>
    body.articleVersion === 7
      ? plain({ version: 8 })
      : failure(409, 'Article was changed by somebody else', {
          current: { article: current, copy: null },
        });
  fireEvent.change(title(), { target: { value: 'Build a quote mine' } });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await merge();
  // It would cover the dialog on a phone.
  expect(shownToast()).toEqual({});
  return api;
}

it('shows both texts of each field and takes what only one person changed', async () => {
  const api = await runIntoConflict();
  const summary = await group(/^Summary/);
  expect(summary.getByText('Only they changed this')).toBeVisible();
  expect(summary.getByRole('radio', { name: 'Take theirs' })).toBeChecked();
  const titles = await group(/^Title/);
  expect(titles.getByRole('region', { name: 'Title: Yours' })).toHaveTextContent('mine');
  expect(titles.getByRole('region', { name: 'Title: Theirs' })).toHaveTextContent('Build');

  const save = screen.getByRole('button', { name: 'Save the merged version' });
  await userEvent.click(save);
  expect(screen.getByText('Choose what to save as Title.')).toBeVisible();
  await userEvent.click(titles.getByRole('radio', { name: 'Keep yours' }));
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
  const sentence = 'bo saved this article while you were editing it.';
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
    expect.stringContaining('You saved this article elsewhere while editing it here.'),
  );
});

it('can be put off: the form stays as it was typed, and the next save is on the old version', async () => {
  await runIntoConflict();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(title()).toHaveValue('Build a quote mine'));
  await userEvent.click(screen.getByRole('button', { name: 'Compare and merge' }));
  expect(await merge()).toBeVisible();
});
