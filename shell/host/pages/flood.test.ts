import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LoadedRemote, loadRemote } from '@pressline/releases/files/LoadedRemote';
import { buildRelease } from '@pressline/releases/test/testRelease';
import { until } from '../../../scripts/testing/until';
import { startTestSite } from '../test/testSite';

jest.setTimeout(60_000);

const FLOOD = 100;
const FIRST = '203.0.113.1';
const SECOND = '2001:db8::1';
const READER = '198.51.100.1';

/** Answers that wait for the test while it is not null. */
let held: ServerResponse[] | null = null;

const answer = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]');
const services = createServer((_request, response) => {
  if (held) held.push(response);
  else answer(response);
});
beforeAll(() => new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  services.close();
  services.closeAllConnections();
});

const route = (path: string, example: string) => ({
  ...{ path, example, serverRendered: true, preload: [] },
  query: ['q'],
});

function startSite() {
  const release = loadRemote(
    buildRelease("'a page'", { routes: [route('/help', '/help'), route('/help/*', '/help/a/b')] }),
  );
  const load: NonNullable<LoadedRemote['server']>['load'] = async ({ queryClient, url }) => {
    if (url.pathname === '/help') {
      await queryClient.prefetchQuery({ queryKey: [`/api/help/search${url.search}`] });
    }
    return undefined;
  };
  return startTestSite(
    { ...release, server: release.server && { ...release.server, load } },
    `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
  );
}

test('while all that may be rendered is, memory answers, and the rest is told to come back', async () => {
  const site = await startSite();
  const ask = (path: string, address: string) => site.get(path, { 'X-Forwarded-For': address });
  expect((await ask('/help', READER)).status).toBe(200);

  held = [];
  const statuses: number[] = [];
  const flood = Array.from({ length: FLOOD }, async (_, index) => {
    // Many hosts, and one of IPv6, which has all addresses of its /64.
    const address = index % 2 ? `203.0.113.${index}` : `${SECOND}${index}`;
    const response = await ask(`/help?q=${index}-${Math.random()}`, address);
    statuses.push(response.status);
    return { status: response.status, headers: response.headers, text: await response.text() };
  });
  // Four are rendered, and 32 wait.
  await until(() => statuses.length >= FLOOD - 4 - 32);
  expect(new Set(statuses)).toEqual(new Set([503]));

  expect((await ask('/help', READER)).status).toBe(200);
  for (const address of [READER, FIRST]) {
    for (const path of ['/unknown', '/help/unknown?q=1']) {
      expect((await ask(path, address)).status).toBe(404);
    }
  }
  expect((await ask('/help?q=mine', READER)).status).toBe(503);

  const waiting = held;
  held = null;
  for (const response of waiting) answer(response);
  const answers = await Promise.all(flood);
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  // On a slow machine some of those that were held took too long for the host: 503 as well.
  expect(served.length + refused.length).toBe(FLOOD);
  const busy = refused.filter(({ text }) => text.includes('One moment, please'));
  expect(busy.length).toBeGreaterThan(FLOOD / 2);
  for (const { headers } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  for (const { headers } of busy) expect(headers.get('cache-control')).toBe('no-store');
  await until(async () => (await ask('/help?q=mine', READER)).status === 200);
});

test('one address does not get all permits', async () => {
  const site = await startSite();
  const ask = (path: string, address: string) => site.get(path, { 'X-Forwarded-For': address });
  held = [];
  const MINE = 16;
  const mine = Array.from({ length: MINE }, (_, index) => ask(`/help?q=a${index}`, FIRST));
  const started = (word: string) => held?.filter(({ req }) => req.url?.includes(`q=${word}`)) ?? [];
  await until(() => started('a').length > 0);
  const other = ask('/help?q=b', READER);
  await until(() => started('b').length > 0);
  expect(started('a').length).toBeLessThan(MINE);
  const waiting = held;
  held = null;
  for (const response of waiting) answer(response);
  const statuses = (await Promise.all([other, ...mine])).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
});

test('an address that gets no more pages refuses none to others who ask for the same', async () => {
  const site = await startSite();
  const ask = (path: string, address: string) => site.get(path, { 'X-Forwarded-For': address });
  held = [];
  const started = (word: string) => held?.filter(({ req }) => req.url?.includes(`q=${word}`)) ?? [];
  const flood = Array.from({ length: 2 + 16 }, (_, index) => ask(`/help?q=c${index}`, FIRST));
  await until(() => started('c').length === 2);
  // The first one that is refused shows that all others wait.
  expect((await ask('/help?q=more', FIRST)).status).toBe(503);
  const refused = ask('/help?q=same', FIRST);
  const other = ask('/help?q=same', READER);
  expect((await refused).status).toBe(503);
  await until(() => started('same').length === 1);
  const waiting = held;
  held = null;
  for (const response of waiting) answer(response);
  await Promise.all([other, ...flood]);
});
