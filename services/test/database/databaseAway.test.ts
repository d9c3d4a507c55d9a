import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pressline/embedded-mongo';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

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

test('without its database the API answers within 2 s, reads from memory, and recovers', async () => {
  const { id: categoryId } = await app.deps.createDocument('categories', buildCategory());
  const article = await app.deps.createDocument('articles', buildArticle({ categoryId }));
  const unpublished = `/api/help/articles/${article.slug}`;
  expect((await timed('GET', unpublished)).status).toBe(200);
  await app.deps.engine.update('articles', article.id, { isPublished: false });
  await timed('GET', '/api/help/tags');
  // Another instance writes, so the answers cached here are out of date.
  await app.deps.content.bump();
  await database.close();

  const [cached, uncached, admin, login, alive] = await Promise.all([
    timed('GET', '/api/help/tags'),
    timed('GET', '/api/help/articles/anything'),
    timed('GET', '/api/admin/help/tags', app.adminToken),
    app.call('POST', '/api/admin/login', { body: { username: 'admin', password: 'x' } }),
    timed('GET', '/healthz'),
  ]);
  expect(cached).toMatchObject({ status: 200, body: [{ name: 'kept' }] });
  expect(alive.status).toBe(200);
  expect((await timed('GET', unpublished)).status).toBe(503);
  expect(login).toMatchObject({ status: 503, body: { error: expect.any(String) } });
  for (const answer of [uncached, admin]) {
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.ms).toBeLessThan(2_000);
  }
  await untilStatus('/readyz', 503);
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
