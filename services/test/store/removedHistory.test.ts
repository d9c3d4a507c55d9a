import { TRASH_DAYS } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { runUpkeep } from '../../src/runParts';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';
import { type FaultyMongo, startFaultyMongo } from '../faultyMongo/startFaultyMongo';

const HOUR_MS = 60 * 60 * 1_000;

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

/** Cuts the connection at the next commit, and again when the driver retries. */
const cut = (when: 'before' | 'after') =>
  mongo.faults.inject({ command: 'commitTransaction' }, { kind: 'cut', when }, 2);

const staff = (method: string, path: string, body?: unknown) =>
  app.call(method, `/api/admin/help/articles/${path}`, { body, token: app.adminToken });

async function addRevised() {
  const { id } = await app.createDocument('articles', buildArticle({ categoryId }));
  await staff('PUT', id, { content: 'Another text.' });
  expect(await historyOf(id)).toBe(1);
  return id;
}

const historyOf = (id: string) =>
  app.connection
    .collection('versions')
    .countDocuments({ docId: new Types.ObjectId(id), kind: 'past' });

/** Runs the upkeep as if the removals were this old. */
async function later(hours: number) {
  const at = new Date(Date.now() - hours * HOUR_MS);
  await app.connection.collection('versions').updateMany({ kind: 'deleted' }, { $set: { at } });
  await runUpkeep(app.list);
}

test('the history of a removed article is deleted when the article can no longer be restored', async () => {
  const id = await addRevised();
  expect((await staff('DELETE', id)).status).toBe(200);
  await later(TRASH_DAYS * 24);
  expect(await historyOf(id)).toBe(1);
  await later(TRASH_DAYS * 24 + 2);
  expect(await historyOf(id)).toBe(0);
  const left = await app.connection
    .collection('versions')
    .find({ docId: new Types.ObjectId(id) })
    .toArray();
  expect(left).toMatchObject([{ number: 2, hash: expect.any(String), values: null }]);
});

test('it is deleted as well when the process or the connection dies right after the removal', async () => {
  const id = await addRevised();
  cut('after');
  expect((await staff('DELETE', id)).status).toBe(503);
  expect((await staff('GET', id)).status).toBe(404);
  await later(TRASH_DAYS * 24 + 2);
  expect(await historyOf(id)).toBe(0);
});

test('of many articles that are removed together, those that came back keep theirs', async () => {
  const [gone = '', back = ''] = [await addRevised(), await addRevised()];
  const { body } = await staff('POST', 'bulk', { action: 'delete', ids: [gone, back] });
  expect(body).toMatchObject({ results: [gone, back].map((id) => ({ id, ok: true })) });
  expect((await staff('POST', `${back}/restore`)).status).toBe(200);
  await later(TRASH_DAYS * 24 + 2);
  expect([await historyOf(gone), await historyOf(back)]).toEqual([0, 1]);
});

test('an article that was not removed after all keeps its history', async () => {
  const id = await addRevised();
  cut('before');
  expect((await staff('DELETE', id)).status).toBe(503);
  await later(TRASH_DAYS * 24 + 2);
  expect(await historyOf(id)).toBe(1);
});
