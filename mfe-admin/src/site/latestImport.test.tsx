import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const LATEST = 'GET /api/admin/help/operations';
const UNDO = 'POST /api/admin/help/operations/o1/undo';

const operation = {
  ...{ id: 'o1', title: 'Imported 2000 items', by: 'bo', at: '2026-01-01T00:00:00.000Z' },
  ...{ state: 'running', total: 2_000, changed: 500, restored: 0, canUndo: false },
  refused: [] as object[],
};
const done = { ...operation, state: 'done', changed: 1_999, canUndo: true };

function open(latest: object | null) {
  startAt('/admin/import-export');
  const api = adminApi();
  api.handlers[LATEST] = () => ({ body: { operations: latest ? [latest] : [], total: 0 } });
  api.handlers['GET /api/admin/staff'] = () => ({
    body: { staff: [{ username: 'bo', name: 'Bo Lind' }], sendsReminders: false },
  });
  renderAdmin();
  return api;
}

it('says how far an import is, also after a reload, and offers its undo when it has ended', async () => {
  const api = open(operation);
  expect(await screen.findByText('Importing: 500 of 2,000 items.')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Imported' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['500', '2000']);
  expect(screen.queryByLabelText(/Drop a zip file here/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();

  const refused = [{ resource: 'articles', id: 'a1', title: 'Keys', message: 'Too complex' }];
  api.handlers[LATEST] = () => ({ body: { operations: [{ ...done, refused }], total: 1 } });
  expect(
    await screen.findByText(/^Imported 1,999 items, .* by Bo Lind\. 1 not imported:$/),
  ).toBeVisible();
  const left = within(screen.getByRole('list', { name: 'Not imported' }));
  expect(left.getByRole('listitem')).toHaveTextContent('Keys Too complex');
  expect(screen.getByLabelText(/Drop a zip file here/)).toBeInTheDocument();
});

it('undoes an import, and says what was changed since', async () => {
  const api = open(done);
  const refused = [{ resource: 'faqs', id: 'f1', title: 'Why?', message: 'Changed by bo since' }];
  const undone = { ...done, state: 'undone', restored: 1_998, changed: 1, canUndo: false, refused };
  api.handlers[UNDO] = () => {
    api.handlers[LATEST] = () => ({ body: { operations: [undone], total: 1 } });
    return { body: undone };
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(shownToast().title).toBe('Import undone'));
  expect(
    await screen.findByText(/^Undid the import of 1,998 items, .* 1 left as is:$/),
  ).toBeVisible();
  const left = within(screen.getByRole('list', { name: 'Left as is' }));
  expect(left.getByRole('listitem')).toHaveTextContent('Why? Changed by bo since');
  expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
});

it('says nothing where nothing was imported', async () => {
  open(null);
  expect(await screen.findByLabelText(/Drop a zip file here/)).toBeInTheDocument();
  expect(screen.queryByText(/^Imported/)).toBeNull();
});
