import {
  type ArticlePins,
  type ContentKey,
  contentKeys,
  type RevisionList,
  resources,
  type SearchAnswer,
  type TrashList,
} from '@pressline/shared-api';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildBody, buildCategory, buildFaq } from '../factories';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(() => app.stop());

const staff = <Body = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, path, { body, token: app.adminToken });
const restore = (key: ContentKey, id: string) =>
  staff('POST', `${resources[key].adminPath}/${id}/restore`);
const addArticle = (overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, ...overrides }));
const list = async (query = '') =>
  (await staff<TrashList>('GET', `/api/admin/help/trash?${query}`)).body;
const versions = () => app.connection.collection('versions');
const TRASHED = { kind: 'deleted' };

describe.each(contentKeys)('%s', (key) => {
  const path = resources[key].adminPath;

  test('come back as they were, once', async () => {
    const created = (await app.engine.create(key, buildBody(resources[key], categoryId))) as {
      id: string;
    };
    expect((await restore(key, created.id)).status).toBe(409);
    await staff('DELETE', `${path}/${created.id}`);
    expect((await staff('GET', `${path}/${created.id}`)).status).toBe(404);
    const back = await restore(key, created.id);
    expect(back.status).toBe(200);
    expect(back.body).toEqual({
      ...created,
      version: 2,
      updatedAt: expect.any(String),
      ...('revision' in created && { revision: 2 }),
    });
    expect((await staff('GET', `${path}/${created.id}`)).body).toEqual(back.body);
    expect((await restore(key, created.id)).status).toBe(409);
    expect(await versions().countDocuments(TRASHED)).toBe(0);
    await app.engine.remove(key, created.id);
    await versions().deleteMany({});
  });

  test('only staff restore, and only what is there', async () => {
    const id = '0'.repeat(24);
    expect((await app.call('POST', `${path}/${id}/restore`)).status).toBe(401);
    expect((await restore(key, id)).status).toBe(404);
    expect((await restore(key, 'x')).status).toBe(404);
  });
});

test('an article comes back with history, former slugs, pins, count and search', async () => {
  const pinned = await addArticle();
  const article = await addArticle({ slug: 'grain-direction', content: 'Quixotic fibres.' });
  await staff('PUT', `/api/admin/help/related/${article.id}`, { articleIds: [pinned.id] });
  const path = `/api/admin/help/articles/${article.id}`;
  await staff('PUT', path, { slug: 'paper-grain', title: 'Paper grain' });
  const found = async () =>
    (await app.call<SearchAnswer>('GET', '/api/help/search/all?q=quixotic')).body.hits.length;
  const count = async () => (await app.models.categories.findById(categoryId).lean())?.articleCount;
  const countBefore = await count();
  expect(await found()).toBe(1);
  await staff('DELETE', path);
  expect(await found()).toBe(0);
  expect(await count()).toBe(Number(countBefore) - 1);
  expect((await app.call('GET', '/api/help/articles/paper-grain')).status).toBe(404);

  expect((await restore('articles', article.id)).status).toBe(200);
  expect(await found()).toBe(1);
  expect(await count()).toBe(countBefore);
  expect((await app.call('GET', '/api/help/articles/paper-grain')).status).toBe(200);
  expect((await app.call('GET', '/api/help/articles/grain-direction')).status).toBe(301);
  const history = await staff<RevisionList>('GET', `${path}/revisions`);
  expect(history.body).toMatchObject({ total: 1, revisions: [{ revision: 1 }] });
  const pins = await staff<ArticlePins>('GET', `/api/admin/help/related/${article.id}`);
  expect(pins.body.pins).toMatchObject([{ id: pinned.id }]);
});

