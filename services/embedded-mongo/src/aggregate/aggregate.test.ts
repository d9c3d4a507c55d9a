import { Decimal128, type Document, Double, Long } from 'mongodb';
import { startTestServer, type TestServer } from '../startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function run(docs: Document[], pipeline: Document[]): Promise<Document[]> {
  const collection = server.db.collection('docs');
  await collection.deleteMany({});
  await collection.insertMany(docs.map((doc, _id) => ({ _id, ...doc })) as never);
  return collection.aggregate(pipeline).toArray();
}

/** The value of one expression over one document. */
async function value(expression: unknown, doc: Document = {}): Promise<unknown> {
  const [row] = await run([doc], [{ $project: { _id: 0, v: expression } }]);
  return row?.v;
}

test('groups by value: numbers across types, documents in order, missing with null', async () => {
  const keys = [1, new Double(1), Long.ONE, { a: 1, b: 1 }, { b: 1, a: 1 }, null, undefined];
  const rows = await run(
    keys.map((k) => (k === undefined ? {} : { k })),
    [{ $group: { _id: '$k', n: { $sum: 1 } } }],
  );
  expect(rows).toEqual([
    { _id: 1, n: 3 },
    { _id: { a: 1, b: 1 }, n: 1 },
    { _id: { b: 1, a: 1 }, n: 1 },
    { _id: null, n: 2 },
  ]);
});

test.each<[unknown, unknown, Document]>([
  [{ $add: ['$a', 1] }, 3, { a: Long.fromNumber(2) }],
  [{ $add: ['$missing', 1] }, null, {}],
  [{ $eq: ['$missing', null] }, false, {}],
  [{ $lt: ['$missing', null] }, true, {}],
  [{ $eq: ['$a', { x: 1, y: 2 }] }, false, { a: { y: 2, x: 1 } }],
  [{ $round: [2.5] }, 2, {}],
  [{ $cond: ['$zero', 'yes', 'no'] }, 'no', { zero: 0 }],
  [{ $cond: ['$empty', 'yes', 'no'] }, 'yes', { empty: '' }],
  ['$list.x', [1, 2], { list: [{ x: 1 }, 5, { x: 2 }, {}] }],
  ['$list.0', [], { list: [1, 2] }],
  [{ $substrCP: ['a😀b', 1, 1] }, '😀', {}],
  [
    {
      $let: {
        vars: { n: 2 },
        in: { $map: { input: [1, 2], in: { $multiply: ['$$this', '$$n'] } } },
      },
    },
    [2, 4],
    {},
  ],
  [
    { $reduce: { input: ['a', 'b'], initialValue: '', in: { $concat: ['$$value', '$$this'] } } },
    'ab',
    {},
  ],
  [
    {
      $setUnion: [
        [1, 2],
        [2, 3],
      ],
    },
    [1, 2, 3],
    {},
  ],
  [{ $toString: '$n' }, '1.5', { n: 1.5 }],
  [{ $convert: { input: 'x', to: 'int', onError: 'bad' } }, 'bad', {}],
])('%j is %j', async (expression, expected, doc) => {
  expect(await value(expression, doc)).toEqual(expected);
});

const at = (text: string) => new Date(text);

