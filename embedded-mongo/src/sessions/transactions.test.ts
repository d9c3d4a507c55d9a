import { Long, MongoClient, UUID } from 'mongodb';
import mongoose from 'mongoose';
import { startEmbeddedMongo } from '../index';
import { openRawClient } from '../test/openRawClient';
import { newDirectory, startTestServer, type TestServer } from '../test/startTestServer';

interface Item {
  _id: number;
  n?: number;
  name?: string;
}

let server: TestServer;
let other: MongoClient;
beforeAll(async () => {
  server = await startTestServer();
  other = await MongoClient.connect(server.uri);
});
afterAll(async () => {
  await other.close();
  await server.stop();
});

let number = 0;
function collections() {
  const name = `c${number++}`;
  return [server.db.collection<Item>(name), other.db('test').collection<Item>(name)] as const;
}

const transient = { code: 251, errorLabels: ['TransientTransactionError'] };

test('a transaction sees its own writes, others see what is committed', async () => {
  const [docs, outside] = collections();
  await docs.createIndex({ name: 1 }, { unique: true });
  await docs.insertMany([1, 2, 3].map((_id) => ({ _id, n: 0, name: `name ${_id}` })));
  const before = await outside.find().toArray();
  await server.client.withSession((session) =>
    session.withTransaction(async () => {
      await docs.insertOne({ _id: 4, name: 'name 4' }, { session });
      expect(await outside.find().toArray()).toEqual(before);
      await docs.deleteOne({ name: 'name 1' }, { session });
      expect(await outside.countDocuments({ name: 'name 1' })).toBe(1);
      await docs.updateOne({ _id: 2 }, { $set: { name: 'other', n: 5 } }, { session });
      expect(await outside.findOne({ name: 'other' })).toBeNull();
      expect(await outside.find().toArray()).toEqual(before);
      await docs.insertOne({ _id: 1, name: 'name 2' }, { session });
      expect(await outside.find({ name: { $gt: '' } }, { sort: { name: 1 } }).toArray()).toEqual(
        before,
      );
      expect(await docs.find({}, { session, sort: { _id: 1 } }).toArray()).toEqual([
        { _id: 1, name: 'name 2' },
        { _id: 2, n: 5, name: 'other' },
        { _id: 3, n: 0, name: 'name 3' },
        { _id: 4, name: 'name 4' },
      ]);
    }),
  );
  expect(await outside.countDocuments({})).toBe(4);
  expect(await outside.findOne({ name: 'other' })).toEqual({ _id: 2, n: 5, name: 'other' });
});

test('an abort leaves nothing: no document, no key, no collection', async () => {
  const [docs, outside] = collections();
  const [fresh] = collections();
  await docs.createIndex({ name: 1 }, { unique: true });
  await docs.insertMany([1, 2, 3].map((_id) => ({ _id, name: `name ${_id}` })));
  const before = await outside.find().toArray();
  const failed = server.client.withSession((session) =>
    session.withTransaction(async () => {
      await docs.deleteOne({ _id: 1 }, { session });
      await docs.updateMany({}, { $set: { n: 1 } }, { session });
      await docs.insertOne({ _id: 5, name: 'name 1' }, { session });
      await fresh.insertOne({ _id: 1 }, { session });
      expect(await fresh.countDocuments({}, { session })).toBe(1);
      throw new Error('changed my mind');
    }),
  );
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await outside.find().toArray()).toEqual(before);
  await outside.insertOne({ _id: 5, name: 'name 5' });
  const names = (await server.db.listCollections().toArray()).map(({ name }) => name);
  expect(names).not.toContain(fresh.collectionName);
});

test('writes and transactions of others wait in line, and reads do not', async () => {
  const [docs, outside] = collections();
  await docs.insertOne({ _id: 1, n: 1 });
  const session = server.client.startSession();
  session.startTransaction();
  await docs.updateOne({ _id: 1 }, { $set: { n: 10 } }, { session });
  const increment = { $inc: { n: 1 } };
  const written = outside.findOneAndUpdate({ _id: 1 }, increment, { returnDocument: 'after' });
  const transacted = other.withSession((second) =>
    second.withTransaction(async () => {
      await outside.updateOne({ _id: 1 }, { $inc: { n: 100 } }, { session: second });
    }),
  );
  expect(await outside.findOne({ _id: 1 })).toEqual({ _id: 1, n: 1 });
  await docs.updateOne({ _id: 1 }, { $set: { n: 20 } }, { session });
  await session.commitTransaction();
  await session.endSession();
  await transacted;
  expect([21, 121]).toContain((await written)?.n);
  expect(await outside.findOne({ _id: 1 })).toEqual({ _id: 1, n: 121 });
});

