import type { Home } from '@pressline/shared-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../test/fakeApi';
import { adminApi, article, nothingWaits, renderAdmin, startAt } from '../test/renderAdmin';

const HOME = 'GET /api/admin/home';
const home = () => screen.findByRole('region', { name: 'Home' });
const card = (name: string) => screen.findByRole('region', { name });

function open(body: Home = nothingWaits) {
  startAt('/admin');
  const api = adminApi();
  api.handlers[HOME] = () => ({ body });
  api.handlers['GET /api/admin/staff'] = () => ({
    body: { staff: [{ username: 'bo', name: 'Bo Lind', getsMail: true }], sendsReminders: true },
  });
  renderAdmin();
  return api;
}

it('shows what waits, and each number leads to its list', async () => {
  const counts = { ...nothingWaits.counts, scheduled: 1_200, failedMail: 2 };
  const api = open({ ...nothingWaits, counts });
  const scheduled = await screen.findByRole('link', { name: '1,200 Scheduled articles' });
  const links = within(await home()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/contact?status=open&state=dead',
    '/admin/articles?status=scheduled',
  ]);
  expect(screen.queryByText(/caught up/)).toBeNull();

  await userEvent.click(scheduled);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Home' })).toBeNull());
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Scheduled');
  expect(api.callsTo('GET /api/admin/help/articles').at(-1)?.search).toContain('scheduled=true');

  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(await home()).toBeVisible();
  await waitFor(() => expect(api.callsTo(HOME)).toHaveLength(2));
});

it('shows own drafts, what readers miss and who changed what, by full name', async () => {
  const { id, title } = article;
  const at = '2026-01-02T10:00:00.000Z';
  const record = { resource: 'articles', id, title } as const;
  open({
    ...nothingWaits,
    drafts: [
      { id, title, at, isPublished: true, isCreated: true },
      { id: 'd'.repeat(24), title: '', at, isPublished: false, isCreated: false },
    ],
    searches: [
      {
        ...{ query: 'spot varnish', searches: 4, emptySearches: 4, opened: 0, results: 0 },
        lastDay: '2026-01-02',
      },
    ],
    activity: [
      { at, by: 'bo', action: 'Updated the article', record, others: 3 },
      { at, by: 'gone', action: 'Deleted the article', record, others: 0 },
    ],
  });
  const drafts = within(await card('My drafts and changes'));
  expect(drafts.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/admin/articles/${id}`,
  );
  expect(drafts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${title}Unpublished changes, Jan 2, 2026`,
    'UntitledNot created yet, Jan 2, 2026',
  ]);
  const missed = within(await card('What readers miss'));
  expect(missed.getByRole('link', { name: 'Write article: spot varnish' })).toHaveAttribute(
    'href',
    '/admin/articles/new?title=spot+varnish',
  );
  const activity = within(await card('Recent activity'));
  const [updated, deleted] = activity.getAllByRole('listitem');
  await waitFor(() =>
    expect(updated).toHaveTextContent(`Bo Lind updated the article “${title}” and 3 more`),
  );
  expect(deleted).toHaveTextContent(`gone deleted the article “${title}”`);
  expect(activity.getAllByRole('link')).toHaveLength(1);
});

it('says that nothing waits', async () => {
  open();
  expect(await screen.findByText('You’re all caught up.')).toBeVisible();
  expect(within(await home()).queryByRole('list')).toBeNull();
});

it('says that it could not be loaded, beside the articles, and tries again', async () => {
  const api = open();
  api.handlers[HOME] = () => failure(503, 'The service is temporarily unavailable');
  expect(await screen.findByText('Failed to load Home')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Build a quote' })).toBeVisible();
  api.handlers[HOME] = () => ({ body: nothingWaits });
  await userEvent.click(within(await home()).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You’re all caught up.')).toBeVisible();
});
