import type {
  Article,
  ArticlePage,
  Presence,
  PreviewedArticle,
  WorkingCopy,
} from '@pressline/shared-api';
import { createTestApp, startTestDatabase, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let app: TestApp;
/** A second process of the API. */
let other: TestApp;
let categoryId: string;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp({ uri: database.uri });
  other = await createTestApp({ uri: database.uri });
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  await database.stop();
});

const ARTICLES = '/api/admin/help/articles';
const addArticle = (overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, ...overrides }));
const dana = <Body = WorkingCopy>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, ARTICLES + path, { body, token: app.superToken });
const editor = <Body = WorkingCopy>(method: string, path: string, body?: unknown) =>
  other.call<Body>(method, ARTICLES + path, { body, token: other.adminToken });
const page = async (slug: string) =>
  (await app.call<ArticlePage>('GET', `/api/help/articles/${slug}`)).body;

/** Keeps changes on top of nothing. */
async function begin({ id, version }: Article, values: object) {
  const answer = await dana('PUT', `/${id}/working-copy`, {
    copyVersion: 0,
    articleVersion: version,
    values,
  });
  expect(answer.status).toBe(200);
  return answer.body.copy?.version ?? 0;
}

test('readers see the published revision until the changes are published', async () => {
  const article = await addArticle({ content: 'As published' });
  const path = `/${article.id}/working-copy`;
  expect((await dana('GET', path)).body).toEqual({ article, copy: null });
  const version = await begin(article, { title: 'Better', content: 'As changed' });

  expect(await page(article.slug)).toMatchObject({ title: article.title, revision: 1 });
  const kept = (await editor('GET', path)).body;
  expect(kept.article).toEqual({ ...article, changesSavedAt: kept.copy?.savedAt });
  expect(kept.copy).toMatchObject({
    savedBy: 'admin',
    articleVersion: 1,
    base: { content: 'As published', isPublished: true },
    values: { title: 'Better', content: 'As changed', categoryId, summary: article.summary },
  });
  const list = await dana<{ articles: Article[] }>('GET', '?q=booklet');
  expect(list.body.articles).toContainEqual(kept.article);

  const link = await dana<{ url: string }>('POST', `/${article.id}/preview-link`);
  const preview = () =>
    app.call<PreviewedArticle>('GET', link.body.url.replace('/help/', '/api/help/'));
  expect((await preview()).body).toMatchObject({ title: 'Better', isWorkingCopy: true });

  const published = await dana('POST', `${path}/publish`, {
    copyVersion: version,
    articleVersion: 1,
    isPublished: true,
    values: { title: 'Better', content: 'As changed, and typed since' },
  });
  expect(published.body).toMatchObject({
    article: { title: 'Better', version: 2, savedBy: 'admin', changesSavedAt: null },
    copy: null,
  });
  expect((await page(article.slug)).html).toContain('typed since');
  expect((await preview()).body).toMatchObject({ title: 'Better', isWorkingCopy: false });
});

test('a switch is a change like any text: readers see it once it is published', async () => {
  const article = await addArticle();
  const path = `/${article.id}/working-copy`;
  const listed = async (query: string) =>
    (await dana<{ articles: Article[] }>('GET', `?q=booklet&${query}`)).body.articles.map(
      ({ id }) => id,
    );
  expect(await listed('changed=true')).not.toContain(article.id);
  const copyVersion = await begin(article, { isPublished: false });
  expect((await editor('GET', path)).body).toMatchObject({
    article: { isPublished: true, changesSavedAt: expect.any(String) },
    copy: { values: { isPublished: false, title: article.title } },
  });
  expect(await listed('changed=true')).toContain(article.id);
  expect(await listed('changed=false')).not.toContain(article.id);
  expect(await page(article.slug)).toMatchObject({ title: article.title });

  const body = { copyVersion, articleVersion: 1, values: {}, isPublished: false };
  expect((await dana('POST', `${path}/publish`, body)).body).toMatchObject({
    article: { isPublished: false, changesSavedAt: null },
    copy: null,
  });
});

test('changes that were undone are none, and discarded ones are gone', async () => {
  const article = await addArticle();
  const path = `/${article.id}/working-copy`;
  const copyVersion = await begin(article, { title: 'Better' });
  const back = { copyVersion, articleVersion: 1, values: { title: article.title } };
  expect((await dana('PUT', path, back)).body).toEqual({ article, copy: null });
  const version = await begin(article, { title: 'Better again' });
  expect(version).toBeGreaterThan(copyVersion);
  expect((await editor('DELETE', `${path}?version=${copyVersion}`)).status).toBe(409);
  const discard = () => editor('DELETE', `${path}?version=${version}`);
  expect((await discard()).body).toEqual({ article, copy: null });
  expect((await discard()).status).toBe(200);
});

