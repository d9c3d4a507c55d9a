import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pressline/embedded-mongo';
import { createTestApp, type TestApp } from '../createTestApp';

let dataDir: string;
let database: EmbeddedMongo;
let app: TestApp;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-away-'));
  database = await startEmbeddedMongo({ dataDir, isDurable: false });
  app = await createTestApp({ uri: database.uri });
  await app.deps.createDocument('tags', { name: 'kept' });
});
afterEach(async () => {
  await app.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function timed(method: string, url: string, token?: string) {
  const startedAt = Date.now();
  const answer = await app.call<{ name: string }[]>(method, url, { token });
  return { ...answer, ms: Date.now() - startedAt };
}

/** Asks until `url` answers with the status; otherwise the test times out. */
async function untilStatus(url: string, status: number) {
  while ((await timed('GET', url, app.adminToken)).status !== status);
}

test('without its database the API answers 503 within 2 s, and recovers', async () => {
  await timed('GET', '/api/help/tags');
  await database.close();

  const [uncached, admin, login, alive] = await Promise.all([
    timed('GET', '/api/help/articles/anything'),
    timed('GET', '/api/admin/help/tags', app.adminToken),
    app.call('POST', '/api/admin/login', { body: { username: 'admin', password: 'x' } }),
    timed('GET', '/healthz'),
  ]);
  expect(alive.status).toBe(200);
  expect(login).toMatchObject({ status: 503, body: { error: expect.any(String) } });
  for (const answer of [uncached, admin]) {
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.ms).toBeLessThan(2_000);
  }
  await untilStatus('/readyz', 503);
  const known = await timed('GET', '/api/help/tags');
  expect(known).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
  expect(Number(known.headers.get('retry-after'))).toBeGreaterThan(0);
  const form = await app.call('POST', '/api/newsletter', {
    body: 'email=kim%40shop.example',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(form.status).toBe(303);
  expect(form.headers.get('location')).toBe('/?failed=newsletter&reason=unavailable#newsletter');

  database = await startEmbeddedMongo({ dataDir, isDurable: false });
  await untilStatus('/api/admin/help/tags', 200);
  expect((await timed('GET', '/readyz')).status).toBe(200);
});
