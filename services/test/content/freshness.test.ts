import type { Article, ArticlePage, Category, User, Verified } from '@pressline/shared-api';
import { currentTransaction } from '../../src/store/connection/inTransaction';
import { createTestApp, startTestDatabase, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp({ uri: database.uri });
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(async () => {
  await app.stop();
  await database.stop();
});

const HELP = '/api/admin/help';
const send = <Body>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, path, { body, token: app.superToken });
const set = (id: string, body: object) =>
  send<Article>('PUT', `${HELP}/articles/${id}/freshness`, body);
const read = async (id: string) => (await send<Article>('GET', `${HELP}/articles/${id}`)).body;
const addArticle = (overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, ...overrides }));
/** Midnight in UTC, `days` from today. */
const day = (days: number) => {
  const now = new Date();
  return new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days),
  ).toISOString();
};
const titles = async (query: string) => {
  const { body } = await send<{ articles: Article[] }>('GET', `${HELP}/articles?${query}`);
  if (!body.articles) throw new Error(JSON.stringify(body));
  return body.articles.map(({ title }) => title);
};
const addUser = async (username: string) => {
  const password = 'copper-lantern-58';
  const email = `${username}@pressline.example`;
  const { body } = await send<{ id: string }>('POST', '/api/admin/users', {
    ...{ username, email, password },
  });
  return body.id;
};

test('owner and date are no change of the text, and lists find articles by them', async () => {
  const late = await addArticle({ title: 'Late' });
  const later = await addArticle({ title: 'Later' });
  const soon = await addArticle({ title: 'Soon', isPublished: false });
  const fine = await addArticle({ title: 'Fine' });
  expect(late).toMatchObject({ owner: '', verifiedUntil: null, verifiedAt: null });
  const { body } = await set(late.id, { owner: 'admin', verifiedUntil: day(-3) });
  expect(body).toEqual({ ...late, owner: 'admin', verifiedUntil: day(-3) });
  await set(later.id, { verifiedUntil: day(0) });
  await set(soon.id, { owner: 'admin', verifiedUntil: day(9).replace('T00', 'T17') });
  await set(fine.id, { verifiedUntil: day(90) });
  expect(await read(soon.id)).toMatchObject({ verifiedUntil: day(9) });

  expect(await titles('due=overdue')).toEqual(['Late', 'Later']);
  expect(await titles('due=soon')).toEqual(['Soon']);
  expect(await titles('due=dated')).toEqual(['Late', 'Later', 'Soon', 'Fine']);
  expect(await titles('due=dated&sort=-verifiedUntil&owner=admin')).toEqual(['Soon', 'Late']);
  expect(await titles(`due=overdue&published=true&categoryId=${categoryId}&limit=1`)).toEqual([
    'Late',
  ]);
  expect((await set(late.id, { owner: 'nobody' })).body).toMatchObject({
    error: { fields: { owner: 'There is no such admin user' } },
  });
  expect((await set('aaaaaaaaaaaaaaaaaaaaaaaa', { owner: '' })).status).toBe(404);
  const wrong = await send('GET', `${HELP}/faqs?due=overdue`);
  expect(wrong.status).toBe(400);
});

test('“Mark as verified” moves dates on by the interval of the category, never back', async () => {
  const every = { verifyEveryDays: 30 };
  const monthly = await app.createDocument('categories', buildCategory(every));
  const article = await addArticle({ categoryId: monthly.id, isPublished: false });
  const usual = await addArticle();
  const far = await addArticle();
  await set(article.id, { verifiedUntil: day(-400) });
  await set(far.id, { verifiedUntil: day(900) });
  const ids = [article.id, usual.id, far.id];
  const { body } = await send<Verified>('POST', `${HELP}/articles/verify`, { ids });
  expect(new Map(body.verified.map(({ id, verifiedUntil }) => [id, verifiedUntil]))).toEqual(
    new Map([
      [article.id, day(30)],
      [usual.id, day(180)],
      [far.id, day(900)],
    ]),
  );
  const { version, updatedAt, verifiedAt } = await read(article.id);
  expect({ version, updatedAt }).toEqual({ version: 1, updatedAt: article.updatedAt });
  expect(Date.parse(String(verifiedAt))).toBeLessThanOrEqual(Date.now());
  const none = { ids: ['aaaaaaaaaaaaaaaaaaaaaaaa'] };
  expect((await send('POST', `${HELP}/articles/verify`, none)).body).toEqual({ verified: [] });
});

