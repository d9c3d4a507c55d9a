import { type FaultyMongo, startFaultyMongo } from '../../../test/faultyMongo/startFaultyMongo';
import { connectDatabase, openDatabase } from '../connection/openDatabase';
import { ensureIndex, ensureIndexes } from './ensureIndex';

let mongo: FaultyMongo;
const connection = openDatabase();

beforeAll(async () => {
  mongo = await startFaultyMongo();
  await connectDatabase(connection, mongo.uri);
});
afterAll(async () => {
  await connection.close();
  await mongo.stop();
});

test('an index that is built for long is waited for', async () => {
  const things = connection.collection('things');
  await things.insertOne({ name: 'a' });
  let finish: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    finish = resolve;
  });
  mongo.faults.inject({ command: 'createIndexes' }, { kind: 'hold', until }, 2);
  const building = ensureIndex(things, { name: 1 }, { unique: true });
  // Any other operation that begins now is given up before.
  mongo.faults.inject({ command: 'insert' }, { kind: 'hold', until }, 2);
  await expect(things.insertOne({ name: 'b' })).rejects.toThrow();
  finish();
  await building;
  expect(mongo.faults.left).toBe(1);
  expect(await things.indexes()).toContainEqual(expect.objectContaining({ unique: true }));
});

test('after how long documents expire is changed on a database in use, and nothing else', async () => {
  const things = connection.collection('expiring');
  await ensureIndex(things, { at: 1 }, { expireAfterSeconds: 60 });
  await ensureIndex(things, { at: 1 }, { expireAfterSeconds: 30 });
  expect(await things.indexes()).toMatchObject([
    { key: { _id: 1 } },
    { key: { at: 1 }, expireAfterSeconds: 30 },
  ]);
  const unique = ensureIndex(things, { at: 1 }, { expireAfterSeconds: 30, unique: true });
  await expect(unique).rejects.toThrow(/exists/);
});

test('several indexes are made at once, and those that are there with another expiry are changed', async () => {
  const things = connection.collection('several');
  await ensureIndexes(things, []);
  await ensureIndexes(things, [
    [{ name: 1 }, { unique: true }],
    [{ at: 1 }, { expireAfterSeconds: 60 }],
  ]);
  await ensureIndexes(things, [
    [{ name: 1 }, { unique: true }],
    [{ at: 1 }, { expireAfterSeconds: 30 }],
    [{ other: -1 }],
  ]);
  expect(await things.indexes()).toMatchObject([
    { key: { _id: 1 } },
    { key: { name: 1 }, unique: true },
    { key: { at: 1 }, expireAfterSeconds: 30 },
    { key: { other: -1 } },
  ]);
});
