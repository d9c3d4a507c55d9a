import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, superAdmin } from '../../../test/fakeApi';
import { adminApi, renderAdmin, shownToast, startAt } from '../../../test/renderAdmin';

const LIST = 'GET /api/admin/releases';
const FIGURES = 'GET /api/admin/telemetry';
const COMMAND = 'POST /api/admin/releases/mfe-help';

const ids = { new: 'b'.repeat(16), old: 'a'.repeat(16) };
const record = (release: string, version: string, rest: object = {}) => ({
  ...{ release, version, publishedAt: '2026-01-02T08:00:00.000Z', source: 'http://localhost:3002' },
  ...{ pageBytes: 40_960, liveSince: '2026-01-02T08:30:00.000Z', liveUntil: null, failure: null },
  ...rest,
});
const event = (action: string, release: string, rest: object = {}) => ({
  ...{ at: '2026-01-02T08:30:00.000Z', action, release, by: 'origin', detail: '' },
  ...rest,
});
const help = {
  ...{ name: 'mfe-help', stable: ids.new, previous: ids.old, canary: null, isPinned: false },
  releases: [record(ids.new, '1.4.0'), record(ids.old, '1.3.0', { liveSince: null })],
  events: [event('promoted', ids.new), event('published', ids.new)],
};
const failed = {
  ...help,
  stable: ids.old,
  previous: null,
  releases: [record(ids.new, '1.4.0', { failure: '12 of 40 failed.' }), record(ids.old, '1.3.0')],
  events: [
    event('rolled-back-automatically', ids.new, { by: 'host', detail: '12 of 40 failed.' }),
    ...help.events,
  ],
};
const withCanary = { ...help, stable: ids.old, canary: { release: ids.new, percent: 10 } };
const source = { remote: 'mfe-help', release: ids.new };
const figures = {
  releases: [
    {
      ...{ remote: 'mfe-help', release: ids.new, loads: 199, loadFailures: 1, hydrationErrors: 1 },
      ...{ violations: 0 },
      vitals: { LCP: { count: 150, mean: 700, p75: 800 } },
    },
  ],
  errors: [
    { ...source, kind: 'load-failure', message: 'timeout', count: 2, lastAt: '2026-01-02T09:00Z' },
    {
      ...source,
      kind: 'hydration-error',
      message: 'boom in hero',
      count: 10,
      lastAt: '2026-01-02',
    },
    { ...source, release: ids.old, kind: 'hydration-error', message: 'not its own', count: 1 },
  ],
};

/** For tests that wait until the page fetches again. */
function skipWaiting() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}
afterEach(() => jest.useRealTimers());

function open(remote: object = help) {
  startAt('/admin/releases');
  const api = adminApi();
  api.handlers[LIST] = () => ({ body: { remotes: [remote] } });
  api.handlers[FIGURES] = () => ({ body: figures });
  renderAdmin();
  return api;
}

const card = async () => within(await screen.findByRole('region', { name: 'mfe-help' }));
const stable = () => within(screen.getByRole('group', { name: 'Stable' }));
const dialog = () => within(screen.getByRole('alertdialog'));

it('shows what visitors get and how it does in their browsers', async () => {
  open();
  const { getByText, findByText } = await card();
  expect(stable().getByRole('heading', { name: '1.4.0 (bbbbbbbb)' })).toBeVisible();
  expect(getByText(/^All visitors, since Jan 2, 2026/)).toBeVisible();
  expect((await findByText('1%')).parentElement).toHaveTextContent('1% 2 of 200');
  expect(getByText('≤ 800 ms').parentElement).toHaveTextContent('good');
});

it('rolls back after a question that names both releases', async () => {
  const api = open();
  api.handlers[COMMAND] = () => ({ body: { ...help, stable: ids.old, previous: null } });
  const { getByRole, queryByRole } = await card();
  await userEvent.click(getByRole('button', { name: 'Roll back mfe-help' }));
  expect(screen.getByRole('alertdialog', { name: 'Roll back mfe-help?' })).toHaveTextContent(
    'get 1.3.0 (aaaaaaaa) instead of 1.4.0 (bbbbbbbb)',
  );
  api.handlers[LIST] = () => ({
    body: { remotes: [{ ...help, stable: ids.old, previous: null }] },
  });
  await userEvent.click(dialog().getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(shownToast()).toEqual({ title: 'Rolled back successfully' }));
  expect(api.callsTo(COMMAND)[0]?.body).toEqual({ action: 'rollback', from: ids.new });
  expect(stable().getByRole('heading', { name: '1.3.0 (aaaaaaaa)' })).toBeVisible();
  expect(queryByRole('button', { name: 'Roll back mfe-help' })).toBeNull();
});

