import type { Article, Home, HomeCounts } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { submissionCollection } from '../../src/mail/outbox/createSubmissions';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildUser } from '../factories';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const staff = <Body>(path: string) =>
  app.call<Body>('GET', `/api/admin/${path}`, { token: app.adminToken });
const home = async () => (await staff<Home>('home')).body;
const counts = async () => (await home()).counts;

/** The list of the admin area that each number leads to. */
const lists: Readonly<Record<keyof HomeCounts, string>> = {
  feedback: 'help/feedback?status=new',
  searches: 'unmet-searches',
  requests: 'submissions?status=open',
  failedMail: 'submissions?status=open&state=dead',
  overdue: 'help/articles?due=overdue',
  scheduled: 'help/articles?scheduled=true',
  findings: 'help/health',
};

async function totals() {
  const answers = Object.entries(lists).map(async ([name, path]) => {
    const { body } = await staff<{ total?: number; searches?: object[] }>(path);
    return [name, body.total ?? body.searches?.length];
  });
  return Object.fromEntries(await Promise.all(answers));
}

test('each number is the total of the list that it leads to', async () => {
  expect(await counts()).toEqual({
    ...{
      feedback: 0,
      searches: 0,
      requests: 0,
      failedMail: 0,
      overdue: 0,
      scheduled: 0,
      findings: 0,
    },
  });
  const { id: categoryId } = await app.createDocument('categories', buildCategory());
  const add = (overrides = {}) =>
    app.createDocument('articles', buildArticle({ categoryId, content: 'Text', ...overrides }));
  const { id } = await add({ content: '[Away](/help/articles/none)' });
  const draft = await add({ isPublished: false });
  await add({ isPublished: false });
  const in1h = new Date(Date.now() + 3_600_000);
  await app.models.articles.updateOne({ _id: draft.id }, { $set: { publishAt: in1h } });
  await app.models.articles.updateOne({ _id: id }, { $set: { unpublishAt: in1h } });
  await app.parts.editing.freshness.set(id, { verifiedUntil: new Date().toISOString() });

  app.parts.views.searchLog.record('nowhere to be found', 0);
  app.parts.views.searchLog.record('found at once', 2);
  await app.parts.views.searchLog.flush();

  const vote = { vote: 'down', reason: null, comment: '' } as const;
  for (const reader of ['reader-1', 'reader-2', 'reader-3'])
    await app.parts.feedback.store.give(id, { ...vote, session: reader });
  const { found } = await app.parts.feedback.store.list({ page: 1, limit: 1 });
  await app.parts.feedback.store.setStatus(String(found[0]?._id), 'reviewed');

  const submit = (email: string) =>
    app.parts.mail.submissions.store({ kind: 'contact', fields: { email }, isOptedOut: false });
  const requests = [await submit('a@x.example'), await submit('b@x.example')];
  const done = await submit('c@x.example');
  await app.parts.mail.submissions.update(String(done._id), { status: 'done' });
  const failed = [requests[0]?._id, done._id].map((_id) => ({ _id }));
  await submissionCollection(app.connection).updateMany(
    { $or: failed as never },
    { $set: { 'delivery.state': 'dead' } },
  );

  // The list of problems waits until all content is read, which a count does not.
  const listed = await totals();
  expect(await counts()).toEqual({
    ...{
      feedback: 2,
      searches: 1,
      requests: 2,
      failedMail: 1,
      overdue: 1,
      scheduled: 1,
      findings: 1,
    },
  });
  expect(listed).toEqual(await counts());
  const { body } = await staff<{ total: number }>('help/articles?scheduled=false');
  expect(body.total).toBe(2);
});