test('an interval dates what is published in its category, then and later', async () => {
  const category = await app.createDocument('categories', buildCategory());
  const published = await addArticle({ categoryId: category.id });
  const draft = await addArticle({ categoryId: category.id, isPublished: false });
  const own = await addArticle({ categoryId: category.id });
  await set(own.id, { verifiedUntil: day(5) });
  const path = `${HELP}/categories/${category.id}`;
  await send<Category>('PUT', path, { verifyEveryDays: 60 });
  expect(await read(published.id)).toMatchObject({ verifiedUntil: day(60), version: 1 });
  expect(await read(own.id)).toMatchObject({ verifiedUntil: day(5) });
  expect(await read(draft.id)).toMatchObject({ verifiedUntil: null });
  await send('PUT', `${HELP}/articles/${draft.id}`, { isPublished: true });
  expect(await read(draft.id)).toMatchObject({ verifiedUntil: day(60) });
  // Cleared by hand, it stays so.
  await set(draft.id, { verifiedUntil: null });
  await send('PUT', `${HELP}/articles/${draft.id}`, { isPublished: true, title: 'Again' });
  expect(await read(draft.id)).toMatchObject({ verifiedUntil: null });
});

test('articles of an owner who is switched off or deleted have none, restored ones too', async () => {
  const [first, second] = [await addUser('ines'), await addUser('otto')];
  const article = await addArticle();
  const deleted = await addArticle();
  await set(article.id, { owner: 'ines' });
  await set(deleted.id, { owner: 'otto' });
  await send('DELETE', `${HELP}/articles/${deleted.id}`);
  await send('PUT', `/api/admin/users/${first}`, { isActive: false });
  expect(await read(article.id)).toMatchObject({ owner: '' });
  await set(article.id, { owner: 'otto' });
  await send('DELETE', `/api/admin/users/${second}`);
  expect(await read(article.id)).toMatchObject({ owner: '' });
  const restored = await send('POST', `${HELP}/articles/${deleted.id}/restore`);
  expect(restored.body).toMatchObject({ owner: '' });
  expect(await read(deleted.id)).toMatchObject({ owner: '' });
});

test('articles of somebody who is deleted can be given to somebody else', async () => {
  const id = await addUser('kim');
  const [one, two, other] = [await addArticle(), await addArticle(), await addArticle()];
  await set(one.id, { owner: 'kim' });
  await set(two.id, { owner: 'kim' });
  await set(other.id, { owner: 'editor' });
  const removal = (newOwner: string, userId = id) =>
    send('POST', `/api/admin/users/${userId}/removal`, { newOwner });
  for (const [newOwner, reason] of [
    ['kim', 'This person already owns them'],
    ['nobody', 'There is no such admin user'],
  ]) {
    const { status, body } = await removal(String(newOwner));
    expect([status, body]).toMatchObject([400, { error: { fields: { newOwner: reason } } }]);
  }
  // A refused deletion leaves articles where they are.
  const admin = await app.models.users.findOne({ username: 'admin' }).lean();
  await set(two.id, { owner: 'admin' });
  expect((await removal('editor', String(admin?._id))).status).toBe(409);
  expect(await read(two.id)).toMatchObject({ owner: 'admin' });
  await set(two.id, { owner: 'kim' });

  expect((await removal('editor')).status).toBe(200);
  expect(await app.models.users.exists({ username: 'kim' })).toBeNull();
  for (const article of [one, two, other]) {
    expect(await read(article.id)).toMatchObject({ owner: 'editor', version: 1 });
  }
  expect((await removal('editor')).status).toBe(404);

  await set(one.id, { owner: 'admin' });
  const last = await addUser('lou');
  await set(one.id, { owner: 'lou' });
  expect((await removal('', last)).status).toBe(200);
  expect(await read(one.id)).toMatchObject({ owner: '' });
});

