import { Decimal128, type Document, Double, Long } from 'mongodb';
import { startTestServer, type TestServer } from '../test/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function updated(doc: Document, update: Document, options: Document = {}) {
  const collection = server.db.collection<Document>('docs');
  await collection.deleteMany({});
  await collection.insertOne({ _id: 1 as never, ...doc });
  await collection.updateOne(options.filter ?? { _id: 1 as never }, update, options);
  const { _id, ...rest } = (await collection.findOne({}, { promoteValues: false })) as Document;
  return rest;
}

const cases: [string, Document, Document, Document][] = [
  [
    'new fields come in the order of their paths',
    {},
    { $set: { z: 'z', a: 'a', 'm.b': 'b', 'm.a': 'a' } },
    { a: 'a', m: { a: 'a', b: 'b' }, z: 'z' },
  ],
  [
    '$max compares across types',
    { a: 'x', b: 'x' },
    { $max: { a: 1, b: true } },
    { a: 'x', b: true },
  ],
  [
    '$pull takes a query for documents',
    { a: [{ x: 'p', y: 'q' }, { x: 'r' }] },
    { $pull: { a: { x: 'p' } } },
    { a: [{ x: 'r' }] },
  ],
  ['$pull takes a value', { a: ['p', 'q', 'p'] }, { $pull: { a: 'p' } }, { a: ['q'] }],
  ['$pull takes an expression', { a: ['pa', 'qa'] }, { $pull: { a: /^p/ } }, { a: ['qa'] }],
  ['$push makes an array', {}, { $push: { a: { x: 'p' } } }, { a: [{ x: 'p' }] }],
  ['an operator with nothing to do is allowed', { a: 'x' }, { $set: {} }, { a: 'x' }],
];

test.each(cases)('%s', async (_, doc, update, expected) => {
  expect(JSON.stringify(await updated(doc, update))).toBe(JSON.stringify(expected));
});

test('$inc keeps MongoDB’s number types', async () => {
  const typed = async (a: unknown, update: Document) =>
    ((await updated({ a }, update)).a as { _bsontype: string; toString(): string }) ?? {};
  const result = async (a: unknown, update: Document) => {
    const value = await typed(a, update);
    return [value._bsontype, String(value)];
  };
  expect(await result(1, { $inc: { a: 1 } })).toEqual(['Int32', '2']);
  expect(await result(2147483647, { $inc: { a: 1 } })).toEqual(['Long', '2147483648']);
  expect(await result(1.5, { $inc: { a: 0.5 } })).toEqual(['Double', '2']);
  expect(await result(new Double(1), { $inc: { a: 1 } })).toEqual(['Double', '2']);
  expect(await result(Long.fromString('9007199254740993'), { $inc: { a: 1 } })).toEqual([
    'Long',
    '9007199254740994',
  ]);
  expect(await result(new Double(3), { $set: { b: 1 } })).toEqual(['Double', '3']);
  await expect(typed(Long.MAX_VALUE, { $inc: { a: 1 } })).rejects.toMatchObject({ code: 2 });
  const decimal = typed(Decimal128.fromString('0.10'), { $inc: { a: 1 } });
  await expect(decimal).rejects.toMatchObject({ code: 238 });
});

test.each<[Document, number, string]>([
  [{ $inc: { s: 1 } }, 14, '$inc'],
  [{ $inc: { n: 'x' } }, 14, 'non-numeric argument'],
  [{ $push: { s: 1 } }, 2, 'must be an array'],
  [{ $pull: { n: 1 } }, 2, 'must be an array'],
  [{ $push: { list: { $each: [1] } } }, 2, 'Unrecognized clause in $push: $each'],
  [{ $pull: { list: { $in: [1] } } }, 2, 'unknown top level operator: $in'],
  [{ $set: { 's.x': 1 } }, 28, "Cannot create field 'x'"],
  [{ $set: { 'list.x': 1 } }, 238, "The path 'list.x' into an array"],
  [{ $set: { 'list.0': 1 } }, 238, "The path 'list.0'"],
  [{ $inc: { 'list.0': 1 } }, 238, "The path 'list.0'"],
  [{ $unset: { 'list.0': '' } }, 238, "The path 'list.0'"],
  [{ $unset: { 'list.0.x': '' } }, 238, "The path 'list.0.x'"],
  [{ $set: { n: 1, 'n.a': 2 } }, 40, "'n.a'"],
  [{ $set: { n: 1 }, $inc: { n: 1 } }, 40, "'n'"],
  [{ $set: { _id: 2 } }, 66, '_id'],
  [{ $unset: { _id: '' } }, 66, '_id'],
  [{ $bogus: { a: 1 } }, 9, 'Unknown modifier: $bogus'],
  [{ $rename: { s: 't' } }, 9, 'Unknown modifier: $rename'],
  [{ $addToSet: { list: 2 } }, 9, 'Unknown modifier: $addToSet'],
  [{ $set: { 'list.$': 1 } }, 52, "'$'"],
  [{ $set: { 'list.$[x]': 1 } }, 52, "'$[x]'"],
  [{ $set: { 'a..b': 1 } }, 56, "'a..b'"],
])('update %j is refused with code %i and changes nothing', async (update, code, message) => {
  const doc = { s: 'text', n: 1, list: [1] };
  await expect(updated(doc, update)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  });
  const stored = await server.db.collection('docs').findOne();
  expect(stored).toEqual({ _id: 1, ...doc });
});

test('upserts start from the equalities of the filter', async () => {
  const collection = server.db.collection<Document>('upserts');
  const upsert = async (filter: Document, update: Document) => {
    await collection.deleteMany({});
    await collection.updateOne(filter, update, { upsert: true });
    const { _id, ...rest } = (await collection.findOne()) as Document;
    return rest;
  };
  expect(
    await upsert(
      { a: 1, 'b.c': { $eq: 2 }, d: { $gt: 5 }, $or: [{ e: 3 }], f: { $in: [4] } },
      { $set: { g: 1 }, $setOnInsert: { h: 1 } },
    ),
  ).toEqual({ a: 1, b: { c: 2 }, e: 3, f: 4, g: 1, h: 1 });
  await expect(upsert({ a: 1, $or: [{ a: 2 }] }, { $set: { b: 1 } })).rejects.toMatchObject({
    code: 54,
  });
  await collection.replaceOne({ _id: 'k' as never, x: 1 }, { y: 2 }, { upsert: true });
  expect(await collection.findOne({ _id: 'k' as never })).toEqual({ _id: 'k', y: 2 });
});

test('single-document updates are atomic', async () => {
  const counter = server.db.collection<{ _id: string; n: number; seen?: number[] }>('counter');
  await counter.insertOne({ _id: 'c', n: 0 });
  const results = await Promise.all(
    Array.from({ length: 100 }, () =>
      counter.findOneAndUpdate({ _id: 'c' }, { $inc: { n: 1 } }, { returnDocument: 'after' }),
    ),
  );
  expect(new Set(results.map((doc) => doc?.n)).size).toBe(100);
  const guarded = await Promise.all(
    Array.from({ length: 20 }, () => counter.updateOne({ _id: 'c', n: 100 }, { $set: { n: 101 } })),
  );
  expect(guarded.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(1);
});