test.each<[string, Document, unknown]>([
  [
    '2024-03-10T12:00:00Z',
    { $dateTrunc: { date: '$d', unit: 'day', timezone: 'America/New_York' } },
    at('2024-03-10T05:00:00Z'),
  ],
  [
    '2024-03-11T03:00:00Z',
    { $dateTrunc: { date: '$d', unit: 'day', timezone: 'America/New_York' } },
    at('2024-03-10T05:00:00Z'),
  ],
  [
    '2024-03-11T05:00:00Z',
    { $dateTrunc: { date: '$d', unit: 'day', timezone: 'America/New_York' } },
    at('2024-03-11T04:00:00Z'),
  ],
  [
    '2024-03-31T22:30:00Z',
    { $dateTrunc: { date: '$d', unit: 'month', timezone: 'Europe/Berlin' } },
    at('2024-03-31T22:00:00Z'),
  ],
  [
    '2024-03-01T00:10:00Z',
    { $dateTrunc: { date: '$d', unit: 'hour', timezone: '+05:30' } },
    at('2024-02-29T23:30:00Z'),
  ],
  [
    '2024-03-03T12:00:00Z',
    { $dateTrunc: { date: '$d', unit: 'week' } },
    at('2024-03-03T00:00:00Z'),
  ],
  [
    '2024-03-03T12:00:00Z',
    { $dateTrunc: { date: '$d', unit: 'week', startOfWeek: 'monday' } },
    at('2024-02-26T00:00:00Z'),
  ],
  [
    '1969-05-05T12:00:00Z',
    { $dateTrunc: { date: '$d', unit: 'quarter' } },
    at('1969-04-01T00:00:00Z'),
  ],
  [
    '2024-01-31T10:00:00Z',
    { $dateAdd: { startDate: '$d', unit: 'month', amount: 1 } },
    at('2024-02-29T10:00:00Z'),
  ],
  [
    '2024-03-09T12:00:00Z',
    { $dateAdd: { startDate: '$d', unit: 'day', amount: 1, timezone: 'America/New_York' } },
    at('2024-03-10T11:00:00Z'),
  ],
  [
    '2024-01-01T12:00:00Z',
    { $dateDiff: { startDate: '$d', endDate: at('2024-01-15T00:00:00Z'), unit: 'week' } },
    2,
  ],
  ['2021-01-03T12:00:00Z', { $isoWeek: '$d' }, 53],
  [
    '2024-07-01T23:30:05Z',
    { $dateToString: { date: '$d', format: '%d.%m.%Y %H:%M:%S %z', timezone: 'Europe/Berlin' } },
    '02.07.2024 01:30:05 +0200',
  ],
])('%s in %j', async (date, expression, expected) => {
  expect(await value(expression, { d: at(date) })).toEqual(expected);
});

test.each<[Document, number]>([
  [{ $add: ['$text', 1] }, 14],
  [{ $add: ['$price', 1] }, 238],
  [{ $divide: [1, 0] }, 2],
  [{ $year: { date: '$at', timezone: 'Mars/Base' } }, 40485],
  [{ $size: '$text' }, 14],
  [{ $concat: [1] }, 14],
  [{ $add: '$$unknown' }, 2],
])('%j is refused with code %i', async (expression, code) => {
  const doc = { text: 'x', price: Decimal128.fromString('1'), at: new Date(0) };
  await expect(value(expression, doc)).rejects.toMatchObject({ code });
});

test('stages that pass values through keep their types', async () => {
  await run([{ n: new Double(2), l: Long.fromString('9007199254740993') }], [{ $out: 'copied' }]);
  const options = { promoteValues: false };
  const copy = await server.db.collection('copied').findOne({}, options);
  expect([copy?.n._bsontype, String(copy?.l)]).toEqual(['Double', '9007199254740993']);
});

test('$lookup joins arrays and missing fields, and $merge replaces by key', async () => {
  const other = server.db.collection<Document>('other');
  await other.insertMany([{ _id: 1, k: 'a' }, { _id: 2, k: 'b' }, { _id: 3 }] as never);
  const lookup = { from: 'other', localField: 'k', foreignField: 'k', as: 'found' };
  const rows = await run(
    [{ k: ['a', 'b'] }, {}, { k: [] }],
    [{ $lookup: lookup }, { $project: { found: '$found._id' } }, { $sort: { _id: 1 } }],
  );
  expect(rows.map(({ found }) => found)).toEqual([[1, 2], [3], []]);
  await other
    .aggregate([{ $match: { _id: 1 } }, { $set: { seen: true } }, { $merge: 'other' }])
    .toArray();
  expect(await other.findOne({ _id: 1 as never })).toEqual({ _id: 1, k: 'a', seen: true });
});
