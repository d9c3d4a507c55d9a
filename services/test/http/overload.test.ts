import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { until } from '../../../scripts/testing/until';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildCategory, buildTag } from '../factories';

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ maxInFlight: 3 });
});
afterEach(() => app.stop());

const BUSY = {
  status: 503,
  body: { error: { code: 'unavailable' }, message: expect.stringContaining('busy') },
};

/** Searches that find nothing until they are freed; each is in flight until then. */
function occupy(searches: number): () => Promise<number[]> {
  const { search } = app.parts.help;
  const { search: realSearch } = search;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  search.search = async (...args) => {
    await gate;
    return realSearch(...args);
  };
  const answers = Array.from({ length: searches }, (_, index) =>
    app.call('GET', `/api/help/search?q=${index}-${Math.random()}`),
  );
  return async () => {
    open();
    search.search = realSearch;
    return (await Promise.all(answers)).map(({ status }) => status);
  };
}

const MAX_ARRIVING = 20;

/** A request whose body begins and does not end, once the API has it, and its answer. */
async function startSlowly() {
  const slow = request(`${app.baseUrl}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': '100',
      Expect: '100-continue',
    },
  });
  slow.on('error', () => undefined);
  const answer = new Promise<IncomingMessage>((resolve) => slow.once('response', resolve));
  slow.flushHeaders();
  await once(slow, 'continue');
  slow.write('{');
  return { slow, answer };
}

test('bodies that arrive slowly do not count as in flight; of one address there are only some', async () => {
  const started: Awaited<ReturnType<typeof startSlowly>>[] = [];
  for (let count = 0; count < MAX_ARRIVING; count += 1) started.push(await startSlowly());
  expect((await app.call('GET', '/api/admin/me')).status).toBe(401);

  const tooMany = await startSlowly();
  const refused = await tooMany.answer;
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const [first] = started;
  first?.slow.end(`}${' '.repeat(98)}`);
  expect((await first?.answer)?.statusCode).toBe(400);
  const { slow, answer } = await startSlowly();
  slow.end(`}${' '.repeat(98)}`);
  expect((await answer).statusCode).toBe(400);
  for (const one of [tooMany, ...started]) one.slow.destroy();
});

test('with too much to do it answers 503, except about its health and from memory', async () => {
  await app.createDocument('tags', buildTag());
  const remembered = await app.call('GET', '/api/help/tags');
  const free = occupy(3);
  const ask = () => app.call('GET', '/api/admin/me');
  await until(async () => (await ask()).status === 503);
  const refused = await ask();
  expect((await app.call('GET', '/api/help/categories')).status).toBe(503);
  expect(refused).toMatchObject(BUSY);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const login = { body: { username: 'admin', password: 'wrong' } };
  expect((await app.call('POST', '/api/admin/login', login)).status).toBe(503);
  const write = { body: buildCategory(), token: app.adminToken };
  expect((await app.call('POST', '/api/admin/help/categories', write)).status).toBe(503);
  for (const path of ['/healthz', '/readyz', '/api/content-version']) {
    expect([path, (await app.call('GET', path)).status]).toEqual([path, 200]);
  }
  expect((await app.call('GET', '/api/help/tags')).body).toEqual(remembered.body);

  expect(await free()).toEqual([200, 200, 200]);
  await until(async () => (await ask()).status === 401);
  expect((await app.call('GET', '/api/help/categories')).status).toBe(200);
});

test('bodies and headers are bounded', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(1_100_000) });
  const tooLarge = await app.call('POST', '/api/admin/help/tags', { body, token: app.adminToken });
  expect(tooLarge).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
  const headers = { 'X-Long': 'x'.repeat(20_000) };
  const response = await fetch(`${app.baseUrl}/healthz`, { headers });
  expect(response.status).toBe(431);
});

// Without a limit the socket would stay open as long as something drips.
test('a request whose headers do not arrive is given up', async () => {
  const port = Number(new URL(app.baseUrl).port);
  const socket = connect(port, '127.0.0.1');
  const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 500);
  socket.on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\n');
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
});
