import { type Collection, type Document, type IndexSpecification, MongoServerError } from 'mongodb';
import { startTestServer, type TestServer } from '../test/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let number = 0;
const collection = (): Collection<Document> => server.db.collection(`c${number++}`);
const duplicate = { code: 11000 };

test('unique: missing is null, numbers are equal across types, arrays by element', async () => {
  const docs = collection();
  await docs.createIndex({ k: 1 }, { unique: true });
  await docs.insertMany([{ k: 1 }, { k: ['x', 'x', 'y'] }, {}]);
  await expect(docs.insertOne({ k: null })).rejects.toMatchObject(duplicate);
  await expect(docs.insertOne({ k: ['z', 'y'] })).rejects.toMatchObject(duplicate);
  const error = await docs.insertOne({ k: 1.0 }).catch((reason) => reason);
  expect(error).toBeInstanceOf(MongoServerError);
  expect(error).toMatchObject({ code: 11000, keyPattern: { k: 1 }, keyValue: { k: 1 } });
  await docs.updateOne({ k: 'x' }, { $set: { k: ['y', 'x'] } });
  await expect(docs.updateOne({ k: 'x' }, { $set: { k: 1 } })).rejects.toMatchObject(duplicate);
  expect(await docs.countDocuments({ k: 'x' })).toBe(1);
});

test('sparse indexes bind only what they cover', async () => {
  const docs = collection();
  await docs.createIndex({ s: 1 }, { unique: true, sparse: true });
  await docs.createIndex({ a: 1, b: -1 }, { unique: true, sparse: true });
  await docs.insertMany([{}, {}, { b: 1, s: null }]);
  await expect(docs.insertOne({ b: 1 })).rejects.toMatchObject(duplicate);
  await expect(docs.insertOne({ s: null })).rejects.toMatchObject(duplicate);
  await expect(docs.updateOne({ b: null }, { $set: { b: 1 } })).rejects.toMatchObject(duplicate);
  expect(await docs.countDocuments({ a: null })).toBe(3);
  expect(await docs.find({}).sort({ s: 1 }).toArray()).toHaveLength(3);
});

test('a failed batch of indexes leaves none, and conflicts have MongoDB’s codes', async () => {
  const docs = collection();
  await docs.insertMany([{ k: 1 }, { k: 1 }, { p: [1, 2], q: [3, 4] }]);
  const build = (key: IndexSpecification, options = {}) => docs.createIndex(key, options);
  await expect(build({ k: 1 }, { unique: true })).rejects.toMatchObject(duplicate);
  await expect(build({ p: 1, q: 1 })).rejects.toMatchObject({ code: 171 });
  const batch = [{ key: { z: 1 } }, { key: { k: 1 }, unique: true }];
  await expect(docs.createIndexes(batch as never)).rejects.toMatchObject(duplicate);
  expect(await docs.indexes()).toHaveLength(1);
  await build({ k: 1 });
  await build({ k: 1 });
  await expect(build({ k: 1 }, { sparse: true })).rejects.toMatchObject({ code: 86 });
  await expect(build({ k: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
  await expect(build({ t: 'text' })).rejects.toMatchObject({ code: 67 });
  await expect(build({ t: '2dsphere' })).rejects.toMatchObject({ code: 67 });
  await expect(build({ '$**': 1 })).rejects.toMatchObject({ code: 67 });
  await expect(build({ t: 1 }, { hidden: true })).rejects.toMatchObject({ code: 197 });
  const partial = { partialFilterExpression: { t: 1 } };
  await expect(build({ t: 1 }, partial)).rejects.toMatchObject({ code: 197 });
});

test('when documents expire can be changed, and nothing else of an index', async () => {
  const docs = collection();
  await docs.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  await docs.createIndex({ k: 1 });
  const change = (index: Document) => server.db.command({ collMod: docs.collectionName, index });
  expect(await change({ keyPattern: { at: 1 }, expireAfterSeconds: 30 })).toMatchObject({
    expireAfterSeconds_old: 60,
    expireAfterSeconds_new: 30,
  });
  expect(await docs.indexes()).toContainEqual(expect.objectContaining({ expireAfterSeconds: 30 }));
  await docs.createIndex({ at: 1 }, { expireAfterSeconds: 30 });
  const refused = (index: Document, code: number) =>
    expect(change(index)).rejects.toMatchObject({ code });
  await refused({ keyPattern: { at: 1 }, expireAfterSeconds: -1 }, 67);
  await refused({ keyPattern: { at: 1 }, hidden: true }, 40415);
  await refused({ keyPattern: { at: -1 }, expireAfterSeconds: 1 }, 27);
});

test('queries and sorts give the same with and without indexes', async () => {
  const [plain, indexed] = [collection(), collection()];
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const scalars = [null, 1, 2, 2.5, 3, 'a', 'b', true, new Date(5), { x: 1 }];
  const value = () => {
    const kind = random(12);
    if (kind === 0) return undefined;
    if (kind === 1) return Array.from({ length: random(3) }, () => scalars[random(10)]);
    return scalars[random(10)];
  };
  const doc = (_id: number) => {
    const out: Document = { _id };
    for (const name of ['a', 'b', 'c']) {
      const content = value();
      if (content !== undefined) out[name] = name === 'c' && Array.isArray(content) ? 0 : content;
    }
    return out;
  };
  const docs = Array.from({ length: 400 }, (_, i) => doc(i));
  await plain.insertMany(structuredClone(docs));
  await indexed.createIndexes([
    { key: { a: 1 } },
    { key: { c: -1, b: 1 } },
    { key: { b: 1, c: 1 } },
    { key: { b: 1, c: -1, _id: 1 } },
    { key: { c: 1 }, name: 'sparse', sparse: true },
    { key: { a: -1, _id: 1 } },
  ] as never);
  await indexed.insertMany(structuredClone(docs));
  for (let i = 0; i < 60; i++) {
    const change = doc(1000 + i);
    const { _id, ...fields } = change;
    for (const target of [plain, indexed]) {
      await target.replaceOne({ _id: (i * 7) % 400 } as never, fields);
      await target.deleteOne({ _id: (i * 11) % 400 } as never);
    }
  }
  const operators = ['$gt', '$gte', '$lt', '$lte', '$eq'];
  for (let i = 0; i < 250; i++) {
    const filter: Document = {};
    for (const name of ['a', 'b', 'c']) {
      const choice = random(6);
      if (choice === 0) filter[name] = scalars[random(10)];
      if (choice === 1) filter[name] = { $in: [scalars[random(10)], scalars[random(10)]] };
      if (choice === 2) {
        filter[name] = {
          [operators[random(5)] as string]: scalars[random(10)],
          [operators[random(5)] as string]: scalars[random(10)],
        };
      }
    }
    const sorts = [{ _id: 1 }, { a: -1, _id: 1 }, { c: -1, b: 1, _id: 1 }, { c: 1, _id: 1 }];
    const sort = [...sorts, { c: -1, _id: 1 }, { c: 1, _id: -1 }][random(6)];
    const read = (from: Collection<Document>) =>
      from
        .find(filter)
        .sort(sort as Document)
        .skip(i % 3)
        .limit(i % 2 ? 7 : 0)
        .toArray();
    expect([filter, sort, await read(indexed)]).toEqual([filter, sort, await read(plain)]);
    const counts = [indexed, plain].map((from) => from.countDocuments(filter));
    const [counted, expected] = await Promise.all(counts);
    expect([filter, counted]).toEqual([filter, expected]);
  }
});
