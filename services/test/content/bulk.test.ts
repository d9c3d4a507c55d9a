import {
  type Article,
  type ArticlePage,
  type BulkAnswer,
  bulkActions,
  type ContentKey,
  contentKeys,
  MAX_BULK,
  type Operation,
  type RevisionList,
  resources,
} from '@pressline/shared-api';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildBody, buildCategory, buildFaq } from '../factories';

let app: TestApp;
let categoryId: string;
let otherId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory())).id;
  otherId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(() => app.stop());

const GONE = '0'.repeat(24);
const bulk = (key: ContentKey, body: unknown) =>
  app.call<BulkAnswer>('POST', `${resources[key].adminPath}/bulk`, {
    body,
    token: app.adminToken,
  });
const addArticle = (overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, ...overrides }));
const countOf = async (id: string) =>
  (await app.models.categories.findById(id).lean())?.articleCount;

describe.each(contentKeys)('%s', (key) => {
  const path = `${resources[key].adminPath}/bulk`;

  test('deletes many, and tells those that are not there', async () => {
    const [one, two] = await Promise.all([
      app.engine.create(key, buildBody(resources[key], categoryId)),
      app.engine.create(key, buildBody(resources[key], categoryId)),
    ]);
    const ids = [String(one.id), GONE, String(two.id).toUpperCase()];
    const { status, body } = await bulk(key, { action: 'delete', ids });
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { id: one.id, ok: true },
      { id: GONE, ok: false, message: `${resources[key].label} not found` },
      { id: two.id, ok: true },
    ]);
    expect(await app.types[key].model.countDocuments({ _id: one.id })).toBe(0);
  });

  test('offers only the actions that the resource has', async () => {
    const offered = bulkActions(resources[key]);
    for (const action of ['publish', 'unpublish', 'move', 'delete'] as const) {
      const extra = action === 'move' ? { categoryId: otherId } : {};
      const { status } = await bulk(key, { action, ids: [GONE], ...extra });
      expect([action, status]).toEqual([action, offered.includes(action) ? 200 : 400]);
    }
  });

  test('refuses hostile bodies and strangers', async () => {
    const many = Array.from({ length: MAX_BULK + 1 }, (_, index) =>
      String(index).padStart(24, '0'),
    );
    for (const body of [
      {},
      [],
      { action: 'delete' },
      { action: 'delete', ids: [] },
      { action: 'delete', ids: many },
      { action: 'delete', ids: [GONE, GONE] },
      { action: 'delete', ids: ['x'] },
      { action: 'delete', ids: { $ne: null } },
      { action: 'delete', ids: [{ $ne: null }] },
      { action: { $ne: 1 }, ids: [GONE] },
      { action: 'drop', ids: [GONE] },
      { action: 'delete', ids: [GONE], extra: 1 },
      { action: 'move', ids: [GONE] },
    ]) {
      expect([body, (await bulk(key, body)).status]).toEqual([body, 400]);
    }
    const body = { action: 'delete', ids: [GONE] };
    expect((await app.call('POST', path, { body })).status).toBe(401);
    expect((await app.call('POST', path, { body, token: 'a.b.c' })).status).toBe(401);
  });
});

test('publishing and unpublishing many shows to readers at once', async () => {
  const drafts = await Promise.all([1, 2, 3].map(() => addArticle({ isPublished: false })));
  const ids = drafts.map(({ id }) => id);
  const published = async () =>
    (await app.call<Article[]>('GET', '/api/help/articles')).body.filter(({ id }) =>
      ids.includes(id),
    ).length;
  expect(await published()).toBe(0);
  await bulk('articles', { action: 'publish', ids });
  expect(await published()).toBe(3);
  const one = await app.models.articles.findById(ids[0]).lean();
  expect(one).toMatchObject({ version: 2, savedBy: 'editor', publishedAt: expect.any(Date) });
  await bulk('articles', { action: 'unpublish', ids });
  expect(await published()).toBe(0);
});

test('unpublishing and publishing again leaves the date that readers see', async () => {
  const { id, slug } = await addArticle();
  const at = new Date('2026-01-02');
  await app.models.articles.updateOne({ _id: id }, { $set: { updatedAt: at } });
  const shown = async () =>
    (await app.call<ArticlePage>('GET', `/api/help/articles/${slug}`)).body.updatedAt;
  const { body: made } = await bulk('articles', { action: 'unpublish', ids: [id] });
  const path = `/api/admin/help/operations/${made.operationId}/undo`;
  await app.call('POST', path, { token: app.adminToken });
  expect(await shown()).toBe(at.toISOString());
  await bulk('articles', { action: 'delete', ids: [id] });
  await app.call('POST', `/api/admin/help/articles/${id}/restore`, { token: app.adminToken });
  expect(await shown()).toBe(at.toISOString());
  const draft = await addArticle({ isPublished: false });
  await app.models.articles.updateOne({ _id: draft.id }, { $set: { updatedAt: at } });
  await bulk('articles', { action: 'publish', ids: [draft.id] });
  const first = await app.call<ArticlePage>('GET', `/api/help/articles/${draft.slug}`);
  expect(first.body.updatedAt).not.toBe(at.toISOString());
});