test('two editors in two processes overwrite nothing of each other', async () => {
  const article = await addArticle();
  const path = `/${article.id}/working-copy`;
  const first = { copyVersion: 0, articleVersion: 1, values: { title: 'By Dana' } };
  const second = { ...first, values: { title: 'By the editor' } };
  const answers = await Promise.all([dana('PUT', path, first), editor('PUT', path, second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200)?.body;
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({ current: won });

  const copyVersion = won?.copy?.version ?? 0;
  const publish = { ...first, isPublished: true, values: { title: 'Published' } };
  expect((await editor('POST', `${path}/publish`, publish)).status).toBe(409);
  const known = { ...publish, copyVersion };
  const both = await Promise.all([
    dana('POST', `${path}/publish`, known),
    editor('POST', `${path}/publish`, { ...known, values: { title: 'Published elsewhere' } }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what others change in the article stays, and the same field is a conflict', async () => {
  const article = await addArticle({ tags: ['one'] });
  const path = `/${article.id}/working-copy`;
  const copyVersion = await begin(article, { title: 'Better' });
  await editor('PUT', `/${article.id}`, { tags: ['two'], isPublished: false });
  const values = { title: 'Better', tags: ['one'] };
  const body = { copyVersion, articleVersion: 1, values };
  // The changes go on from what they are based on.
  const saved = (await dana('PUT', path, { ...body, values: { title: 'Best' } })).body;
  expect(saved.copy).toMatchObject({ articleVersion: 1, base: { tags: ['one'] } });
  const next = { ...body, copyVersion: saved.copy?.version };
  const published = await dana('POST', `${path}/publish`, { ...next, isPublished: true });
  expect(published.body.article).toMatchObject({
    title: 'Better',
    tags: ['two'],
    isPublished: false,
  });

  const again = published.body.article;
  const based = { copyVersion: await begin(again, { title: 'One' }), articleVersion: 3 };
  await editor('PUT', `/${article.id}`, { title: 'Another' });
  const wanted = { values: { title: 'One' }, isPublished: true };
  const conflict = await dana('POST', `${path}/publish`, { ...based, ...wanted });
  expect(conflict).toMatchObject({
    status: 409,
    body: { current: { article: { title: 'Another', version: 4 }, copy: { articleVersion: 3 } } },
  });
  const merged = { ...based, ...wanted, articleVersion: 4 };
  expect((await dana('POST', `${path}/publish`, merged)).body.article).toMatchObject({
    title: 'One',
    isPublished: true,
  });
});

test('a copy survives every other write, and the trash', async () => {
  const article = await addArticle();
  const path = `/${article.id}/working-copy`;
  let copyVersion = await begin(article, { title: 'Typing 0' });
  const typing = async () => {
    for (let turn = 1; turn <= 8; turn += 1) {
      const values = { title: `Typing ${turn}` };
      const answer = await dana('PUT', path, { copyVersion, articleVersion: 1, values });
      expect(answer.status).toBe(200);
      copyVersion = answer.body.copy?.version ?? 0;
    }
  };
  const bulk = async () => {
    for (const action of ['unpublish', 'publish', 'unpublish', 'publish']) {
      await editor('POST', '/bulk', { action, ids: [article.id] });
    }
  };
  await Promise.all([typing(), bulk()]);
  expect((await dana('GET', path)).body).toMatchObject({
    article: { title: article.title, version: 5, isPublished: true },
    copy: { values: { title: 'Typing 8' } },
  });
  await editor('DELETE', `/${article.id}`);
  expect((await dana('GET', path)).status).toBe(404);
  await editor('POST', `/${article.id}/restore`);
  expect((await dana('GET', path)).body.copy?.values.title).toBe('Typing 8');
});

test('refuses what no save would take, and says which field', async () => {
  const article = await addArticle();
  const based = { copyVersion: 0, articleVersion: 1 };
  const refusal = async (values: object) =>
    (await dana('PUT', `/${article.id}/working-copy`, { ...based, values })).body;
  expect(await refusal({ title: '' })).toMatchObject({
    error: { fields: { 'values.title': 'Required' } },
  });
  expect(await refusal({ views: 7 })).toMatchObject({
    error: { fields: { 'values.views': 'Unknown field' } },
  });
});

test('tells everybody who else edits an article, in every process, until they leave', async () => {
  const [{ id }, elsewhere] = [await addArticle(), await addArticle()];
  const others = async () =>
    (await app.call<Presence>('GET', '/api/admin/help/presence', { token: app.superToken })).body
      .editors;
  const alone = await editor<Presence>('POST', `/${id}/presence`);
  expect(alone.body).toEqual({ editors: [] });
  await editor('POST', `/${elsewhere.id}/presence`);
  const dated = { articleId: id, username: 'editor', since: expect.any(String) };
  const entered = (await dana<Presence>('POST', `/${id}/presence`)).body.editors;
  expect(entered).toEqual([dated]);
  // It says since when, however often somebody is seen.
  await editor('POST', `/${id}/presence`);
  expect(await others()).toEqual([...entered, { ...dated, articleId: elsewhere.id }]);
  await editor('DELETE', `/${id}/presence`);
  expect(await others()).toHaveLength(1);
  // Who has gone without a word is not there any more.
  const seenAt = new Date(Date.now() - 61_000);
  await app.connection.collection('presence').updateMany({}, { $set: { seenAt } });
  expect(await others()).toEqual([]);
});
