import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi, article, renderAdmin, startAt } from '../../test/renderAdmin';

const LIST = 'GET /api/admin/audit';
const entry = {
  id: 'a1',
  at: '2026-01-02T00:00:00.000Z',
  by: 'robin',
  address: '192.0.2.7',
  area: 'Content',
  action: 'Updated the article',
  detail: null,
  outcome: 'done',
  record: { type: 'articles', id: article.id, title: 'Ink' },
  before: { title: '<b>Paper</b>', content: { characters: 900, sha256: 'x' } },
  after: { title: 'Ink', content: { characters: 1_000, sha256: 'y' } },
};
const stranger = { ...entry, id: 'a2', by: null, action: 'Sign in', outcome: 'refused' };
const signIn = { ...stranger, record: null, before: null, after: null };

async function open(search = '') {
  startAt(`/admin/audit${search}`);
  const api = adminApi();
  api.handlers[LIST] = () => ({ body: { entries: [entry, signIn], total: 2 } });
  renderAdmin();
  await screen.findByText('Updated the article “Ink”');
  return api;
}

it('shows who did what, before and after', async () => {
  await open();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('robin');
  expect(first).toHaveTextContent('192.0.2.7');
  expect(second).toHaveTextContent('Unknown account');
  expect(within(second as HTMLElement).getByText('Refused')).toBeVisible();
  await userEvent.click(screen.getByText('Before and after'));
  expect(screen.getByRole('row', { name: 'title <b>Paper</b> Ink' })).toBeVisible();
  expect(screen.getByText('A text of 900 characters')).toBeVisible();
});

it('asks for what the filters say, also those of the address', async () => {
  const api = await open(
    `?area=Users&from=2026-01-01&to=2026-02-31&record=%3Cscript%3E&by=${'x'.repeat(70)}`,
  );
  const lastSearch = () => new URLSearchParams(api.callsTo(LIST).at(-1)?.search);
  expect(Object.fromEntries(lastSearch())).toEqual({
    ...{ by: 'x'.repeat(64), area: 'Users', from: '2026-01-01', page: '1', limit: '50' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'All entries about this' }));
  expect(await screen.findByRole('button', { name: 'Show all documents' })).toBeVisible();
  await waitFor(() => expect(lastSearch().get('record')).toBe(article.id));
  expect(lastSearch().get('area')).toBeNull();
});