test('moving many keeps the counts and the history', async () => {
  const before = [await countOf(categoryId), await countOf(otherId)].map(Number);
  const articles = await Promise.all(Array.from({ length: 30 }, () => addArticle()));
  const ids = articles.map(({ id }) => id);
  const { body } = await bulk('articles', { action: 'move', ids, categoryId: otherId });
  expect(body.results.every(({ ok }) => ok)).toBe(true);
  expect(await countOf(categoryId)).toBe(before[0]);
  expect(await countOf(otherId)).toBe(Number(before[1]) + 30);
  const history = await app.call<RevisionList>(
    'GET',
    `/api/admin/help/articles/${ids[0]}/revisions`,
    { token: app.adminToken },
  );
  expect(history.body).toMatchObject({ total: 1, current: { savedBy: 'editor' } });

  const nowhere = await bulk('articles', { action: 'move', ids, categoryId: GONE });
  expect(
    new Set(nowhere.body.results.map((result) => 'message' in result && result.message)),
  ).toEqual(new Set(['Unknown category']));
  expect(await countOf(otherId)).toBe(Number(before[1]) + 30);
  expect((await bulk('articles', { action: 'move', ids, categoryId: '' })).status).toBe(400);
});

test('one undo restores all that a bulk action has changed, and nothing that was changed since', async () => {
  const [one, two, other] = await Promise.all([
    addArticle({ isPublished: false }),
    addArticle({ isPublished: true }),
    addArticle({ isPublished: false }),
  ]);
  const ids = [one.id, two.id, other.id];
  const undo = (id: string | null) =>
    app.call<Operation>('POST', `/api/admin/help/operations/${id}/undo`, { token: app.adminToken });
  const shown = () =>
    Promise.all(
      ids.map(async (id) => (await app.models.articles.findById(id).lean())?.isPublished),
    );
  const published = (await bulk('articles', { action: 'publish', ids })).body;
  expect(published.changed).toBe(2);
  expect(await shown()).toEqual([true, true, true]);
  const again = await bulk('articles', { action: 'publish', ids });
  expect(again.body).toMatchObject({
    operationId: null,
    changed: 0,
    results: [{ ok: true }, {}, {}],
  });
  await app.call('PUT', `/api/admin/help/articles/${other.id}`, {
    body: { title: 'Changed since' },
    token: app.adminToken,
  });
  const { body } = await undo(published.operationId);
  expect(body).toMatchObject({
    ...{ title: 'Published 3 Articles', restored: 1 },
    refused: [{ id: other.id, message: 'Changed by editor since' }],
  });
  expect(await shown()).toEqual([false, true, true]);

  const moved = (await bulk('articles', { action: 'move', ids, categoryId: otherId })).body;
  const deleted = (await bulk('articles', { action: 'delete', ids })).body;
  expect((await undo(deleted.operationId)).body).toMatchObject({ restored: 3, refused: [] });
  expect((await undo(moved.operationId)).body).toMatchObject({ restored: 3, refused: [] });
  const back = await app.models.articles.findById(one.id).lean();
  expect(String(back?.categoryId)).toBe(categoryId);
});

test('FAQs can be moved out of every category', async () => {
  const { id } = await app.createDocument('faqs', buildFaq({ categoryId }));
  await bulk('faqs', { action: 'move', ids: [id], categoryId: '' });
  expect(await app.models.faqs.findById(id).lean()).toMatchObject({ categoryId: null });
});

test('a category with contents is refused by itself, in words', async () => {
  const full = await app.createDocument('categories', buildCategory());
  const empty = await app.createDocument('categories', buildCategory());
  await addArticle({ categoryId: full.id });
  const { body } = await bulk('categories', { action: 'delete', ids: [full.id, empty.id] });
  expect(body.results).toEqual([
    { id: full.id, ok: false, message: 'The category still has 1 article' },
    { id: empty.id, ok: true },
  ]);
});

test('there is none for users', async () => {
  const body = { action: 'delete', ids: [GONE] };
  const answer = await app.call('POST', '/api/admin/users/bulk', { body, token: app.superToken });
  expect(answer.status).toBe(405);
});
