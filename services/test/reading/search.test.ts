import type { ArticleHit, SearchAnswer, SearchHit } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { until } from '../../../scripts/testing/until';
import { createApplication } from '../../src/createApplication';
import { connectDatabase, openDatabase } from '../../src/store/connection/openDatabase';
import { createTestApp, startTestDatabase, TEST_SITE, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildFaq, buildVideo } from '../factories';

const SECRET = 'zebrafish';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp({ uri: database.uri });
  categoryId = (await app.createDocument('categories', buildCategory())).id;
  await addArticle('Fold a map', { content: 'Creasing **before** folding avoids cracks.' });
  await addArticle('Set up a gang run', { tags: ['sheets'] });
  await addArticle(`Draft ${SECRET}`, { isPublished: false, tags: [SECRET] });
  await app.createDocument(
    'faqs',
    buildFaq({ question: 'Can I crease <b>thick</b> board?', answer: 'Yes, *creasing* works.' }),
  );
  await app.createDocument('videos', buildVideo({ title: 'Creasing in a minute' }));
});
afterAll(async () => {
  await app.connection.dropDatabase();
  await app.stop();
  await database.stop();
});

const addArticle = (title: string, overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, title, ...overrides }));
const search = async (q: string) =>
  (await app.call<ArticleHit[]>('GET', `/api/help/search?q=${encodeURIComponent(q)}`)).body;
const searchAll = async (q: string) =>
  (await app.call<SearchAnswer>('GET', `/api/help/search/all?q=${encodeURIComponent(q)}`)).body;
const titles = async (q: string) => (await search(q)).map(({ title }) => title);
const marked = (hit?: SearchHit) =>
  hit?.snippet.marks.map(([start, end]) => hit.snippet.text.slice(start, end));

test('answers a plain list of summaries, each with what matched as plain text', async () => {
  const [hit, ...others] = await search('creasing');
  expect(others).toEqual([]);
  expect(hit).toMatchObject({ title: 'Fold a map', isPublished: true, kind: 'article' });
  expect(hit).not.toHaveProperty('plainText');
  expect(hit).not.toHaveProperty('content');
  expect(hit?.snippet.text).toBe('Creasing before folding avoids cracks.');
  expect(marked(hit)).toEqual(['Creasing']);
  const [byTitle] = await search('fold');
  expect(byTitle?.titleMarks).toEqual([[0, 4]]);
});

test('FAQs and videos are found too, and their texts are never HTML', async () => {
  const { hits, suggestion } = await searchAll('crease');
  expect(suggestion).toBeNull();
  // The others have it in another form.
  expect(hits.map(({ kind }) => kind)).toEqual(['faq', 'video', 'article']);
  const creasing = await searchAll('creasing');
  expect(creasing.hits.map(({ kind }) => kind).sort()).toEqual(['article', 'faq', 'video']);
  const faq = creasing.hits.find(({ kind }) => kind === 'faq');
  expect(faq?.snippet.text).toBe('Yes, creasing works.');
});

test('beginnings, wrong letters, suggestions', async () => {
  expect(await titles('gan')).toEqual(['Set up a gang run']);
  expect(await titles('creasnig')).toEqual(['Fold a map']);
  expect(await searchAll('creasnig')).toMatchObject({ suggestion: 'creasing' });
  expect(await searchAll('creasing nowherewhatever')).toMatchObject({
    hits: [],
    suggestion: 'creasing',
  });
  expect(await searchAll('qqqqqqqqq')).toMatchObject({ hits: [], suggestion: null });
  expect(await searchAll('  ')).toMatchObject({ hits: [], suggestion: null });
});

test('a number with its unit is one word, however it is written, and a phrase is exact', async () => {
  await addArticle('Margins', { content: 'Leave 12 mm free. A ruler of 3 in, 0.125 in at least.' });
  for (const q of ['12mm', '12 mm', '12 millimeters', '1/8"', '1/8 inch', '3 in.']) {
    expect([q, await titles(q)]).toEqual([q, ['Margins']]);
  }
  expect(marked((await search('12mm'))[0])).toEqual(['12 mm']);
  expect(await titles('3 mm')).toEqual([]);
  expect(await titles('"12 mm free"')).toEqual(['Margins']);
  expect(await titles('"free 12 mm"')).toEqual([]);
  expect(await titles('"Leave" "at least"')).toEqual(['Margins']);
});

test('words that people ask with do not stand in the way', async () => {
  expect(await titles('how many can we set up hello gang run')).toEqual(['Set up a gang run']);
});

test('words copied from a PDF or a chat are found', async () => {
  for (const copied of ['g\u200bang', 'ga\u00adng', '\u202egang', 'ｇａｎｇ']) {
    expect([copied, await titles(copied)]).toEqual([copied, ['Set up a gang run']]);
  }
});

test('staff keep synonyms, and they hold at once', async () => {
  expect(await titles('combination forme')).toEqual([]);
  const created = await app.call('POST', '/api/admin/help/synonyms', {
    body: { word: 'gang run', terms: 'combination forme, Sammelform' },
    token: app.adminToken,
  });
  expect(created.status).toBe(201);
  expect(await titles('combination forme')).toEqual(['Set up a gang run']);
  expect(await titles('sammelform sheets')).toEqual(['Set up a gang run']);
  await app.engine.remove('synonyms', String(created.body.id));
  expect(await titles('combination forme')).toEqual([]);
});

