import type { HandledSearches, SearchHit, UnmetSearches } from '@pressline/shared-api';
import { strFromU8, unzipSync } from 'fflate';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const WORK = '/api/admin/search-work';

let app: TestApp;
let categoryId: string;
let foldId: string;
let trimId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.deps.createDocument('categories', buildCategory())).id;
  foldId = await addArticle('Fold a leaflet');
  trimId = await addArticle('Trim a leaflet');
});
afterAll(() => app.stop());

const addArticle = async (title: string, overrides = {}) =>
  (await app.deps.createDocument('articles', buildArticle({ categoryId, title, ...overrides }))).id;
const staff = <Body>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, path, { body, token: app.adminToken });
async function search(q: string) {
  const query = encodeURIComponent(q);
  const { body } = await app.call<{ hits: SearchHit[] }>('GET', `/api/help/search/all?q=${query}`);
  await app.call('GET', `/api/help/answers?q=${query}`);
  await app.deps.searchLog.flush();
  return body.hits.map(({ id }) => id);
}
async function open(q: string, headers: Record<string, string> = BROWSER) {
  const query = new URLSearchParams({ q });
  const answer = await app.call('POST', `/api/help/search/opened?${query}`, { headers });
  await app.deps.searchLog.flush();
  return answer.status;
}
const unmet = async () => (await staff<UnmetSearches>('GET', WORK)).body.searches;
const handled = async () => (await staff<HandledSearches>('GET', `${WORK}/handled`)).body.searches;

test('a search is on the list until a result is opened or somebody does something', async () => {
  await search('gangsheet');
  await search('Gangsheet');
  // A passage answers it; without one, somebody has to open a result.
  await search('leaflet');
  expect(await unmet()).toHaveLength(1);
  app.deps.searchLog.recordUnanswered('leaflet');
  await app.deps.searchLog.flush();
  expect(await unmet()).toEqual([
    expect.objectContaining({ query: 'gangsheet', searches: 2, results: 0, opened: 0 }),
    expect.objectContaining({ query: 'leaflet', results: 2, opened: 0 }),
  ]);
  expect(await open('leaflet', { 'User-Agent': 'Googlebot/2.1' })).toBe(204);
  expect(await unmet()).toHaveLength(2);
  expect(await open('Leaflet')).toBe(204);
  expect((await unmet()).map(({ query }) => query)).toEqual(['gangsheet']);
  expect(await open('')).toBe(400);

  const body = { query: 'Gangsheet', action: 'article', articleId: foldId };
  expect(await staff('POST', WORK, body)).toMatchObject({ status: 200 });
  expect(await unmet()).toEqual([]);
  const [before] = await handled();
  expect(before).toMatchObject({
    ...{ query: 'gangsheet', action: 'article', outcome: 'unknown' },
    ...{ before: { searches: 2, opened: 0 }, since: { searches: 0, opened: 0 } },
    article: { id: foldId, title: 'Fold a leaflet', votesSince: { upVotes: 0 } },
  });

  await search('gangsheet');
  expect((await handled())[0]).toMatchObject({ outcome: 'failed', since: { searches: 1 } });
  await open('gangsheet');
  const vote = { session: 'session-key-0123456789', vote: 'up' };
  await app.call('POST', `/api/help/articles/${foldId}/feedback`, { body: vote });
  expect((await handled())[0]).toMatchObject({
    ...{ outcome: 'worked', before: { searches: 2 }, since: { searches: 1, opened: 1 } },
    article: { votesBefore: { upVotes: 0 }, votesSince: { upVotes: 1, downVotes: 0 } },
  });
});

test('a search that is not ours can be put back', async () => {
  await search('lasagne');
  await staff('POST', WORK, { query: 'lasagne', action: 'ignored' });
  expect(await unmet()).toEqual([]);
  expect((await handled())[0]).toMatchObject({ query: 'lasagne', outcome: 'none', article: null });
  expect((await staff('DELETE', `${WORK}?query=lasagne`)).status).toBe(200);
  expect((await unmet()).map(({ query }) => query)).toEqual(['lasagne']);
  const person = { query: 'kim@example.com', action: 'ignored' };
  expect((await staff('POST', WORK, person)).status).toBe(400);
});

test('a pinned article comes first in exactly its search, while readers may see it', async () => {
  const pins = '/api/admin/help/pinned-results';
  expect((await search('leaflet')).at(0)).toBe(foldId);
  const pin = await staff<{ id: string }>('POST', pins, { query: 'Leaflet ', articleId: trimId });
  expect(pin.status).toBe(201);
  expect(await search('leaflet')).toEqual([trimId, foldId]);
  expect((await search('fold leaflet')).at(0)).toBe(foldId);
  expect((await staff('GET', `${WORK}/targets`)).body).toEqual({
    articles: [{ id: trimId, title: 'Trim a leaflet', isPublished: true }],
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
