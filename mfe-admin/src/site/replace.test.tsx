import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../../test/fakeApi';
import { adminApi, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const PREVIEW = 'POST /api/admin/help/replace/preview';
const APPLY = 'POST /api/admin/help/replace';
const UNDO = 'POST /api/admin/help/operations/o1/undo';

const hit = (start: number) => ({
  ...{ field: 'content', start, end: start + 3, insert: 'toner', line: 2 },
  ...{ before: 'Set the ', found: 'ink', after: '.' },
});
const keys = { id: 'a1', title: 'Keys', isPublished: true };
const found = {
  articles: [
    { ...keys, place: 'saved', version: 3, hits: [hit(8), hit(20)] },
    { ...keys, place: 'draft', version: 1_700, hits: [hit(8)] },
    { ...keys, place: 'scheduled', version: 1_700, hits: [hit(8)] },
    {
      id: 'a2',
      title: 'Press',
      isPublished: false,
      place: 'saved',
      version: 1,
      hits: [hit(0)],
    },
  ],
  total: 5,
  isPartial: false,
};
const made = {
  ...{ id: 'o1', title: 'Replaced “ink” with “toner”', by: 'ada', at: '2026-01-01T00:00:00.000Z' },
  ...{ state: 'done', changed: 1, restored: 0, canUndo: true },
  refused: [{ resource: 'articles', id: 'a2', title: 'Press', message: 'Changed by bo since' }],
};

async function search() {
  startAt('/admin/replace');
  const api = adminApi();
  api.handlers[PREVIEW] = () => ({ body: found });
  renderAdmin();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Find/ }), 'ink');
  await userEvent.type(screen.getByRole('textbox', { name: 'Replace with' }), 'toner');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  return api;
}

it('replaces the chosen hits, says what was refused, and undoes it', async () => {
  const api = await search();
  const region = await screen.findByRole('region', { name: 'Keys' });
  expect(within(region).getByText('Published')).toBeVisible();
  const changes = screen.getByRole('region', { name: 'Keys, unpublished changes' });
  expect(within(changes).getByText('Unpublished changes')).toBeVisible();
  const scheduled = screen.getByRole('region', { name: 'Keys, scheduled changes' });
  expect(within(scheduled).getByText('Scheduled changes')).toBeVisible();
  expect(api.callsTo(PREVIEW)[0]?.body).toEqual({
    ...{ find: 'ink', replace: 'toner', mode: 'plain', isCaseSensitive: false },
  });
  const [first] = within(region).getAllByRole('checkbox', {
    name: 'Line 2: replace ink with toner',
  });
  await userEvent.click(first as HTMLElement);
  expect(screen.getByText('4 matches in 2 articles chosen')).toBeVisible();
  api.handlers[APPLY] = () => ({ body: made });
  await userEvent.click(screen.getByRole('button', { name: 'Replace 4 matches' }));
  await waitFor(() => expect(shownToast().title).toBe('Replaced “ink” with “toner” in 1 article'));
  const edit = { field: 'content', end: 23, start: 20, insert: 'toner' };
  expect(api.callsTo(APPLY)[0]?.body).toEqual({
    ...{ find: 'ink', replace: 'toner' },
    articles: [
      { id: 'a1', version: 3, place: 'saved', edits: [edit] },
      { id: 'a1', version: 1_700, place: 'draft', edits: [{ ...edit, start: 8, end: 11 }] },
      { id: 'a1', version: 1_700, place: 'scheduled', edits: [{ ...edit, start: 8, end: 11 }] },
      { id: 'a2', version: 1, place: 'saved', edits: [{ ...edit, start: 0, end: 3 }] },
    ],
  });
  expect(screen.getByText(/Press: Changed by bo since\./)).toBeVisible();
  api.handlers[UNDO] = () => ({ body: { ...made, state: 'undone', restored: 1, canUndo: false } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shownToast().title).toBe('1 article restored'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('chooses all hits of an article or none, and cannot replace nothing', async () => {
  await search();
  for (const name of ['Keys', 'Keys, unpublished changes', 'Keys, scheduled changes', 'Press']) {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Replace all in ${name}` }));
  }
  expect(screen.getByRole('button', { name: 'Replace 0 matches' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Replace all in Keys' }));
  expect(screen.getByRole('button', { name: 'Replace 2 matches' })).toBeEnabled();
});

it('says at the field what is wrong with an expression', async () => {
  const api = await search();
  const fields = { find: 'Invalid regular expression: missing closing )' };
  api.handlers[PREVIEW] = () => failure(400, 'x', { error: { code: 'validation', fields } });
  await userEvent.selectOptions(screen.getByLabelText('Look for'), 'Regular expression');
  await userEvent.type(screen.getByRole('textbox', { name: /^Find/ }), '(');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText(fields.find)).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: /^Find/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(screen.getByText('Required')).toBeVisible();
});