it('tells why a command was refused, and what the registry holds now', async () => {
  const api = open();
  const reason = 'mfe-help is pinned already.';
  api.handlers[COMMAND] = () => failure(409, reason, { code: 'conflict' });
  const { getByRole, findByText } = await card();
  api.handlers[LIST] = () => ({ body: { remotes: [{ ...help, isPinned: true }] } });
  await userEvent.click(getByRole('button', { name: 'Pin mfe-help' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Pin' }));
  await waitFor(() =>
    expect(shownToast()).toEqual({
      ...{ title: 'Failed to pin', description: reason, variant: 'destructive' },
    }),
  );
  expect(await findByText('Pinned')).toBeVisible();
});

it.each([
  [false, 'Pin', /keep getting 1\.4\.0 \(bbbbbbbb\)\. Later releases .* until you unpin it\./],
  [true, 'Unpin', /get 1\.4\.0 \(bbbbbbbb\) until its origin has another release/],
])('says what visitors get before it changes a pin (%s)', async (isPinned, label, text) => {
  const api = open({ ...help, isPinned });
  api.handlers[COMMAND] = () => ({ body: { ...help, isPinned: !isPinned } });
  const press = async () =>
    userEvent.click((await card()).getByRole('button', { name: `${label} mfe-help` }));
  await press();
  expect(screen.getByRole('alertdialog', { name: `${label} mfe-help?` })).toHaveTextContent(text);
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(api.callsTo(COMMAND)).toHaveLength(0);
  await press();
  await userEvent.click(dialog().getByRole('button', { name: label }));
  await waitFor(() => expect(api.callsTo(COMMAND)).toHaveLength(1));
  expect(api.callsTo(COMMAND)[0]?.body).toEqual({ action: label.toLowerCase() });
});

it('starts a canary for a share that makes sense', async () => {
  const api = open();
  api.handlers[COMMAND] = () => ({ body: withCanary });
  const { getByRole, getByText } = await card();
  await userEvent.click(getByText('Releases (2)'));
  await userEvent.click(getByRole('button', { name: 'Start canary with 1.3.0 (aaaaaaaa)' }));
  const share = screen.getByLabelText(/^Share of visitors/);
  expect(share).toHaveFocus();
  expect(share).toHaveValue('10');
  await userEvent.clear(share);
  await userEvent.type(share, '100');
  await userEvent.click(screen.getByRole('button', { name: 'Start canary' }));
  expect(screen.getByText('A whole number from 1 to 99')).toBeVisible();
  await userEvent.clear(share);
  await userEvent.type(share, '25');
  await userEvent.click(screen.getByRole('button', { name: 'Start canary' }));
  await waitFor(() => expect(api.callsTo(COMMAND)).toHaveLength(1));
  const body = { action: 'canary', release: ids.old, percent: 25 };
  expect(api.callsTo(COMMAND)[0]?.body).toEqual(body);
});

it('divides the visitors between stable and canary, and ends the canary after a question', async () => {
  const api = open(withCanary);
  const { getByRole, getByText } = await card();
  expect(getByText(/^90% of visitors/)).toBeVisible();
  expect(getByText(/^10% of visitors/)).toBeVisible();
  api.handlers[COMMAND] = () => ({ body: { ...withCanary, canary: null } });
  api.handlers[LIST] = () => ({ body: { remotes: [{ ...withCanary, canary: null }] } });
  await userEvent.click(getByRole('button', { name: 'End canary' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'All visitors of mfe-help get 1.3.0 (aaaaaaaa), also those who have 1.4.0 (bbbbbbbb) now.',
  );
  expect(api.callsTo(COMMAND)).toHaveLength(0);
  await userEvent.click(dialog().getByRole('button', { name: 'End canary' }));
  await waitFor(() => expect(screen.queryByText(/^10% of visitors/)).toBeNull());
  expect(api.callsTo(COMMAND)[0]?.body).toEqual({ action: 'end-canary' });
  await waitFor(() =>
    expect(getByRole('heading', { name: 'Help center (mfe-help)' })).toHaveFocus(),
  );
});

it('says that a release was rolled back by itself, and warns who promotes it again', async () => {
  const api = open(failed);
  const { findByRole, getByRole, getByText } = await card();
  const notice = await findByRole('alert');
  expect(notice).toHaveTextContent('1.4.0 (bbbbbbbb) was rolled back automatically');
  expect(notice).toHaveTextContent('12 of 40 failed.');
  await userEvent.click(getByText('Releases (2)'));
  const row = getByText('Rolled back').closest('li') as HTMLElement;
  for (const place of [notice, row]) {
    expect(within(place).getByText(/boom in hero/)).not.toBeVisible();
    await userEvent.click(within(place).getByText('Technical details'));
    expect(within(place).getByText(/boom in hero/)).toBeVisible();
    const [most, least, ...others] = within(place).getAllByRole('listitem');
    expect(most).toHaveTextContent('10 × boom in hero');
    expect(least).toHaveTextContent('2 × timeout');
    expect(others).toEqual([]);
  }
  expect(within(row).getByText('1%').parentElement).toHaveTextContent('1% 2 of 200');
  await userEvent.click(getByRole('button', { name: 'Start canary with 1.4.0 (bbbbbbbb)' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /It was rolled back before: 12 of 40 failed\./,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(getByRole('button', { name: 'Publish 1.4.0 (bbbbbbbb) again' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'It was rolled back before: 12 of 40 failed.',
  );
  api.handlers[COMMAND] = () => ({ body: help });
  api.handlers[LIST] = () => ({ body: { remotes: [help] } });
  await userEvent.click(dialog().getByRole('button', { name: 'Publish again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(api.callsTo(COMMAND)[0]?.body).toEqual({ action: 'promote', release: ids.new });
});

it('says that what was to be released last was refused, until another release has moved', async () => {
  skipWaiting();
  const refused = event('refused', 'c'.repeat(16), { detail: '/pricing renders nothing' });
  const api = open({ ...help, events: [event('pinned', ids.new), refused, ...help.events] });
  const notice = await (await card()).findByRole('status');
  expect(notice).toHaveTextContent('Release cccccccc was refused');
  expect(notice).toHaveTextContent('/pricing renders nothing');
  const events = [event('published', ids.new), refused];
  api.handlers[LIST] = () => ({ body: { remotes: [{ ...help, events }] } });
  await waitFor(() => expect(screen.queryByText(/was refused/)).toBeNull());
});

it('says that a canary goes on when the stable release is rolled back', async () => {
  const canary = { release: 'c'.repeat(16), percent: 10 };
  const releases = [record(canary.release, '1.5.0'), ...help.releases];
  open({ ...help, releases, canary });
  await userEvent.click((await card()).getByRole('button', { name: 'Roll back mfe-help' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'The canary 1.5.0 (cccccccc) keeps running for 10% of visitors.',
  );
});

it('keeps itself up to date', async () => {
  skipWaiting();
  const api = open();
  await card();
  api.handlers[LIST] = () => ({ body: { remotes: [failed] } });
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('stops asking while the visitor is inactive, so that the session can end, and starts again at the first input', async () => {
  skipWaiting();
  const api = open();
  await card();
  const wait = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
  await wait(6);
  const asked = api.callsTo(LIST).length;
  await wait(30);
  expect(api.callsTo(LIST)).toHaveLength(asked);
  act(() => void window.dispatchEvent(new Event('pointermove')));
  await wait(1);
  expect(api.callsTo(LIST).length).toBeGreaterThan(asked);
});

it('says that the registry cannot be reached, and asks again', async () => {
  startAt('/admin/releases');
  const api = adminApi();
  api.handlers[LIST] = () => failure(503, 'The sign-in cannot be checked at the moment', {});
  api.handlers[FIGURES] = () => failure(503, 'away');
  renderAdmin();
  expect(await screen.findByText('Failed to fetch releases')).toBeVisible();
  api.handlers[LIST] = () => ({ body: { remotes: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No remotes are known yet.')).toBeVisible();
  expect(screen.getByText(/^Browser measurements aren’t available/)).toBeVisible();
});

it('is for super admins only', async () => {
  startAt('/admin/releases');
  const api = adminApi();
  const user = { ...superAdmin, role: 'admin' };
  api.handlers['GET /api/admin/me'] = () => ({ body: { user } });
  renderAdmin();
  expect(await screen.findByText('You don’t have access to this page.')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Releases' })).toBeNull();
  expect(api.callsTo(LIST)).toHaveLength(0);
});

it('says so when the role has been taken away meanwhile', async () => {
  skipWaiting();
  const api = open();
  await card();
  api.handlers[LIST] = () => failure(403, 'Your role does not allow this');
  expect(await screen.findByText('You don’t have access to this page.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'mfe-help' })).toBeNull();
});

it('shows what a command has made of it, whatever was read before', async () => {
  const user = skipWaiting();
  const api = open();
  const { getByRole, findByText } = await card();
  let read = (_answer: object) => {};
  api.handlers[LIST] = () => new Promise((resolve) => (read = resolve));
  api.handlers[COMMAND] = async () => {
    await waitFor(() => expect(api.callsTo(LIST)).toHaveLength(2));
    return { body: { ...help, isPinned: true } };
  };
  await user.click(getByRole('button', { name: 'Pin mfe-help' }));
  await user.click(dialog().getByRole('button', { name: 'Pin' }));
  expect(await findByText('Pinned')).toBeVisible();
  read({ body: { remotes: [help] } });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Pinned')).toBeVisible();
});