test('an edit, unpublishing and deletion show in the next answer; drafts never', async () => {
  const { id } = await addArticle('Varnish a cover');
  expect(await titles('varnish')).toEqual(['Varnish a cover']);
  await app.engine.update('articles', id, { title: 'Lacquer a cover' });
  expect([await titles('varnish'), await titles('lacquer')]).toEqual([[], ['Lacquer a cover']]);
  await app.engine.update('articles', id, { isPublished: false });
  expect(await titles('lacquer')).toEqual([]);
  await app.engine.update('articles', id, { isPublished: true });
  expect(await titles('lacquer')).toEqual(['Lacquer a cover']);
  await app.engine.remove('articles', id);
  expect(await titles('lacquer')).toEqual([]);
  for (const q of [SECRET, SECRET.slice(0, 5), 'zebrafihs', 'draft']) {
    expect(await searchAll(q)).toMatchObject({ hits: [], suggestion: null });
  }
});

test('a misspelling that no text has any more finds what was meant', async () => {
  const { id } = await addArticle('Sepcimen');
  expect(await titles('sepcimen')).toEqual(['Sepcimen']);
  await app.engine.update('articles', id, { title: 'Specimen' });
  expect(await titles('sepcimen')).toEqual(['Specimen']);
  await app.engine.remove('articles', id);
});

test('a change by a process whose clock is far behind shows, too', async () => {
  const { id } = await addArticle('Kiss cut');
  expect(await titles('kiss')).toEqual(['Kiss cut']);
  const values = { title: 'Die cut', updatedAt: new Date('2001-01-01') };
  await app.connection
    .collection('articles')
    .updateOne({ _id: new Types.ObjectId(id) }, { $set: values, $inc: { version: 1 } });
  await app.content.bump();
  expect([await titles('kiss'), await titles('die')]).toEqual([[], ['Die cut']]);
  await app.engine.remove('articles', id);
});

test('another instance follows what one has written', async () => {
  const connection = openDatabase();
  await connectDatabase(connection, database.uri);
  const other = createApplication({
    connection,
    log: pino({ level: 'silent' }),
    jwtSecret: 'x'.repeat(32),
    publicUrl: TEST_SITE,
    rateLimitScale: 0,
    trustedProxies: 0,
    patience: { searchMs: 60_000 },
    ai: { model: 'claude-test', deadlineMs: 60_000 },
    delivery: { demoAppUrl: 'https://app.pressline.example/' },
  });
  await other.content.refresh();
  const found = async () =>
    (await other.parts.help.search.search('embossing', { limit: 9, kinds: ['article'] })).matches
      .length;
  const untilFound = (count: number) => until(found, (number) => number === count);
  expect(await found()).toBe(0);
  const { id } = await addArticle('Embossing');
  await untilFound(1);
  await app.engine.update('articles', id, { isPublished: false });
  await untilFound(0);
  await app.engine.update('articles', id, { isPublished: true });
  await untilFound(1);
  await app.engine.remove('articles', id);
  await untilFound(0);
  other.parts.store.watch.stop();
  await connection.close();
});

test.each([
  '.*',
  '$where',
  '{"$ne":null}',
  '(((((',
  'a\\',
  '%00',
  "'; drop table articles; --",
  '<img src=x onerror=alert(1)>',
  '\uD800',
  '😀'.repeat(500),
  'x'.repeat(4_000),
  'a '.repeat(2_000),
])('hostile text is only text: %#', async (q) => {
  for (const path of ['search', 'search/all']) {
    const query = new URLSearchParams({ q });
    const answer = await app.call('GET', `/api/help/${path}?${query}`);
    expect(answer.status).toBe(200);
  }
  expect((await app.call('GET', '/api/help/search/all?q=a&q=b')).status).toBe(400);
  expect((await app.call('GET', '/api/help/search?q[$ne]=a')).body).toEqual([]);
});

test('equal queries give equal answers', async () => {
  for (let index = 0; index < 5; index += 1) await addArticle('Trim the edges');
  const first = (await search('trim')).map(({ id }) => id);
  await app.createDocument('tags', { name: 'unrelated' });
  expect((await search('trim')).map(({ id }) => id)).toEqual(first);
  expect((await search('TRIM ')).map(({ id }) => id)).toEqual(first);
});

test('searches of one address are limited, known ones and those of the host are not', async () => {
  const limited = await createTestApp({ rateLimitScale: 0.01 });
  const ask = async (q: number, headers: Record<string, string> = { 'X-Forwarded-For': 'x' }) =>
    (await limited.call('GET', `/api/help/search?q=${q}`, { headers })).status;
  await until(
    async () => (await limited.parts.help.search.search('any', { limit: 1 })).isPartial === false,
  );
  const statuses: number[] = [];
  for (let q = 0; q < 10; q += 1) statuses.push(await ask(q));
  expect(statuses).toEqual([...Array(6).fill(200), ...Array(4).fill(429)]);
  expect([await ask(0), await ask(10, {})]).toEqual([200, 200]);
  await limited.stop();
});