test('readers never see a part of a transaction', async () => {
  const [docs, outside] = collections();
  const accounts = [0, 1, 2, 3, 4, 5, 6, 7];
  await docs.insertMany(accounts.map((_id) => ({ _id, n: 100 })));
  let isRunning = true;
  const sums = async () => {
    const pipeline = [{ $group: { _id: null, sum: { $sum: '$n' }, count: { $sum: 1 } } }];
    while (isRunning) {
      expect(await outside.aggregate(pipeline).toArray()).toEqual([
        { _id: null, sum: 800, count: 8 },
      ]);
    }
  };
  const readers = [sums(), sums()];
  const transfer = (from: number, to: number) =>
    server.client.withSession((session) =>
      session.withTransaction(async () => {
        const one = await docs.findOneAndDelete({ _id: from }, { session });
        await docs.updateOne({ _id: to }, { $inc: { n: 7 } }, { session });
        await docs.insertOne({ _id: from, n: Number(one?.n) - 7 }, { session });
      }),
    );
  for (let round = 0; round < 5; round++) {
    await Promise.all(accounts.map((from) => transfer(from, (from + 1 + round) % 8)));
  }
  isRunning = false;
  await Promise.all(readers);
  expect((await docs.find().toArray()).map(({ n }) => n)).toEqual(accounts.map(() => 100));
});

test('a statement that fails ends the transaction', async () => {
  const [docs, outside] = collections();
  await docs.insertOne({ _id: 1 });
  const session = server.client.startSession();
  session.startTransaction();
  await docs.insertOne({ _id: 2 }, { session });
  await expect(docs.insertOne({ _id: 1 }, { session })).rejects.toMatchObject({ code: 11000 });
  expect(await outside.countDocuments({})).toBe(1);
  await expect(docs.findOne({}, { session })).rejects.toMatchObject(transient);
  await session.endSession();
});

test('withTransaction runs again when its transaction was ended', async () => {
  const [docs, outside] = collections();
  const raw = await openRawClient(server.uri);
  let runs = 0;
  await server.client.withSession((session) =>
    session.withTransaction(async () => {
      await docs.insertOne({ _id: 1 }, { session });
      runs += 1;
      if (runs > 1) return;
      const { serverSession } = session as unknown as { serverSession: { txnNumber: number } };
      const txnNumber = Long.fromNumber(serverSession.txnNumber);
      await raw.run({ abortTransaction: 1, lsid: session.id, txnNumber, autocommit: false });
      await docs.insertOne({ _id: 2 }, { session });
    }),
  );
  raw.destroy();
  expect(runs).toBe(2);
  expect(await outside.find().toArray()).toEqual([{ _id: 1 }]);
});

test('a lost connection ends its transaction, and the wish to begin one', async () => {
  const [docs] = collections();
  const insert = (_id: number) => ({
    insert: docs.collectionName,
    documents: [{ _id }],
    lsid: { id: new UUID() },
    txnNumber: Long.ONE,
    autocommit: false,
    startTransaction: true,
  });
  const raw = await openRawClient(server.uri);
  const second = await openRawClient(server.uri);
  expect(await raw.run(insert(1))).toEqual({ n: 1, ok: 1 });
  void second.run(insert(2));
  const written = docs.insertOne({ _id: 3 });
  expect(await docs.countDocuments({})).toBe(0);
  second.destroy();
  raw.destroy();
  await written;
  expect(await docs.find().toArray()).toEqual([{ _id: 3 }]);
});

test('a transaction that is left alone ends by itself', async () => {
  const [docs, outside] = collections();
  const session = server.client.startSession();
  session.startTransaction();
  await docs.insertOne({ _id: 1 }, { session });
  await outside.insertOne({ _id: 2 });
  await expect(session.commitTransaction()).rejects.toMatchObject(transient);
  await session.endSession();
  expect(await docs.find().toArray()).toEqual([{ _id: 2 }]);
});

test('results that did not fit into one answer end with the transaction', async () => {
  const [docs] = collections();
  await docs.insertMany(Array.from({ length: 150 }, (_, _id) => ({ _id })));
  const session = server.client.startSession();
  session.startTransaction();
  expect(await docs.find({}, { session }).toArray()).toHaveLength(150);
  const cursor = docs.find({}, { session });
  await cursor.next();
  await session.commitTransaction();
  await expect(cursor.toArray()).rejects.toMatchObject({ code: 43 });
  await session.endSession();
});

test('Mongoose and clients on a port without directConnection have transactions', async () => {
  const onPort = await startEmbeddedMongo({ dataDir: newDirectory(), port: 0, isDurable: false });
  for (const uri of [server.uri, onPort.uri, onPort.uri.replace(/\?.*/, '')]) {
    const connection = await mongoose.createConnection(uri, { dbName: 'shop' }).asPromise();
    const schema = new mongoose.Schema({ name: String }, { autoCreate: false });
    const Shop = connection.model('Shop', schema);
    await connection.transaction(async (session) => {
      await Shop.create([{ name: 'a' }, { name: 'b' }], { session, ordered: true });
      expect(await Shop.countDocuments({})).toBe(0);
    });
    expect(await Shop.countDocuments({})).toBe(2);
    await connection.dropDatabase();
    await connection.close();
  }
  await onPort.close();
});