test('owner and dates are stored only with their entries in the audit log', async () => {
  const article = await addArticle({ title: 'Logged' });
  const write = jest.spyOn(app.parts.audit, 'write').mockRejectedValue(new Error('away'));
  const refused = [
    await set(article.id, { owner: 'admin' }),
    await send('POST', `${HELP}/articles/verify`, { ids: [article.id] }),
  ];
  write.mockRestore();
  expect(refused.map(({ status }) => status)).toEqual([500, 500]);
  expect(await read(article.id)).toMatchObject({ owner: '', verifiedUntil: null });
  await set(article.id, { owner: 'admin' });
  await send('POST', `${HELP}/articles/verify`, { ids: [article.id] });
  const [verified, owned, ...others] = await app.parts.audit.export({ record: article.id });
  const record = { type: 'articles', id: article.id, title: 'Logged' };
  expect(others).toEqual([]);
  expect(owned).toMatchObject({ record, before: { owner: '' }, after: { owner: 'admin' } });
  expect(verified).toMatchObject({
    ...{ record, before: { verifiedUntil: null } },
    after: { verifiedUntil: expect.any(String) },
  });
});

test('a new password is hashed before the transaction that moves the articles', async () => {
  const id = await addUser('uma');
  const { hooks } = app.types.users;
  const { beforehand } = hooks;
  const transactions: unknown[] = [];
  const spy = jest.spyOn(hooks, 'beforehand').mockImplementation(async (...given) => {
    transactions.push(currentTransaction(app.connection));
    return beforehand?.(...given) as never;
  });
  const body = { newOwner: 'editor', values: { password: 'copper-lantern-59' } };
  const { status } = await send('POST', `/api/admin/users/${id}/deactivation`, body);
  spy.mockRestore();
  expect([status, transactions]).toEqual([200, [undefined]]);
});

test('articles of somebody who is switched off can be given to somebody else', async () => {
  const id = await addUser('pat');
  const article = await addArticle();
  await set(article.id, { owner: 'pat' });
  const path = `/api/admin/users/${id}`;
  const deactivate = (newOwner: string, values: object) =>
    send<User>('POST', `${path}/deactivation`, { newOwner, values });
  // What is refused moves nothing, and the answers are those of an update.
  const refused = [
    await deactivate('pat', { isActive: false }),
    await deactivate('nobody', { isActive: false }),
    await deactivate('editor', { isActive: false, email: 'pat' }),
    await deactivate('editor', { isActive: false, username: 'patricia' }),
    await deactivate('editor', { isActive: false, version: 7 }),
  ];
  expect(refused.map(({ status, body }) => [status, body])).toMatchObject([
    [400, { error: { fields: { newOwner: 'This person already owns them' } } }],
    [400, { error: { fields: { newOwner: 'There is no such admin user' } } }],
    [400, { error: { fields: { 'values.email': expect.any(String) } } }],
    [400, { error: { fields: { username: 'Cannot be changed' } } }],
    [409, { current: { id, version: 1 } }],
  ]);
  expect(await read(article.id)).toMatchObject({ owner: 'pat' });

  const values = { fullName: 'Pat Gone', password: '', version: 1 };
  const { body } = await deactivate('editor', values);
  expect(body).toMatchObject({ fullName: 'Pat Gone', isActive: false, version: 2 });
  expect(await read(article.id)).toMatchObject({ owner: 'editor', version: 1 });
  await send('PUT', path, { isActive: true });
  await set(article.id, { owner: 'pat' });
  expect((await deactivate('', {})).status).toBe(200);
  expect(await read(article.id)).toMatchObject({ owner: '' });
});

test('readers are told when an article was checked last, only while it is overdue', async () => {
  const article = await addArticle();
  const page = () => app.call<ArticlePage>('GET', `/api/help/articles/${article.slug}`);
  const before = (await page()).body;
  expect(before).not.toHaveProperty('lastCheckedAt');
  await set(article.id, { verifiedUntil: day(1) });
  expect((await page()).body).toEqual(before);
  await set(article.id, { verifiedUntil: day(0) });
  expect((await page()).body).toEqual({ ...before, lastCheckedAt: article.publishedAt });
  await send('POST', `${HELP}/articles/verify`, { ids: [article.id] });
  expect((await page()).body).toEqual(before);
});
