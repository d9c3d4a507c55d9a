import { Decimal128, type Document, Double, Long } from 'mongodb';
import { startTestServer, type TestServer } from '../startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function updated(doc: Document, update: Document | Document[], options: Document = {}) {
  const collection = server.db.collection<Document>('docs');
  await collection.deleteMany({});
  await collection.insertOne({ _id: 1 as never, ...doc });
  await collection.updateOne(options.filter ?? { _id: 1 as never }, update, options);
  const { _id, ...rest } = (await collection.findOne({}, { promoteValues: false })) as Document;
  return rest;
}

const cases: [string, Document, Document | Document[], Document, Document?][] = [
  [
    'new fields come in the order of their paths',
    {},
    { $set: { z: 'z', a: 'a', 'm.b': 'b', 'm.a': 'a' } },
    { a: 'a', m: { a: 'a', b: 'b' }, z: 'z' },
  ],
  [
    '$set on an array pads with null',
    { a: ['x'] },
    { $set: { 'a.3': 'y' } },
    { a: ['x', null, null, 'y'] },
  ],
  [
    '$unset in an array leaves null',
    { a: ['x', 'y'] },
    { $unset: { 'a.0': '' } },
    { a: [null, 'y'] },
  ],
  ['$rename moves the value', { a: { b: 'v' } }, { $rename: { 'a.b': 'c' } }, { a: {}, c: 'v' }],
  [
    '$min and $max compare across types',
    { a: 'x', b: 'x' },
    { $min: { a: true }, $max: { b: true } },
    { a: 'x', b: true },
  ],
  [
    '$addToSet knows equal documents',
    { a: [{ x: 'p' }] },
    { $addToSet: { a: { $each: [{ x: 'p' }, { x: 'q' }] } } },
    { a: [{ x: 'p' }, { x: 'q' }] },
  ],
  [
    '$pull takes a query for documents',
    { a: [{ x: 'p', y: 'q' }, { x: 'r' }] },
    { $pull: { a: { x: 'p' } } },
    { a: [{ x: 'r' }] },
  ],
  [
    '$pull takes a condition for values',
    { a: ['p', 'q', 'r'] },
    { $pull: { a: { $in: ['p', 'r'] } } },
    { a: ['q'] },
  ],
  [
    '$push sorts documents, then slices',
    { a: [{ x: 'c' }] },
    { $push: { a: { $each: [{ x: 'a' }, { x: 'b' }], $sort: { x: -1 }, $slice: 2 } } },
    { a: [{ x: 'c' }, { x: 'b' }] },
  ],
  [
    'array filters in nested arrays',
    {
      a: [
        { k: 'p', b: ['x', 'y'] },
        { k: 'q', b: ['x'] },
      ],
    },
    { $set: { 'a.$[o].b.$[i]': 'z' } },
    {
      a: [
        { k: 'p', b: ['z', 'y'] },
        { k: 'q', b: ['x'] },
      ],
    },
    { arrayFilters: [{ 'o.k': 'p' }, { i: 'x' }] },
  ],
  [
    'a pipeline computes from the document',
    { a: 'x', b: 'y' },
    [{ $set: { c: { $concat: ['$a', '$b'] } } }, { $unset: 'a' }],
    { b: 'y', c: 'xy' },
  ],
  ['an operator with nothing to do is allowed', { a: 'x' }, { $set: {} }, { a: 'x' }],
];

test.each(
  cases.map(([name, doc, update, expected, options = {}]) => ({
    name,
    doc,
    update,
    expected,
    options,
  })),
)('$name', async ({ doc, update, expected, options }) => {
  const result = await updated(doc, update, options);
  expect(JSON.stringify(result)).toBe(JSON.stringify(expected));
});

test('$inc and $mul keep MongoDB’s number types', async () => {
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
  expect(
    await result(Decimal128.fromString('0.10'), { $inc: { a: Decimal128.fromString('0.20') } }),
  ).toEqual(['Decimal128', '0.30']);
  expect(await result(3, { $mul: { a: 2 } })).toEqual(['Int32', '6']);
  expect(await result(new Double(3), { $set: { b: 1 } })).toEqual(['Double', '3']);
  await expect(typed(Long.MAX_VALUE, { $inc: { a: 1 } })).rejects.toMatchObject({ code: 2 });
});

const refused: [Document | Document[], number, Document?][] = [
  [{ $inc: { s: 1 } }, 14],
  [{ $inc: { n: 'x' } }, 14],
  [{ $push: { s: 1 } }, 2],
  [{ $pop: { s: 1 } }, 14],
  [{ $set: { 's.x': 1 } }, 28],
  [{ $set: { 'list.x': 1 } }, 28],
  [{ $set: { n: 1, 'n.a': 2 } }, 40],
  [{ $set: { n: 1 }, $inc: { n: 1 } }, 40],
  [{ $set: { _id: 2 } }, 66],
  [{ $unset: { _id: '' } }, 66],
  [{ $bogus: { a: 1 } }, 9],
  [{ $set: { 'list.$': 1 } }, 2],
  [{ $set: { 'list.$[x]': 1 } }, 2],
  [{ $set: { n: 2 } }, 9, { arrayFilters: [{ x: 1 }] }],
  [{ $set: { 'a..b': 1 } }, 56],
  [[{ $group: { _id: 1 } }], 72],
];

test.each(refused.map(([update, code, options = {}]) => ({ update, code, options })))(
  'update $update is refused with code $code and changes nothing',
  async ({ update, code, options }) => {
    const doc = { s: 'text', n: 1, list: [1] };
    await expect(updated(doc, update, options)).rejects.toMatchObject({ code });
    const stored = await server.db.collection('docs').findOne();
    expect(stored).toEqual({ _id: 1, ...doc });
  },
);

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
      { a: 1, 'b.c': { $eq: 2 }, d: { $gt: 5 }, $and: [{ e: 3 }], f: { $in: [4] } },
      { $set: { g: 1 }, $setOnInsert: { h: 1 } },
    ),
  ).toEqual({ a: 1, b: { c: 2 }, e: 3, f: 4, g: 1, h: 1 });
  await expect(upsert({ a: 1, $and: [{ a: 2 }] }, { $set: { b: 1 } })).rejects.toMatchObject({
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
