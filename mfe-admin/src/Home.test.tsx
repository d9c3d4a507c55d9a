import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../test/fakeApi';
import { adminApi, nothingWaits, renderAdmin, startAt } from '../test/renderAdmin';

const HOME = 'GET /api/admin/home';
const home = () => screen.findByRole('region', { name: 'Home' });

function open() {
  startAt('/admin');
  const api = adminApi();
  renderAdmin();
  return api;
}

it('shows what waits, and each number leads to its list', async () => {
  startAt('/admin');
  const api = adminApi();
  api.handlers[HOME] = () => ({ body: { ...nothingWaits, scheduled: 1_200, failedMail: 2 } });
  renderAdmin();
  const scheduled = await screen.findByRole('link', { name: '1,200 Scheduled articles' });
  const links = within(await home()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/feedback?status=new',
    '/admin/search',
    '/admin/contact?status=open',
    '/admin/contact?status=open&state=dead',
    '/admin/articles?status=overdue',
    '/admin/articles?status=scheduled',
    '/admin/health',
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

it('says that nothing waits', async () => {
  open();
  expect(await screen.findByText('You’re all caught up.')).toBeVisible();
});

it('says that counting failed, beside the articles, and tries again', async () => {
  startAt('/admin');
  const api = adminApi();
  api.handlers[HOME] = () => failure(503, 'The service is temporarily unavailable');
  renderAdmin();
  expect(await screen.findByText('Failed to load your to-do counts')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Build a quote' })).toBeVisible();
  api.handlers[HOME] = () => ({ body: nothingWaits });
  await userEvent.click(within(await home()).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You’re all caught up.')).toBeVisible();
});
