import { BSONRegExp, type Document, Double, Long, ObjectId } from 'mongodb';
import { startTestServer, type TestServer } from '../test/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function matching(docs: Document[], filter: Document): Promise<number[]> {
  const collection = server.db.collection('match');
  await collection.deleteMany({});
  await collection.insertMany(docs.map((doc, _id) => ({ _id, ...doc })) as Document[]);
  return (await collection.find(filter).toArray()).map(({ _id }) => Number(_id));
}

const ids = Array.from({ length: 3 }, () => new ObjectId());
const withIds = [{ a: ids[0] }, { a: [ids[2], ids[1]] }, { a: String(ids[0]) }, { a: ids[2] }, {}];

const cases: [string, Document, Document[], number[]][] = [
  ['$in finds ids', { a: { $in: ids.slice(0, 2) } }, withIds, [0, 1]],
  ['$nin leaves ids out', { a: { $nin: ids.slice(0, 2) } }, withIds, [2, 3, 4]],
  ['$in of nothing finds nothing', { a: { $in: [] } }, withIds, []],
  [
    'sub-documents are equal only in the same order',
    { o: { a: 1, b: 2 } },
    [{ o: { a: 1, b: 2 } }, { o: { b: 2, a: 1 } }, { o: { a: 1 } }],
    [0],
  ],
  [
    'numbers are equal across types',
    { n: 3 },
    [{ n: new Double(3) }, { n: Long.fromNumber(3) }, { n: '3' }],
    [0, 1],
  ],
  [
    '64-bit integers compare exactly with doubles',
    { n: { $gt: 9007199254740992 } },
    [{ n: Long.fromString('9007199254740993') }, { n: Long.fromString('9007199254740992') }],
    [0],
  ],
  [
    'ranges stay within the type',
    { n: { $lt: 'b' } },
    [{ n: 1 }, { n: 'a' }, { n: null }, {}],
    [1],
  ],
  [
    'null matches missing',
    { a: null },
    [{}, { a: null }, { a: 1 }, { a: [null] }, { a: [] }],
    [0, 1, 3],
  ],
  [
    'null at a path inside an array needs a document without it',
    { 'a.b': null },
    [{ a: [{ b: 1 }] }, { a: [{ c: 1 }] }, { a: [1, 2] }, { a: [] }, { a: 4 }],
    [1, 4],
  ],
  ['$nin looks at all elements', { a: { $nin: [1] } }, [{ a: [1, 2] }, { a: [2] }, {}], [1, 2]],
  [
    'both sides of a range may be met by different elements',
    { a: { $gt: 4, $lt: 2 } },
    [{ a: [1, 5] }, { a: [3] }],
    [0],
  ],
  ['nested arrays are not entered twice', { a: 5 }, [{ a: [[5]] }, { a: [5] }, { a: 5 }], [1, 2]],
  [
    'a number in a path is an index or a field',
    { 'a.0.b': 1 },
    [{ a: [{ b: 1 }] }, { a: { 0: { b: 1 } } }, { a: [{ b: 2 }, { b: 1 }] }],
    [0, 1],
  ],
  [
    '$in takes expressions and null',
    { a: { $in: [/^x/, null] } },
    [{ a: 'xy' }, {}, { a: 'y' }],
    [0, 1],
  ],
  [
    '$not of a range includes other types',
    { a: { $not: { $gt: 3 } } },
    [{ a: 5 }, { a: 'x' }, {}, { a: 1 }],
    [1, 2, 3],
  ],
  [
    'members of Object are not fields',
    { constructor: { $exists: true } },
    [{}, { constructor: 1 }],
    [1],
  ],
  [
    'NaN equals NaN and nothing else',
    { a: { $gte: Number.NaN } },
    [{ a: Number.NaN }, { a: 1 }],
    [0],
  ],
];

test.each(cases)('%s', async (_, filter, docs, expected) => {
  expect(await matching(docs, filter)).toEqual(expected);
});

test.each<[Document, number, string]>([
  [{ a: { $bogus: 1 } }, 2, 'unknown operator: $bogus'],
  [{ a: { $ne: 1 } }, 2, 'unknown operator: $ne'],
  [{ a: { $elemMatch: { b: 1 } } }, 2, 'unknown operator: $elemMatch'],
  [{ a: { $not: { $size: 1 } } }, 2, 'unknown operator: $size'],
  [{ a: { $regex: 'x', $options: 'i' } }, 2, 'unknown operator: $options'],
  [{ a: { $in: [{ $gt: 1 }] } }, 2, 'cannot nest $ under $in'],
  [{ $bogus: 1 }, 2, 'unknown top level operator: $bogus'],
  [{ $or: [{ $and: [{ a: 1 }] }] }, 2, 'unknown top level operator: $and'],
  [{ $where: '1' }, 2, 'unknown top level operator: $where'],
  [{ $text: { $search: 'x' } }, 2, 'unknown top level operator: $text'],
  [{ $expr: true }, 2, 'unknown top level operator: $expr'],
  [{ constructor: { toString: 1 }, $toString: 1 }, 2, 'unknown top level operator: $toString'],
  [{ a: { $in: 1 } }, 2, '$in needs an array'],
  [{ $or: [] }, 2, 'must be a nonempty array'],
  [{ a: new BSONRegExp('a++', '') }, 51091, 'a++'],
  [{ a: new BSONRegExp('(?i)a', '') }, 51091, '(?i)a'],
  [{ a: new BSONRegExp('a', 'x') }, 51091, 'flag in regex: x'],
  [{ a: new BSONRegExp('(?<=x', '') }, 51091, 'invalid'],
])('filter %p is refused with code %i', async (filter, code, message) => {
  await expect(server.db.collection('match').find(filter).toArray()).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  });
});

