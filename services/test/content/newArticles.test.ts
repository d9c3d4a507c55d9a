import { buffer } from 'node:stream/consumers';
import type {
  Article,
  ArticlePage,
  Category,
  EditedArticle,
  NewArticleDraft,
  ReplacePreview,
} from '@pressline/shared-api';
import { unzipSync } from 'fflate';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';
import { importFiles, recordFile } from '../importFiles';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(() => app.stop());

const HELP = '/api/admin/help';
const staff = <Body = EditedArticle>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, HELP + path, { body, token: app.adminToken });
const copyPath = (id: string) => `/articles/${id}/working-copy`;
const newId = () => new Types.ObjectId().toHexString();
const listed = async () =>
  (await staff<{ drafts: NewArticleDraft[] }>('GET', '/new-articles')).body.drafts;

/** Saves the draft of a new article. @returns the number of the draft */
async function type(id: string, values: object, copyVersion = 0) {
  const answer = await staff('PUT', copyPath(id), { copyVersion, articleVersion: 0, values });
  expect(answer.status).toBe(200);
  return answer.body.copy?.version ?? 0;
}
const create = (body: object) => staff<Article>('POST', '/articles', body);

test('a new article is a draft from its first words on, and none before', async () => {
  const id = newId();
  expect((await staff('GET', copyPath(id))).status).toBe(404);
  expect(await type(id, { title: ' ', categoryId })).toBe(0);
  expect((await staff('GET', copyPath(id))).status).toBe(404);
  const first = await type(id, { title: '', content: 'Half a sen' });
  const second = await type(id, { title: 'Fold', categoryId }, first);
  expect(second).toBeGreaterThan(first);
  expect((await staff('GET', copyPath(id))).body).toMatchObject({
    article: null,
    copy: {
      ...{ version: second, articleVersion: 0, savedBy: 'editor' },
      base: { title: '', content: '', categoryId: null, isPublished: false },
      values: { title: 'Fold', content: 'Half a sen', categoryId, tags: [] },
    },
  });
  expect(await listed()).toEqual([
    { id, title: 'Fold', savedAt: expect.any(String), savedBy: 'editor' },
  ]);
  expect(await type(id, { title: '', content: '' }, second)).toBe(0);
  expect(await listed()).toEqual([]);
});

test('its preview link shows it, until it is discarded', async () => {
  const id = newId();
  const values = { title: 'Score lines', content: 'Fold *along* the grain.', categoryId };
  const version = await type(id, { ...values, isPublished: true });
  const link = await staff<{ url: string }>('POST', `/articles/${id}/preview-link`);
  expect(link.status).toBe(200);
  const token = link.body.url.split('/').at(-1);
  const seen = () => app.call<ArticlePage>('GET', `/api/help/preview/${token}`);
  expect((await seen()).body).toMatchObject({
    ...{ title: 'Score lines', slug: 'score-lines', isPublished: false, isWorkingCopy: true },
    html: expect.stringContaining('<em>along</em>'),
  });
  const bare = newId();
  const only = await type(bare, { title: '', content: 'Only words' });
  const other = await staff<{ url: string }>('POST', `/articles/${bare}/preview-link`);
  const path = `/api/help/preview/${other.body.url.split('/').at(-1)}`;
  expect((await app.call('GET', path)).body).toMatchObject({ title: '', category: null });
  await staff('DELETE', `${copyPath(bare)}?version=${only}`);
  await staff('DELETE', `${copyPath(id)}?version=${version}`);
  expect((await seen()).status).toBe(404);
  expect((await staff('POST', `/articles/${id}/preview-link`)).status).toBe(404);
});

test('an export has it, and an import brings it back as a draft', async () => {
  const id = newId();
  const values = { title: 'Not: yet', content: '\nHalf a sentence', categoryId, tags: ['a'] };
  await type(id, values);
  const files = unzipSync(await buffer(await app.parts.importExport.export()));
  const load = async () => (await importFiles(app, files)).body;
  expect(await load()).toMatchObject({ created: [], updated: [], warnings: [], errors: [] });
  const before = (await staff('GET', copyPath(id))).body.copy;
  const edited = await type(id, { title: 'Edited since' }, before?.version);
  expect((await load()).warnings).toMatchObject([
    { message: 'This draft, or its article, is here already and stays as it is.' },
  ]);
  await staff('DELETE', `${copyPath(id)}?version=${edited}`);

  const { operation, ...answer } = await load();
  expect(answer).toMatchObject({ created: [{ title: 'Not: yet' }], errors: [] });
  const { copy } = (await staff('GET', copyPath(id))).body;
  expect(copy).toMatchObject({ values: before?.values, savedBy: before?.savedBy });
  expect(copy).toMatchObject({ savedAt: before?.savedAt, articleVersion: 0 });
  expect(await app.models.articles.exists({ _id: id })).toBeNull();
  await staff('POST', `/operations/${operation?.id}/undo`);
  expect((await staff('GET', copyPath(id))).status).toBe(404);
});

test('an article that was created of an imported draft stays when the import is undone', async () => {
  const id = newId();
  const draft = { savedAt: '2026-01-01T00:00:00.000Z', savedBy: 'editor' };
  const front = JSON.stringify({ id, title: 'From a file', draft, category: null });
  const files = { 'articles/drafts/a.md': recordFile(front) };
  const { operation } = (await importFiles(app, files)).body;
  const copyVersion = (await staff('GET', copyPath(id))).body.copy?.version;
  const values = { title: 'From a file', content: 'Text', categoryId };
  expect((await create({ ...values, id, copyVersion })).status).toBe(201);
  expect((await staff('POST', `/operations/${operation?.id}/undo`)).body).toMatchObject({
    ...{ restored: 0, refused: [{ id, message: 'The article was created since' }] },
  });
  expect(await app.models.articles.exists({ _id: id })).toBeTruthy();
});

