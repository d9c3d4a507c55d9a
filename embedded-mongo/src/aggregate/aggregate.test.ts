import { type Document, Double, Long } from 'mongodb';
import { startTestServer, type TestServer } from '../test/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function run(docs: Document[], pipeline: Document[]): Promise<Document[]> {
  const collection = server.db.collection('docs');
  await collection.deleteMany({});
  if (docs.length > 0) {
    await collection.insertMany(docs.map((doc, _id) => ({ _id, ...doc })) as never);
  }
  return collection.aggregate(pipeline, { promoteValues: false }).toArray();
}

/** Plain numbers in the place of typed ones. */
const plain = (rows: Document[]) => JSON.parse(JSON.stringify(rows));

test('groups by value: numbers across types, documents in order, missing with null', async () => {
  const keys = [1, new Double(1), Long.ONE, { a: 1, b: 1 }, { b: 1, a: 1 }, null, undefined];
  const rows = await run(
    keys.map((k) => (k === undefined ? {} : { k })),
    [{ $group: { _id: '$k', n: { $sum: 1 } } }],
  );
  expect(plain(rows)).toEqual([
    { _id: 1, n: 3 },
    { _id: { a: 1, b: 1 }, n: 1 },
    { _id: { b: 1, a: 1 }, n: 1 },
    { _id: null, n: 2 },
  ]);
});

test('$sum adds numbers in MongoDB’s types and skips the rest', async () => {
  const sumOf = async (values: unknown[]) => {
    const docs = values.map((v) => ({ v }));
    const [row] = await run(docs, [{ $group: { _id: null, sum: { $sum: '$v' } } }]);
    return [row?.sum._bsontype, String(row?.sum)];
  };
  expect(await sumOf([1, 2, 'x', null])).toEqual(['Int32', '3']);
  expect(await sumOf([2147483647, 1])).toEqual(['Long', '2147483648']);
  expect(await sumOf([1, 1.5, 0.5])).toEqual(['Double', '3']);
  expect(await sumOf([Long.fromString('9007199254740993'), 1])).toEqual([
    'Long',
    '9007199254740994',
  ]);
});

test('votes are counted by a condition, and the last value is that of the order before', async () => {
  const docs = [
    { day: 2, vote: 'up', results: 5 },
    { day: 1, vote: 'down', results: 9 },
    { day: 1 },
    { day: 3, vote: 'up', results: new Double(7) },
  ];
  const rows = await run(docs, [
    { $match: { day: { $gt: 0 } } },
    { $sort: { day: 1 } },
    {
      $group: {
        _id: null,
        ups: { $sum: { $cond: [{ $eq: ['$vote', 'up'] }, 1, 0] } },
        absent: { $sum: { $cond: [{ $eq: ['$vote', null] }, 1, 0] } },
        last: { $last: '$results' },
      },
    },
  ]);
  expect(plain(rows)).toEqual([{ _id: null, ups: 2, absent: 0, last: 7 }]);
  expect(rows[0]?.last._bsontype).toBe('Double');
});

test.each([0, '', null, undefined, false])('a condition takes %j as MongoDB does', async (v) => {
  const [row] = await run([{ v }], [{ $group: { _id: { $cond: ['$v', 'yes', 'no'] } } }]);
  expect(row).toEqual({ _id: v === '' ? 'yes' : 'no' });
});

test('stages run in their order, and a collection that is missing is empty', async () => {
  const docs = [{ k: 'a' }, { k: 'b' }, { k: 'a' }, { k: 'c' }, { k: 'b' }, { k: 'a' }];
  const rows = await run(docs, [
    { $group: { _id: '$k', n: { $sum: 1 } } },
    { $match: { n: { $gt: 1 } } },
    { $sort: { n: -1, _id: 1 } },
    { $limit: 1 },
  ]);
  expect(plain(rows)).toEqual([{ _id: 'a', n: 3 }]);
  expect(await server.db.collection('missing').countDocuments({})).toBe(0);
  expect(await server.db.collection('missing').aggregate([]).toArray()).toEqual([]);
});

test.each<[Document, number, string]>([
  [{ $bogus: 1 }, 40324, "Unrecognized pipeline stage name: '$bogus'"],
  [{ $lookup: { from: 'x' } }, 40324, "Unrecognized pipeline stage name: '$lookup'"],
  [{ $out: 'x' }, 40324, "Unrecognized pipeline stage name: '$out'"],
  [{ $project: { a: 1 } }, 40324, "Unrecognized pipeline stage name: '$project'"],
  [{ $changeStream: {} }, 40324, "Unrecognized pipeline stage name: '$changeStream'"],
  [{ toString: 1 }, 40324, "Unrecognized pipeline stage name: 'toString'"],
  [{ $limit: 1, $sort: {} }, 40323, 'exactly one field'],
  [{ $limit: 0 }, 15958, 'limit must be positive'],
  [{ $match: 1 }, 15959, '$match'],
  [{ $match: { $expr: 1 } }, 2, 'unknown top level operator: $expr'],
  [{ $sort: { a: { $meta: 'x' } } }, 2, '$sort'],
  [{ $sort: { $natural: 1 } }, 16410, '$natural'],
  [{ $group: {} }, 15955, '_id'],
  [{ $group: { _id: 1, n: 5 } }, 40234, "'n'"],
  [{ $group: { _id: 1, n: { $avg: '$a' } } }, 15952, "unknown group operator '$avg'"],
  [{ $group: { _id: { $bogus: 1 } } }, 168, "Unrecognized expression '$bogus'"],
  [{ $group: { _id: { $dateTrunc: {} } } }, 168, "Unrecognized expression '$dateTrunc'"],
  [{ $group: { _id: { $eq: [1, 1], $cond: [] } } }, 15983, 'exactly one field'],
  [{ $group: { _id: { $eq: [1] } } }, 16020, 'Expression $eq takes exactly 2'],
  [{ $group: { _id: { $cond: {} } } }, 16020, 'Expression $cond'],
  [{ $group: { _id: { a: '$a' } } }, 238, 'A document as an expression'],
  [{ $group: { _id: ['$a'] } }, 238, 'An array as an expression'],
  [{ $group: { _id: '$a.b' } }, 238, '$a.b'],
  [{ $group: { _id: '$$ROOT' } }, 238, '$$ROOT'],
])('stage %j is refused with code %i', async (stage, code, message) => {
  const command = { aggregate: 'docs', pipeline: [stage], cursor: {} };
  await expect(server.db.command(command)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  });
});