test('what is in the way is told: a taken slug or name, a category that is gone', async () => {
  const taken = await addArticle({ slug: 'wanted-by-two' });
  await app.engine.remove('articles', taken.id);
  const holder = await addArticle({ slug: 'wanted-by-two' });
  const countBefore = (await app.models.categories.findById(categoryId).lean())?.articleCount;
  expect(await restore('articles', taken.id)).toMatchObject({
    status: 409,
    body: { error: { fields: { slug: 'Already in use' } } },
  });
  const { articleCount } = (await app.models.categories.findById(categoryId).lean()) ?? {};
  expect(articleCount).toBe(countBefore);
  await app.engine.remove('articles', holder.id);
  expect((await restore('articles', taken.id)).status).toBe(200);

  const category = await app.createDocument('categories', buildCategory({ name: 'Plates' }));
  const faq = await app.createDocument('faqs', buildFaq({ categoryId: category.id }));
  await app.engine.remove('faqs', faq.id);
  await app.engine.remove('categories', category.id);
  expect(await restore('faqs', faq.id)).toMatchObject({
    status: 409,
    body: { message: 'Its category was deleted' },
  });
  const second = await app.createDocument('categories', buildCategory({ name: 'Plates' }));
  expect((await restore('categories', category.id)).status).toBe(409);
  await app.engine.remove('categories', second.id);
  expect((await restore('categories', category.id)).status).toBe(200);
  expect((await restore('faqs', faq.id)).status).toBe(200);
  expect(await app.models.categories.findById(category.id).lean()).toMatchObject({
    faqCount: 1,
  });
});

test('after 30 days it is too late, even before the upkeep has deleted it', async () => {
  await versions().deleteMany(TRASHED);
  const { id } = await addArticle();
  await app.engine.remove('articles', id);
  expect((await list()).total).toBe(1);
  const tooLate = new Date(Date.now() - (30 * 86_400 + 1) * 1_000);
  await versions().updateMany(TRASHED, { $set: { at: tooLate } });
  expect((await restore('articles', id)).status).toBe(404);
  expect((await list()).total).toBe(0);
  await versions().deleteMany(TRASHED);
});

test('the list says what was deleted when and by whom, by kind and title', async () => {
  await versions().deleteMany(TRASHED);
  const oldest = await addArticle();
  const { id } = await addArticle({ title: 'Zinc (plates)', slug: 'zinc-plates' });
  const faq = await app.createDocument('faqs', buildFaq({ question: 'What is zinc?' }));
  await staff('DELETE', `/api/admin/help/articles/${id}`);
  await staff('POST', '/api/admin/help/faqs/bulk', { action: 'delete', ids: [faq.id] });
  expect(await list('q=ZINC')).toEqual({
    entries: [
      {
        ...{ id: faq.id, resource: 'faqs', title: 'What is zinc?', slug: null },
        ...{ removedAt: expect.any(String), removedBy: 'editor', isPublished: null },
      },
      {
        ...{ id, resource: 'articles', title: 'Zinc (plates)', slug: 'zinc-plates' },
        ...{ removedAt: expect.any(String), removedBy: 'editor', isPublished: true },
      },
    ],
    total: 2,
  });
  expect(await list('q=zinc%20(pl')).toMatchObject({ entries: [{ id }], total: 1 });
  expect(await list('resource=faqs')).toMatchObject({ entries: [{ id: faq.id }], total: 1 });
  expect(await list('limit=1&page=2')).toMatchObject({ entries: [{ id }], total: 2 });

  await staff('DELETE', `/api/admin/help/articles/${oldest.id}`);
  await versions().updateMany(TRASHED, { $set: { at: new Date() } });
  const pages = await Promise.all([1, 2, 3].map((page) => list(`limit=1&page=${page}`)));
  const atTheSameTime = pages.map(({ entries }) => entries[0]?.id);
  expect(atTheSameTime).toEqual([oldest.id, faq.id, id]);
  expect((await staff('GET', '/api/admin/help/trash?resource=users')).status).toBe(400);
});

