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

/** Cuts the connection at the next such write, and again when the driver retries. */
const cut = (command: string, collection: string, when: 'before' | 'after') =>
  mongo.faults.inject({ command, collection }, { kind: 'cut', when }, 2);

test('readers see a deletion whose later steps fail', async () => {
  const { id, slug } = await addArticle();
  expect(await read(slug)).toBe(200);
  // The second update lowers the count of the category, after the deletion.
  const lowering = { command: 'update', collection: 'categories' };
  mongo.faults.inject(lowering, { kind: 'error', code: 1 }, 1, 1);
  expect(await remove(id)).toBe(500);
  expect(await read(slug)).toBe(404);
});

test('readers see a deletion whose answer got lost', async () => {
  const { id, slug } = await addArticle();
  expect(await read(slug)).toBe(200);
  cut('findAndModify', 'articles', 'after');
  expect(await remove(id)).toBe(503);
  expect(await read(slug)).toBe(404);
});

test('readers see a deletion that another instance had made', async () => {
  const { id, slug } = await addArticle();
  expect(await read(slug)).toBe(200);
  // As by an instance that died before it raised the content version.
  await app.models.articles.deleteOne({ _id: id });
  expect(await remove(id)).toBe(404);
  expect(await read(slug)).toBe(404);
});

test('an article whose creation got no answer is shown, and keeps its category', async () => {
  const { models, engine } = app;
  const body = buildArticle({ categoryId, slug: 'lost-answer' });
  const before = await models.categories.findById(categoryId).lean();
  expect(await read('lost-answer')).toBe(404);
  cut('insert', 'articles', 'after');
  await expect(engine.create('articles', body)).rejects.toThrow('don’t know if this was saved');
  expect(await read('lost-answer')).toBe(200);
  const after = await models.categories.findById(categoryId).lean();
  expect(after?.articleCount).toBe(Number(before?.articleCount) + 1);
});

test('while nobody knows whether one super admin went, the last other one stays', async () => {
  const { models, engine } = app;
  const { id } = await app.createDocument('users', buildUser({ role: 'super_admin' }));
  const admin = String((await models.users.findOne({ username: 'admin' }).lean())?._id);
  cut('findAndModify', 'users', 'before');
  const demote = () => engine.update('users', id, { role: 'admin' });
  await expect(demote()).rejects.toThrow('don’t know if this was saved');
  const other = engine.update('users', admin, { isActive: false });
  await expect(other).rejects.toMatchObject({ status: 409 });
  await demote();
  expect((await models.users.findById(id).lean())?.role).toBe('admin');
});
