import { createConnection, type Socket } from 'node:net';
import { BSON, type Document } from 'mongodb';
import mongoose from 'mongoose';
import { crc32c } from '../server/crc32c';
import { startTestServer, type TestServer } from '../startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each<[Document, number]>([
  [{ bogus: 1 }, 59],
  [{ find: 'x', bogus: 1 }, 40415],
  [{ find: 'x', filter: 1 }, 14],
  [{ find: 'x', tailable: true }, 238],
  [{ find: '' }, 73],
  [{ aggregate: 'x', pipeline: [{ $bogus: 1 }], cursor: {} }, 40324],
  [{ aggregate: 'x', pipeline: [{ $redact: 1 }], cursor: {} }, 238],
  [{ aggregate: 'x', pipeline: [{ $project: { a: { $bogus: 1 } } }], cursor: {} }, 168],
  [{ aggregate: 'x', pipeline: [{ $changeStream: {} }], cursor: {} }, 40573],
  [{ aggregate: 'x', pipeline: [] }, 9],
  [{ explain: { find: 'x' } }, 238],
  [{ getMore: BSON.Long.fromNumber(5), collection: 'x' }, 43],
  [{ create: 'c', capped: true, size: 10 }, 238],
  [{ create: 'v', viewOn: 'x', pipeline: [] }, 238],
  [{ create: 'a$b' }, 73],
  [{ listIndexes: 'missing' }, 26],
  [{ insert: 'x', documents: [{ _id: [1] }] }, 2],
  [{ insert: 'x', documents: [] }, 4],
  [{ update: 'x', updates: [{ q: {}, u: {}, sort: { a: 1 } }] }, 40415],
  [{ insert: 'x', documents: [{}], writeConcern: { w: 2 } }, 2],
  [{ find: 'x', txnNumber: BSON.Long.ONE, startTransaction: true, autocommit: false }, 20],
])('command %j is refused with code %i', async (command, code) => {
  const reply = await server.db.command(command).catch((error) => error);
  expect(reply.code ?? reply.writeErrors?.[0]?.code).toBe(code);
});

// 45 MB go through the socket, on a busy machine too.
jest.setTimeout(30_000);

test('cursors cut results at the batch size and at 16 MB, and end', async () => {
  const docs = server.db.collection<Document>('cursors');
  const text = 'x'.repeat(1_500_000);
  await docs.insertMany(Array.from({ length: 30 }, (_, _id) => ({ _id, text })) as never);
  expect(await docs.find().batchSize(7).toArray()).toHaveLength(30);
  const first = await server.db.command({ find: 'cursors' });
  expect(first.cursor.firstBatch).toHaveLength(11);
  await docs.deleteMany({});
  const get = { getMore: BSON.Long.fromString(String(first.cursor.id)), collection: 'cursors' };
  expect((await server.db.command(get)).cursor.nextBatch).toHaveLength(11);
  const cursors = [get.getMore];
  expect(await server.db.command({ killCursors: 'cursors', cursors })).toMatchObject({ ok: 1 });
  await expect(server.db.command(get)).rejects.toMatchObject({ code: 43 });
  const large = { text: 'y'.repeat(17 * 1024 * 1024) };
  await expect(docs.insertOne(large)).rejects.toMatchObject({ name: 'RangeError' });
  await docs.insertOne({ text: 'y'.repeat(15 * 1024 * 1024) });
  const grow = docs.updateOne({}, { $set: { more: 'z'.repeat(2 * 1024 * 1024) } });
  await expect(grow).rejects.toMatchObject({ code: 10334 });
});

test('ordered batches stop at the first error and unordered ones go on', async () => {
  const docs = server.db.collection<Document>('batches');
  const batch = [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as never[];
  await expect(docs.insertMany(batch)).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
  await docs.deleteMany({});
  await expect(docs.insertMany(batch, { ordered: false })).rejects.toMatchObject({
    insertedCount: 2,
  });
});

test('mongoose works over a connection string without a database name', async () => {
  const connection = await mongoose.createConnection(server.uri, { dbName: 'shop' }).asPromise();
  const schema = new mongoose.Schema({ name: { type: String, unique: true }, tags: [String] });
  const Item = connection.model('Item', schema);
  await Item.init();
  const item = await Item.create({ name: 'n', tags: ['a'] });
  item.tags.push('b');
  await item.save();
  expect((await Item.findOne({ tags: 'b' }).lean())?.name).toBe('n');
  await expect(Item.create({ name: 'n' })).rejects.toMatchObject({ code: 11000 });
  await connection.close();
});

function message(body: Document, flags: number): Buffer {
  const head = Buffer.alloc(21);
  const bytes = Buffer.concat([head, BSON.serialize(body)]);
  const size = bytes.length + (flags & 1 ? 4 : 0);
  bytes.writeInt32LE(size, 0);
  bytes.writeInt32LE(77, 4);
  bytes.writeInt32LE(2013, 12);
  bytes.writeUInt32LE(flags, 16);
  if (!(flags & 1)) return bytes;
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32c(bytes));
  return Buffer.concat([bytes, sum]);
}

const open = (): Socket =>
  createConnection(decodeURIComponent(/\/\/(.+?)\//.exec(server.uri)?.[1] ?? ''));

test('the wire protocol: split messages, checksums, moreToCome, nonsense', async () => {
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
  const socket = open();
  const reply = new Promise<Buffer>((resolve) => socket.once('data', resolve));
  const silent = message({ insert: 'wire', documents: [{ a: 1 }], $db: 'test' }, 2);
  const asked = message({ count: 'wire', $db: 'test' }, 1);
  const all = Buffer.concat([silent, asked]);
  socket.write(all.subarray(0, 33));
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.write(all.subarray(33));
  const answer = await reply;
  expect(answer.readInt32LE(8)).toBe(77);
  expect(BSON.deserialize(answer.subarray(21))).toEqual({ n: 1, ok: 1 });
  socket.destroy();

  const broken = message({ ping: 1, $db: 'test' }, 1);
  broken.writeUInt8(broken[broken.length - 1] === 0 ? 1 : 0, broken.length - 1);
  const unknownFlag = message({ ping: 1, $db: 'test' }, 8);
  for (const bytes of [Buffer.from('GET / HTTP/1.1\r\n\r\n'), broken, unknownFlag]) {
    const other = open();
    const closed = new Promise((resolve) => other.once('close', resolve));
    other.on('error', () => undefined);
    other.write(bytes);
    await closed;
  }
  expect(await server.db.command({ ping: 1 })).toEqual({ ok: 1 });
});