test('lists the searches that are counted, and the own drafts, saved last first', async () => {
  const { searches, counts } = await home();
  expect(searches.map(({ query }) => query)).toEqual(['nowhere to be found']);
  expect(counts.searches).toBe(1);
  const { id: categoryId } = await app.createDocument('categories', buildCategory());
  const create = async (title: string, token: string, isPublished = false) => {
    const body = buildArticle({ categoryId, title, isPublished });
    const path = '/api/admin/help/articles';
    return (await app.call<Article>('POST', path, { body, token })).body;
  };
  const first = await create('First draft', app.adminToken);
  await create('Of another', app.superToken);
  const published = await create('Published', app.adminToken, true);
  const second = await create('Second draft', app.adminToken);
  expect((await home()).drafts).toEqual(
    [second, first].map(({ id, title, updatedAt }) => ({
      ...{ id, title, at: updatedAt, isPublished: false, isCreated: true },
    })),
  );
  const draft = (id: string, articleVersion: number, values: object) =>
    app.call('PUT', `/api/admin/help/articles/${id}/working-copy`, {
      body: { copyVersion: 0, articleVersion, values },
      token: app.adminToken,
    });
  await draft(published.id, published.version, { title: 'Changed' });
  await draft('d'.repeat(24), 0, { title: 'New' });
  await draft(first.id, first.version, { title: 'First draft, changed' });
  expect((await home()).drafts).toMatchObject([
    { id: first.id, title: 'First draft, changed', isPublished: false, isCreated: true },
    { title: 'New', isPublished: false, isCreated: false },
    { id: published.id, title: 'Changed', isPublished: true, isCreated: true },
    { id: second.id },
  ]);
  const list = await staff<{ articles: Article[] }>('help/articles?mine=true&sort=-updatedAt');
  expect(list.body.articles.map(({ id }) => id)).toEqual([second.id, published.id, first.id]);
});

test('lists own changes of published articles, and drafts of new ones', async () => {
  const { id: categoryId } = await app.createDocument('categories', buildCategory());
  const article = await app.createDocument('articles', buildArticle({ categoryId, title: 'Live' }));
  const save = (id: string, articleVersion: number, title: string, token: string) =>
    app.call('PUT', `/api/admin/help/articles/${id}/working-copy`, {
      ...{ token, body: { copyVersion: 0, articleVersion, values: { title } } },
    });
  expect((await save(article.id, 1, 'Better', app.adminToken)).status).toBe(200);
  const fresh = new Types.ObjectId().toHexString();
  expect((await save(fresh, 0, 'Begun', app.adminToken)).status).toBe(200);
  await save(new Types.ObjectId().toHexString(), 0, 'Begun by another', app.superToken);
  const at = expect.any(String);
  expect((await home()).drafts.slice(0, 2)).toEqual([
    { id: fresh, title: 'Begun', at, isPublished: false, isCreated: false },
    { id: article.id, title: 'Better', at, isPublished: true, isCreated: true },
  ]);
  const { body } = await staff<{ articles: Article[] }>('help/articles?mine=true&q=live');
  expect(body.articles.map(({ id }) => id)).toEqual([article.id]);
  // Its changes come back with it, and wait for nobody meanwhile.
  const path = `/api/admin/help/articles/${article.id}`;
  expect((await app.call('DELETE', path, { token: app.adminToken })).status).toBe(200);
  expect((await home()).drafts.map(({ id }) => id)).not.toContain(article.id);
});

test('tells who changed which content, several changes in a row as one', async () => {
  const { id: categoryId } = await app.createDocument('categories', buildCategory());
  const path = '/api/admin/help/articles';
  const create = async (title: string) => {
    const body = buildArticle({ categoryId, title });
    return (await app.call<Article>('POST', path, { body, token: app.superToken })).body;
  };
  const created = [await create('Trapping'), await create('Knockout')];
  for (const title of ['Bleed', 'Full bleed']) {
    const token = app.adminToken;
    await app.call('PUT', `${path}/${created[0]?.id}`, { body: { title }, token });
  }
  // What is no content, and what was refused, is not told.
  await app.call('POST', '/api/admin/users', { body: buildUser(), token: app.superToken });
  await app.call('POST', '/api/admin/users', { body: buildUser(), token: app.adminToken });
  const { activity } = await home();
  expect(activity.slice(0, 2)).toEqual([
    {
      ...{ at: expect.any(String), by: 'editor', action: 'Updated the article', others: 0 },
      record: { resource: 'articles', id: created[0]?.id, title: 'Full bleed' },
    },
    {
      ...{ at: expect.any(String), by: expect.any(String), others: 1 },
      action: 'Created the article',
      record: { resource: 'articles', id: created[1]?.id, title: 'Knockout' },
    },
  ]);
  expect(activity.length).toBeLessThanOrEqual(5);
});

test('is for staff alone, and other lists have no schedule', async () => {
  expect((await app.call('GET', '/api/admin/home')).status).toBe(401);
  expect((await staff('help/faqs?scheduled=true')).status).toBe(400);
});
