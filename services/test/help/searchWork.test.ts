import {
  type Article,
  createApiClient,
  type HandledSearches,
  type SearchHit,
  type SuggestedGuards,
  type UnmetSearches,
} from '@pressline/shared-api';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
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
async function open(q: string, article?: string, headers: Record<string, string> = BROWSER) {
  const query = new URLSearchParams({ q, ...(article && { article }) });
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
  expect(await open('leaflet', foldId, { 'User-Agent': 'Googlebot/2.1' })).toBe(204);
  expect(await unmet()).toHaveLength(2);
  expect(await open('Leaflet', foldId)).toBe(204);
  expect((await unmet()).map(({ query }) => query)).toEqual(['gangsheet']);
  expect(await open('', foldId)).toBe(400);

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
  await open('gangsheet', foldId);
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

test('what nearly all readers open after a search is suggested to be guarded, until it is or somebody says no', async () => {
  const suggested = async () =>
    (await staff<SuggestedGuards>('GET', `${WORK}/suggested`)).body.searches;
  const opens = async (q: string, article: string, times: number) => {
    for (let time = 0; time < times; time += 1) app.deps.searchLog.recordOpened(q, article);
    await app.deps.searchLog.flush();
  };
  const searched = async (q: string, times: number) => {
    for (let time = 0; time < times; time += 1) app.deps.searchLog.record(q, 2);
    await app.deps.searchLog.flush();
  };
  const draftId = await addArticle('Crease', { isPublished: false });
  for (const q of ['Crease it', 'divided', 'to a draft', 'of few']) await searched(q, 10);
  await searched('rare', 9);
  await opens('crease it', foldId, 7);
  await opens('rare', foldId, 9);
  await opens('of few', foldId, 4);
  await opens('divided', foldId, 7);
  await opens('divided', draftId, 2);
  await opens('to a draft', draftId, 9);
  const expected = {
    ...{ query: 'crease it', searches: 10, opened: 7, articleOpened: 7 },
    article: { id: foldId, title: 'Fold a leaflet' },
  };
  expect(await suggested()).toEqual([expected]);
  await opens('crease it', draftId, 1);
  expect(await suggested()).toEqual([{ ...expected, opened: 8 }]);

  const answer = { query: 'Crease it', articleId: foldId };
  expect((await staff('POST', `${WORK}/suggested/refusals`, answer)).status).toBe(200);
  expect(await suggested()).toEqual([]);
  const again = new URLSearchParams(answer);
  expect((await staff('DELETE', `${WORK}/suggested/refusals?${again}`)).status).toBe(200);
  expect(await suggested()).toHaveLength(1);
  const guard = await staff<{ id: string }>('POST', '/api/admin/help/guarded-queries', answer);
  expect(await suggested()).toEqual([]);
  await app.deps.engine.remove('guardedQueries', guard.body.id);
  expect((await staff('POST', `${WORK}/suggested/refusals`, { query: 'x' })).status).toBe(400);
});

describe('guarded queries', () => {
  const DRYING = 'Drying times of gloss varnish';
  const path = '/api/admin/help';
  const findings = (body: unknown) =>
    (body as { findings: { check: string; message: string }[] }).findings
      .filter(({ check }) => check === 'guardedQuery')
      .map(({ message }) => message);
  let dryId: string;
  let otherId: string;

  beforeAll(async () => {
    dryId = await addArticle(DRYING);
    otherId = await addArticle('Coating', { content: 'Coats dry. Gloss is one of them.' });
    const guard = { query: 'Gloss', articleId: dryId };
    expect((await staff('POST', `${path}/guarded-queries`, guard)).status).toBe(201);
  });

  const check = async (body: object) =>
    findings((await staff('POST', `${path}/articles/check`, body)).body);
  const judge = async (body: object) => findings((await staff('POST', `${WORK}/judge`, body)).body);

  test('tell before publishing which search would get worse, and nothing of it stays', async () => {
    const worse = [
      `Readers who search for “Gloss” find “${DRYING}” first now. They will find it at rank 2.`,
    ];
    const found = await search('gloss');
    expect(found).toEqual([dryId, otherId]);
    const gloss = { title: 'Gloss', content: 'Gloss. Gloss!' };
    expect(await check({ id: otherId, ...gloss })).toEqual(worse);
    expect(await check(gloss)).toEqual(worse);
    expect(await check({ id: dryId, title: 'Times', content: 'Nothing' })).toEqual([
      `Readers who search for “Gloss” find “${DRYING}” first now. They will no longer find it.`,
    ]);
    expect(await check({ id: otherId, title: 'Coating', content: 'Gloss' })).toEqual([]);
    expect(await search('gloss')).toEqual(found);

    const draft = await addArticle('Gloss', { content: 'Gloss gloss', isPublished: false });
    const publishing = await staff('POST', `${path}/articles/check/publish`, { ids: [draft] });
    expect(publishing.body).toMatchObject({ guarded: [{ message: worse[0], level: 'error' }] });
    await app.deps.engine.remove('articles', draft);
    expect(await search('gloss')).toEqual(found);
  });

  test('judge synonyms and pins, and say where they are', async () => {
    expect(await judge({ pin: { query: 'GLOSS', articleId: otherId } })).toHaveLength(1);
    expect(await judge({ pin: { query: 'gloss', articleId: dryId } })).toEqual([]);
    const group = { word: 'sheen', terms: ['gloss'] };
    const { id } = await app.deps.createDocument('synonyms', group);
    await app.deps.createDocument('guardedQueries', { query: 'sheen', articleId: dryId });
    expect(await judge({ id, synonym: { word: 'sheen', terms: ['matt'] } })).toEqual([
      `Readers who search for “sheen” find “${DRYING}” first now. They will no longer find it.`,
    ]);
    expect(await judge({ synonym: { word: 'sheen', terms: ['matt'] } })).toEqual([]);
    expect(await search('gloss')).toEqual([dryId, otherId]);
    expect((await staff('GET', `${WORK}/guarded`)).body).toMatchObject({
      queries: [{ place: 1 }, { place: 1 }],
    });
  });

  test('judge what is typed in summary and tags, and what is deleted', async () => {
    await app.deps.createDocument('guardedQueries', { query: 'brilliance', articleId: dryId });
    const stored = { id: dryId, title: DRYING, content: 'Wait.' };
    expect(await check({ ...stored, tags: ['brilliance'] })).toEqual([]);
    await staff('PUT', `${path}/articles/${dryId}`, { summary: 'Brilliance', tags: ['lustre'] });
    await app.deps.createDocument('guardedQueries', { query: 'lustre', articleId: dryId });
    expect(await check(stored)).toEqual([]);
    expect(await check({ ...stored, summary: '', tags: [] })).toEqual([
      `Readers who search for “brilliance” find “${DRYING}” first now. They will no longer find it.`,
      `Readers who search for “lustre” find “${DRYING}” first now. They will no longer find it.`,
    ]);

    const group = await app.deps.createDocument('synonyms', { word: 'shine', terms: ['lustre'] });
    await app.deps.createDocument('guardedQueries', { query: 'shine', articleId: dryId });
    const pin = { query: 'waiting', articleId: dryId };
    const { id: pinId } = await app.deps.createDocument('pinnedResults', pin);
    await app.deps.createDocument('guardedQueries', pin);
    const removed = [group.id, pinId];
    expect(await judge({ removed })).toHaveLength(2);
    expect(await judge({ removed: [foldId] })).toEqual([]);
    expect(await search('shine')).toEqual([dryId]);
  });

  test('judge an import before it is applied', async () => {
    const guarded = async (files: Record<string, string>) => {
      const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
      const file = new Blob([Uint8Array.from(zipSync(Object.fromEntries(entries)))]);
      const api = createApiClient({ baseUrl: app.baseUrl, getToken: () => app.adminToken });
      const answer = await api.importExport.import(file, { dryRun: true });
      expect(answer.errors).toEqual([]);
      return answer.guarded.map(({ message }) => message);
    };
    const { body: dry } = await staff<Article>('GET', `${path}/articles/${dryId}`);
    const article = (fields: string, text: string) => ({
      [`articles/x/${dry.slug}.md`]: `---\nid: ${dryId}\n${fields}\n---\n\n${text}\n`,
    });
    expect(await guarded(article('summary: Brilliance', 'Gloss dries.'))).toEqual([]);
    expect(await guarded(article('title: Times', 'Nothing.'))).toContain(
      `Readers who search for “Gloss” find “${DRYING}” first now. They will no longer find it.`,
    );
    expect(await guarded(article('isPublished: false', 'Gloss dries.'))).not.toEqual([]);
    const pins = `- query: gloss\n  article: ${(await staff<Article>('GET', `${path}/articles/${otherId}`)).body.slug}\n`;
    expect(await guarded({ 'pinned-results.yaml': pins })).toHaveLength(1);
    expect(await guarded({ 'synonyms.yaml': '- word: shine\n  terms: [matt]\n' })).toHaveLength(1);
    expect(await search('shine')).toEqual([dryId]);
  });
});