test('what is in the way is given another value with the restore', async () => {
  const old = await app.createDocument('categories', buildCategory());
  const article = await addArticle({ slug: 'wanted', categoryId: old.id });
  await app.engine.remove('articles', article.id);
  await app.engine.remove('categories', old.id);
  await addArticle({ slug: 'wanted' });
  const path = `/api/admin/help/articles/${article.id}/restore`;
  const refused = async (body: unknown) => {
    const { status, body: answer } = await staff<{ error: unknown }>('POST', path, body);
    return { status, error: answer.error };
  };
  expect(await refused({ slug: 'wanted-2' })).toMatchObject({
    status: 409,
    error: { fields: { categoryId: 'Unknown category' } },
  });
  expect(await refused({ categoryId })).toMatchObject({
    status: 409,
    error: { fields: { slug: 'Already in use' } },
  });
  expect(await refused({ slug: 'Not a slug' })).toMatchObject({ status: 400 });
  const back = await staff('POST', path, { slug: 'wanted-2', categoryId });
  expect(back).toMatchObject({ status: 200, body: { slug: 'wanted-2', categoryId } });
  const stored = await app.models.articles.findById(article.id).lean();
  expect(String(stored?.categoryId)).toBe(categoryId);

  const plates = await app.createDocument('categories', buildCategory({ name: 'Inks' }));
  await app.engine.remove('categories', plates.id);
  await app.createDocument('categories', buildCategory({ name: 'inks' }));
  const renamed = await staff('POST', `/api/admin/help/categories/${plates.id}/restore`, {
    name: 'Inks, old',
  });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Inks, old' } });
});

test('a time that has passed while an article was deleted does not publish it', async () => {
  const { id } = await addArticle({ isPublished: false });
  const path = `/api/admin/help/articles/${id}`;
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  await staff('PUT', `${path}/schedule`, {
    ...{ publishAt, unpublishAt: null, copyVersion: 0, articleVersion: 1 },
  });
  const planned = async () => (await app.models.articles.findById(id).lean())?.publishAt;
  expect(await planned()).toBeInstanceOf(Date);
  await staff('DELETE', path);
  await restore('articles', id);
  expect(await planned()).toBeInstanceOf(Date);
  await staff('DELETE', path);
  await versions().updateMany(TRASHED, { $set: { 'values.publishAt': new Date(Date.now() - 1) } });
  await restore('articles', id);
  expect(await planned()).toBeNull();
});

test('a super admin deletes for ever, with the history', async () => {
  const { id } = await addArticle();
  await staff('PUT', `/api/admin/help/articles/${id}`, { title: 'Second' });
  await staff('DELETE', `/api/admin/help/articles/${id}`);
  const path = `/api/admin/help/trash/${id}`;
  expect((await staff('DELETE', path)).status).toBe(403);
  const token = app.superToken;
  expect((await app.call('DELETE', path, { token })).body).toEqual({ id });
  expect((await app.call('DELETE', path, { token })).status).toBe(404);
  expect((await restore('articles', id)).status).toBe(404);
  const left = await versions()
    .find({ docId: new Types.ObjectId(id) })
    .toArray();
  expect(left).toMatchObject([{ kind: 'deleted', number: 2, values: null, title: '', by: null }]);
  const { found: entries } = await app.parts.audit.list({ record: id, page: 1, limit: 1 });
  expect(entries[0]).toMatchObject({
    action: 'Permanently deleted',
    record: { type: 'articles', title: 'Second' },
  });
});

test('parallel restores and removals leave one document and the right count', async () => {
  const own = await app.createDocument('categories', buildCategory());
  const { id } = await addArticle({ categoryId: own.id });
  await app.engine.remove('articles', id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => restore('articles', id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const category = await app.models.categories.findById(own.id).lean();
  expect(category?.articleCount).toBe(1);
});

test('an id of another resource is not found, and users never come into the trash', async () => {
  const { id } = await addArticle();
  await app.engine.remove('articles', id);
  expect((await restore('faqs', id)).status).toBe(404);
  const user = await app.engine.create('users', buildBody(resources.users, ''));
  await app.engine.remove('users', String(user.id));
  const kept = await versions().find(TRASHED).limit(1_000).toArray();
  expect(kept.map(({ resource }) => resource)).not.toContain('users');
  const path = `/api/admin/users/${user.id}/restore`;
  expect((await app.call('POST', path, { token: app.superToken })).status).toBe(404);
});

test('a deletion that is refused keeps nothing of the document', async () => {
  const before = await versions().countDocuments(TRASHED);
  await addArticle();
  const { status } = await staff('DELETE', `${resources.categories.adminPath}/${categoryId}`);
  expect(status).toBe(409);
  expect(await versions().countDocuments(TRASHED)).toBe(before);
});
