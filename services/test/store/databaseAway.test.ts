import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pressline/embedded-mongo';
import { until } from '../../../scripts/testing/until';
import { createTestApp, type TestApp } from '../createTestApp';

let dataDir: string;
let database: EmbeddedMongo;
let app: TestApp;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-away-'));
  database = await startEmbeddedMongo({ dataDir, isDurable: false });
  app = await createTestApp({ uri: database.uri });
  await app.createDocument('tags', { name: 'kept' });
});
afterEach(async () => {
  await app.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (url: string, token?: string) => app.call<{ name: string }[]>('GET', url, { token });

const untilStatus = (url: string, status: number) =>
  until(
    () => get(url, app.adminToken),
    (answer) => answer.status === status,
  );

test('without its database the API answers 503, and recovers', async () => {
  await get('/api/help/tags');
  await database.close();

  const [uncached, admin, login, alive] = await Promise.all([
    get('/api/help/articles/anything'),
    get('/api/admin/help/tags', app.adminToken),
    app.call('POST', '/api/admin/login', { body: { username: 'admin', password: 'x' } }),
    get('/healthz'),
  ]);
  expect(alive.status).toBe(200);
  expect(login).toMatchObject({ status: 503, body: { error: expect.any(String) } });
  for (const answer of [uncached, admin]) {
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await untilStatus('/readyz', 503);
  const known = await get('/api/help/tags');
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
  expect((await get('/readyz')).status).toBe(200);
});
