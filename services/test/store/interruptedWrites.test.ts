import { until } from '../../../scripts/testing/until';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildUser } from '../factories';
import { type FaultyMongo, startFaultyMongo } from '../faultyMongo/startFaultyMongo';

let mongo: FaultyMongo;
let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  mongo = await startFaultyMongo();
  app = await createTestApp({ uri: mongo.uri });
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(async () => {
  await app.stop();
  await mongo.stop();
});
afterEach(() => expect(mongo.faults.left).toBe(0));

const addArticle = () => app.createDocument('articles', buildArticle({ categoryId }));
const read = async (slug: string) => (await app.call('GET', `/api/help/articles/${slug}`)).status;
const remove = async (id: string) =>
  (await app.call('DELETE', `/api/admin/help/articles/${id}`, { token: app.adminToken })).status;

/** Cuts the connection at the next commit, and again when the driver retries. */
const cut = (when: 'before' | 'after') =>
  mongo.faults.inject({ command: 'commitTransaction' }, { kind: 'cut', when }, 2);

test('a deletion whose later steps fail is not made, and readers see the article', async () => {
  const { id, slug } = await addArticle();
  expect(await read(slug)).toBe(200);
  mongo.faults.inject({ command: 'update', collection: 'categories' }, { kind: 'error', code: 1 });
  expect(await remove(id)).toBe(500);
  expect(await read(slug)).toBe(200);
  expect(await app.models.articles.exists({ _id: id })).toBeTruthy();
});

test('readers see a deletion whose answer got lost', async () => {
  const { id, slug } = await addArticle();
  expect(await read(slug)).toBe(200);
  cut('after');
  expect(await remove(id)).toBe(503);
  expect(await read(slug)).toBe(404);
});

test('readers see a deletion that another instance had made', async () => {
  const { id, slug } = await addArticle();
  expect(await read(slug)).toBe(200);
  const other = await createTestApp({ uri: mongo.uri });
  await other.engine.remove('articles', id);
  await other.stop();
  expect(await remove(id)).toBe(404);
  expect(
    await until(
      () => read(slug),
      (status) => status === 404,
    ),
  ).toBe(404);
});

test('an article whose creation got no answer is shown, and keeps its category', async () => {
  const { models, engine } = app;
  const body = buildArticle({ categoryId, slug: 'lost-answer' });
  const before = await models.categories.findById(categoryId).lean();
  expect(await read('lost-answer')).toBe(404);
  cut('after');
  await expect(engine.create('articles', body)).rejects.toThrow('don’t know if this was saved');
  expect(await read('lost-answer')).toBe(200);
  const after = await models.categories.findById(categoryId).lean();
  expect(after?.articleCount).toBe(Number(before?.articleCount) + 1);
});

test.each(['before', 'after'] as const)(
  'when the connection is lost %s one of two super admins went, one stays',
  async (when) => {
    const { models, engine } = app;
    const { id } = await app.createDocument('users', buildUser({ role: 'super_admin' }));
    const admin = String((await models.users.findOne({ username: 'admin' }).lean())?._id);
    cut(when);
    const demote = () => engine.update('users', id, { role: 'admin' });
    await expect(demote()).rejects.toThrow('don’t know if this was saved');
    const other = (isActive: boolean) => engine.update('users', admin, { isActive });
    const refused = { status: 409, message: 'At least one active super admin must remain' };
    if (when === 'after') await expect(other(false)).rejects.toMatchObject(refused);
    else {
      await other(false);
      await expect(demote()).rejects.toMatchObject(refused);
      await other(true);
      await demote();
    }
    expect((await models.users.findById(id).lean())?.role).toBe('admin');
  },
);
