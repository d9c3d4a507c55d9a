import { request } from 'node:http';
import { connect } from 'node:net';
import { createTestApp, type TestApp } from './createTestApp';
import { buildCategory, buildTag } from './factories';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ load: { maxInFlight: 3 } });
});
afterAll(() => app.stop());

const BUSY = {
  status: 503,
  body: { error: { code: 'unavailable' }, message: expect.stringContaining('busy') },
};

/** Requests whose bodies never end take places; the answer gives them back. */
async function occupy(places: number): Promise<() => void> {
  const held = Array.from({ length: places }, () => {
    const open = request(`${app.baseUrl}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': '100' },
    });
    open.on('error', () => undefined);
    open.write('{');
    return open;
  });
  return () => {
    for (const open of held) open.destroy();
  };
}

async function until(check: () => Promise<boolean>) {
  const startedAt = Date.now();
  while (!(await check()) && Date.now() - startedAt < 5_000) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('with too much to do it answers 503 at once, except about its health and from memory', async () => {
  await app.deps.createDocument('tags', buildTag());
  const remembered = await app.call('GET', '/api/help/tags');
  const free = await occupy(3);
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

  free();
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

test('a request whose headers do not arrive is given up', async () => {
  const port = Number(new URL(app.baseUrl).port);
  const socket = connect(port, '127.0.0.1');
  const startedAt = Date.now();
  const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 500);
  socket.on('error', () => undefined);
  socket.write('GET /healthz HTTP/1.1\r\n');
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  expect(Date.now() - startedAt).toBeLessThan(16_000);
});