test('two windows overwrite nothing of each other, and a draft can be discarded', async () => {
  const id = newId();
  const version = await type(id, { title: 'Mine' });
  const late = { copyVersion: 0, articleVersion: 0, values: { title: 'Theirs' } };
  expect(await staff('PUT', copyPath(id), late)).toMatchObject({
    status: 409,
    body: { current: { article: null, copy: { version, values: { title: 'Mine' } } } },
  });
  expect((await staff('DELETE', `${copyPath(id)}?version=${version - 1}`)).status).toBe(409);
  const discarded = await staff('DELETE', `${copyPath(id)}?version=${version}`);
  expect(discarded).toMatchObject({ status: 200, body: { article: null, copy: null } });
  expect(await listed()).toEqual([]);
});

test('it is no article before it is created: not listed, not counted, not scheduled', async () => {
  const own = (await app.createDocument('categories', buildCategory())).id;
  const id = newId();
  const copyVersion = await type(id, { title: 'Uncreated', content: 'x', categoryId: own });
  const seen = { copyVersion, articleVersion: 0 };
  const times = { publishAt: new Date(Date.now() + 60_000).toISOString(), unpublishAt: null };
  for (const [method, path, body] of [
    ['PUT', `/articles/${id}/schedule`, { ...seen, ...times }],
    ['POST', `${copyPath(id)}/publish`, { ...seen, values: { title: 'A' }, isPublished: true }],
  ] as const) {
    expect(await staff(method, path, body)).toMatchObject({
      status: 409,
      body: { error: { message: 'Create the article first' } },
    });
  }
  expect((await staff('GET', `/articles/${id}`)).status).toBe(404);
  const { body } = await staff<{ total: number }>('GET', '/articles?q=uncreated');
  expect(body.total).toBe(0);
  const { body: all } = await staff<{ categories: Category[] }>('GET', '/categories?limit=200');
  expect(all.categories.find((one) => one.id === own)).toMatchObject({ articleCount: 0 });
  expect((await staff('DELETE', `/categories/${own}`)).status).toBe(200);
});

test('tools find it like other drafts', async () => {
  const id = newId();
  const tag = (await app.createDocument('tags', { name: 'unborn' })).id;
  await type(id, { title: 'Searched', content: 'A quoin.', tags: ['unborn'] });
  const rule = { find: 'quoin', replace: 'wedge' };
  const { body: found } = await staff<ReplacePreview>('POST', '/replace/preview', rule);
  expect(found.articles).toMatchObject([{ id, title: 'Searched', place: 'draft', hits: [{}] }]);
  const articles = found.articles.map(({ place, version, hits }) => ({
    ...{ id, place, version },
    edits: hits.map(({ field, start, end, insert }) => ({ field, start, end, insert })),
  }));
  const made = await staff('POST', '/replace', { ...rule, articles });
  expect(made.body).toMatchObject({ changed: 1, refused: [] });
  await staff('POST', `/tags/${tag}/apply`, { action: 'rename', name: 'born' });
  expect((await staff('GET', copyPath(id))).body.copy?.values).toMatchObject({
    ...{ content: 'A wedge.', tags: ['born'] },
  });
});

test('Create makes the article under its id and ends the draft, once', async () => {
  const id = newId();
  const first = await type(id, { title: 'Created', content: 'Text', categoryId });
  const copyVersion = await type(id, { content: 'Text, typed on' }, first);
  const values = { title: 'Created', content: 'Text, typed on', categoryId };
  const stale = await create({ ...values, id, copyVersion: first });
  expect(stale.status).toBe(409);
  expect((await staff('GET', copyPath(id))).body.copy?.version).toBe(copyVersion);
  const missing = await create({ ...values, title: '', id, copyVersion });
  expect(missing).toMatchObject({
    status: 400,
    body: { error: { fields: { title: 'Required' } } },
  });
  const made = await create({ ...values, id, copyVersion });
  expect(made).toMatchObject({ status: 201, body: { id, version: 1, isPublished: false } });
  expect((await staff('GET', copyPath(id))).body).toEqual({ article: made.body, copy: null });
  expect((await create({ ...values, id, copyVersion })).status).toBe(409);
  const late = { copyVersion, articleVersion: 0, values: { title: 'From another window' } };
  expect((await staff('PUT', copyPath(id), late)).status).toBe(409);
  await staff('DELETE', `/articles/${id}`);
  expect((await staff('PUT', copyPath(id), { ...late, copyVersion: 0 })).status).toBe(404);
});

test('without a draft the create call makes an id of its own', async () => {
  const { body } = await create({ ...buildArticle({ categoryId }), id: newId() });
  const other = await create({ ...buildArticle({ categoryId }), id: body.id });
  expect(other.status).toBe(201);
  expect(other.body.id).not.toBe(body.id);
});

test('drafts are deleted 90 days after they were saved last', async () => {
  const [old, kept] = [newId(), newId()];
  for (const id of [old, kept]) await type(id, { title: 'Kept' });
  const { versions } = app.parts.versions;
  const at = new Date(Date.now() - 91 * 86_400_000);
  await versions.collection.updateOne({ docId: new Types.ObjectId(old) }, { $set: { at } });
  await versions.removeExpired();
  const ids = (await listed()).map(({ id }) => id);
  expect([ids.includes(old), ids.includes(kept)]).toEqual([false, true]);
});