test('sorts by BSON type, with arrays by least or greatest element', async () => {
  const collection = server.db.collection<Document>('sorted');
  const values = [true, 'b', [], { a: 1 }, 2, null, [3, 9], 'a', new Date(0), 5];
  await collection.insertMany(values.map((v, _id) => ({ _id, v })) as Document[]);
  const order = async (v: 1 | -1) =>
    (await collection.find().sort({ v, _id: 1 }).toArray()).map(({ _id }) => _id);
  expect(await order(1)).toEqual([2, 5, 4, 6, 9, 7, 1, 3, 0, 8]);
  expect(await order(-1)).toEqual([8, 0, 3, 1, 7, 6, 9, 4, 5, 2]);
  await collection.createIndex({ v: 1 });
  expect(await order(1)).toEqual([2, 5, 4, 6, 9, 7, 1, 3, 0, 8]);
  const command = { find: 'sorted', sort: { v: 2 } };
  await expect(server.db.command(command)).rejects.toMatchObject({ code: 2 });
});

test('projections keep the fields they name, or leave them out', async () => {
  const collection = server.db.collection<Document>('projected');
  await collection.insertOne({ _id: 1 as never, a: 1, list: [{ x: 1 }], o: { p: 1, q: 2 } });
  const project = (projection: Document) => collection.findOne({}, { projection });
  expect(await project({ list: 1 })).toEqual({ _id: 1, list: [{ x: 1 }] });
  expect(await project({ o: true, a: 1, _id: 0 })).toEqual({ a: 1, o: { p: 1, q: 2 } });
  expect(await project({ list: 0, a: 0 })).toEqual({ _id: 1, o: { p: 1, q: 2 } });
  expect(await project({ _id: 1 })).toEqual({ _id: 1 });
  expect(await project({ _id: 0 })).toEqual({ a: 1, list: [{ x: 1 }], o: { p: 1, q: 2 } });
});

test.each<[Document, number, string]>([
  [{ a: 1, o: 0 }, 31254, 'exclusion on field o in inclusion'],
  [{ a: 0, o: 1 }, 31253, 'inclusion on field o in exclusion'],
  [{ list: { $slice: 1 } }, 168, "Unrecognized expression '$slice'"],
  [{ list: { $elemMatch: { x: 1 } } }, 168, "Unrecognized expression '$elemMatch'"],
  [{ 'o.p': 1 }, 238, "The path 'o.p'"],
  [{ 'list.$': 1 }, 238, "The path 'list.$'"],
  [{ a: '$o' }, 238, "The value of 'a'"],
])('projection %p is refused with code %i', async (projection, code, message) => {
  const command = server.db.command({ find: 'projected', projection });
  await expect(command).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  });
});

test('a page in order reads the index that has its filter and its order', async () => {
  const collection = server.db.collection<Document>('pages');
  const docs = Array.from({ length: 1_000 }, (_, at) => ({ kind: at % 4 ? 'a' : 'b', at }));
  await collection.insertMany(docs);
  await collection.createIndex({ at: -1 });
  const page = () => collection.find({ kind: 'b' }).sort({ at: -1 }).skip(10).limit(10);
  const examined = async () => (await page().explain('executionStats')).executionStats;
  expect(await examined()).toEqual({ nReturned: 10, totalDocsExamined: 80 });
  await collection.createIndex({ kind: 1, at: -1 });
  expect(await examined()).toEqual({ nReturned: 10, totalDocsExamined: 20 });
  expect((await page().toArray()).map(({ at }) => at)[0]).toBe(956);
});

test('$or reads the indexes of its branches, unless one has none', async () => {
  const collection = server.db.collection<Document>('branches');
  await collection.insertMany(Array.from({ length: 1_000 }, (_, at) => ({ at, back: 999 - at })));
  await collection.createIndex({ at: 1 });
  const search = (branch: Document) => collection.find({ $or: [{ at: { $lte: 1 } }, branch] });
  const examined = async (branch: Document) =>
    (await search(branch).explain('executionStats')).executionStats;
  const nested = { $or: [{ at: { $in: [1, 7] } }] };
  expect(await examined(nested)).toEqual({ nReturned: 3, totalDocsExamined: 3 });
  expect(await examined({ back: 5 })).toEqual({ nReturned: 3, totalDocsExamined: 1_000 });
  await collection.createIndex({ back: 1 });
  expect(await examined({ back: 5 })).toEqual({ nReturned: 3, totalDocsExamined: 3 });
});
