import type { SearchHit, UnmetSearches } from '@pressline/shared-api';
import { strFromU8, unzipSync } from 'fflate';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const UNMET = '/api/admin/unmet-searches';

let app: TestApp;
let categoryId: string;
let foldId: string;
let trimId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory())).id;
  foldId = await addArticle('Fold a leaflet');
  trimId = await addArticle('Trim a leaflet');
});
afterAll(() => app.stop());

const addArticle = async (title: string, overrides = {}) =>
  (await app.createDocument('articles', buildArticle({ categoryId, title, ...overrides }))).id;
const staff = <Body>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, path, { body, token: app.adminToken });
async function search(q: string) {
  const query = encodeURIComponent(q);
  const { body } = await app.call<{ hits: SearchHit[] }>('GET', `/api/help/search/all?q=${query}`);
  await app.parts.views.searchLog.flush();
  return body.hits.map(({ id }) => id);
}
async function open(q: string, headers: Record<string, string> = BROWSER) {
  const query = new URLSearchParams({ q });
  const answer = await app.call('POST', `/api/help/search/opened?${query}`, { headers });
  await app.parts.views.searchLog.flush();
  return answer.status;
}
const unmet = async () => (await staff<UnmetSearches>('GET', UNMET)).body.searches;
const listed = async () => (await unmet()).map(({ query }) => query);

test('a search is on the list until a reader opens a result', async () => {
  await search('gangsheet');
  await search('Gangsheet');
  // A passage answers it; without one, a reader has to open a result.
  await search('leaflet');
  expect(await unmet()).toEqual([
    expect.objectContaining({ query: 'gangsheet', searches: 2, results: 0, opened: 0 }),
  ]);
  await search('trim fold leaflet');
  app.parts.views.searchLog.recordUnanswered('trim fold leaflet');
  app.parts.views.searchLog.record('fold trim', 2);
  app.parts.views.searchLog.recordUnanswered('fold trim');
  await app.parts.views.searchLog.flush();
  expect(await listed()).toContain('fold trim');
  expect(await open('fold trim', { 'User-Agent': 'Googlebot/2.1' })).toBe(204);
  expect(await listed()).toContain('fold trim');
  expect(await open('Fold trim')).toBe(204);
  expect(await listed()).not.toContain('fold trim');
  expect(await open('')).toBe(400);
});

test('the newest searches come first, and of a day the most frequent', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const counts = { searches: 9, emptySearches: 9, opened: 0, results: 0 };
  await app.parts.views.activity.addQueries(yesterday, [{ query: 'yesterday', ...counts }]);
  for (const query of ['once', 'twice', 'twice']) app.parts.views.searchLog.record(query, 0);
  await app.parts.views.searchLog.flush();
  const queries = await listed();
  const placeOf = (query: string) => queries.indexOf(query);
  expect(placeOf('twice')).toBeGreaterThanOrEqual(0);
  expect(placeOf('twice')).toBeLessThan(placeOf('once'));
  expect(placeOf('yesterday')).toBe(queries.length - 1);
});

test('a dismissed search stays off the list, and the dismissal can be undone', async () => {
  await search('lasagne');
  expect((await staff('POST', `${UNMET}/dismissals`, { query: 'Lasagne' })).status).toBe(200);
  await search('lasagne');
  expect(await listed()).not.toContain('lasagne');
  expect((await staff('DELETE', `${UNMET}/dismissals?query=lasagne`)).status).toBe(200);
  expect(await listed()).toContain('lasagne');
  const person = { query: 'kim@example.com' };
  expect((await staff('POST', `${UNMET}/dismissals`, person)).status).toBe(400);
});

test.each([
  ['an article', 'laminating pouch', () => addArticle('Choose a laminating pouch')],
  [
    'a synonym',
    'pamphlet',
    () => app.createDocument('synonyms', { word: 'pamphlet', terms: ['leaflet'] }),
  ],
  [
    'a pinned result',
    'handout',
    () => app.createDocument('pinnedResults', { query: 'handout', articleId: foldId }),
  ],
] as const)('%s that answers a search takes it off the list', async (_, query, add) => {
  await search(query);
  expect(await listed()).toContain(query);
  await add();
  expect(await listed()).not.toContain(query);
});

test('a pinned result takes a search with other results off the list, once readers may see it', async () => {
  const articleId = await addArticle('Guillotine', { isPublished: false });
  app.parts.views.searchLog.record('fold trim', 3);
  app.parts.views.searchLog.record('trim or fold it how', 3);
  app.parts.views.searchLog.recordUnanswered('trim or fold it how');
  await app.parts.views.searchLog.flush();
  expect(await listed()).toContain('trim or fold it how');
  await app.createDocument('pinnedResults', { query: 'trim or fold it how', articleId });
  expect(await listed()).toContain('trim or fold it how');
  await staff('PUT', `/api/admin/help/articles/${articleId}`, { isPublished: true });
  expect(await listed()).not.toContain('trim or fold it how');
});

test('a pinned article comes first in exactly its search, while readers may see it', async () => {
  const pins = '/api/admin/help/pinned-results';
  expect((await search('leaflet')).at(0)).toBe(foldId);
  const pin = await staff<{ id: string }>('POST', pins, { query: 'Leaflet ', articleId: trimId });
  expect(pin.status).toBe(201);
  expect(await search('leaflet')).toEqual([trimId, foldId]);
  expect((await search('fold leaflet')).at(0)).toBe(foldId);
  expect((await staff('GET', `${UNMET}/pin-targets`)).body).toMatchObject({
    articles: expect.arrayContaining([{ id: trimId, title: 'Trim a leaflet', isPublished: true }]),
  });
  const again = { query: 'LEAFLET', articleId: foldId };
  expect((await staff('POST', pins, again)).status).toBe(409);

  // Deleted articles are no targets, and an export leaves out what belongs to them.
  const gone = { query: 'Gone', articleId: 'f'.repeat(24) };
  expect((await staff('POST', pins, gone)).status).toBe(201);
  expect(await search('gone')).toEqual([]);
  const zip = await fetch(`${app.baseUrl}/api/admin/help/export`, {
    headers: { Authorization: `Bearer ${app.adminToken}` },
  });
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const yaml = strFromU8(files['pinned-results.yaml'] ?? new Uint8Array());
  expect(yaml).toContain('Leaflet');
  expect(yaml).not.toContain('Gone');

  const impact = { resource: 'articles', action: 'unpublish', ids: [trimId] };
  expect((await staff('POST', '/api/admin/help/impact', impact)).body).toMatchObject({
    groups: [{ source: 'pinnedResults', total: 1, items: [{ title: 'Leaflet' }] }],
  });
  await staff('PUT', `/api/admin/help/articles/${trimId}`, { isPublished: false });
  expect(await search('leaflet')).toEqual([foldId]);
});
