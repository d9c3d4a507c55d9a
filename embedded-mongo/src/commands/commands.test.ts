import { createConnection, type Socket } from 'node:net';
import { BSON, type Document } from 'mongodb';
import mongoose from 'mongoose';
import { startTestServer, type TestServer } from '../test/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const unknownField = "BSON field '";

test.each<[Document, number, string]>([
  [{ bogus: 1 }, 59, "no such command: 'bogus'"],
  [{ toString: 1 }, 59, "no such command: 'toString'"],
  [{ distinct: 'x', key: 'a' }, 59, "no such command: 'distinct'"],
  [{ explain: { count: 'x' } }, 40415, `${unknownField}find.count'`],
  [{ renameCollection: 'test.x', to: 'test.y' }, 59, "no such command: 'renameCollection'"],
  [{ find: 'x', bogus: 1 }, 40415, `${unknownField}find.bogus'`],
  [{ find: 'x', tailable: true }, 40415, `${unknownField}find.tailable'`],
  [{ find: 'x', collation: { locale: 'de' } }, 40415, `${unknownField}find.collation'`],
  [{ find: 'x', hint: 'a_1' }, 40415, `${unknownField}find.hint'`],
  [{ find: 'x', filter: 1 }, 14, "'filter'"],
  [{ find: 'x', limit: -1 }, 14, "'limit'"],
  [{ find: '' }, 73, 'find'],
  [{ aggregate: 'x', pipeline: [] }, 9, "'cursor'"],
  [{ aggregate: 'x', pipeline: {}, cursor: {} }, 14, "'pipeline'"],
  [{ aggregate: 1, pipeline: [], cursor: {} }, 73, 'aggregate'],
  [{ aggregate: 'x', pipeline: [], cursor: { batchSize: 1 } }, 40415, "'cursor.batchSize'"],
  [{ aggregate: 'x', pipeline: [], cursor: {}, let: {} }, 40415, `${unknownField}aggregate.let'`],
  [{ count: 'x' }, 59, "no such command: 'count'"],
  [{ getMore: BSON.Long.fromNumber(5), collection: 'x' }, 43, '5'],
  [{ create: 'c', validator: { a: 1 } }, 59, "no such command: 'create'"],
  [{ collMod: 'c', validator: { a: 1 } }, 40415, "'collMod.validator'"],
  [{ collMod: 'missing', index: { keyPattern: { a: 1 } } }, 26, 'missing'],
  [{ dropIndexes: 'x', index: 'a_1' }, 59, "no such command: 'dropIndexes'"],
  [{ insert: 'a$b', documents: [{}] }, 73, 'a$b'],
  [{ listIndexes: 'missing' }, 26, 'missing'],
  [{ insert: 'x', documents: [{ _id: [1] }] }, 2, "'_id'"],
  [{ insert: 'x', documents: [] }, 4, 'batch sizes'],
  [{ update: 'x', updates: [{ q: {}, u: {}, sort: {} }] }, 40415, "'update.updates.sort'"],
  [{ update: 'x', updates: [{ q: {}, u: [{ $set: { a: 1 } }] }] }, 14, "'u'"],
  [{ update: 'x', updates: [{ q: {}, u: {}, arrayFilters: [] }] }, 40415, 'arrayFilters'],
  [{ delete: 'x', deletes: [{ q: {}, limit: 0, hint: 'a' }] }, 40415, "'delete.deletes.hint'"],
  [{ delete: 'x', deletes: [{ q: {}, limit: 2 }] }, 9, 'limit'],
  [{ findAndModify: 'x', remove: true, fields: {} }, 40415, "'findAndModify.fields'"],
  [{ findAndModify: 'x', remove: true, update: {} }, 9, 'remove=true'],
])('command %j is refused with code %i', async (command, code, message) => {
  const reply = await server.db.command(command).catch((error) => error.errorResponse);
  const error = reply.writeErrors?.[0] ?? reply;
  expect(error).toMatchObject({ code, errmsg: expect.stringContaining(message) });
});

test('cursors cut results at the batch size and at 16 MB, and end', async () => {
  const docs = server.db.collection<Document>('cursors');
  const text = 'x'.repeat(1_500_000);
  await docs.insertMany(Array.from({ length: 30 }, (_, _id) => ({ _id, text })) as never);
  expect(await docs.find().toArray()).toHaveLength(30);
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

test('a first batch has 101 documents, and the next one the rest', async () => {
  const docs = server.db.collection<Document>('many');
  await docs.insertMany(Array.from({ length: 250 }, (_, _id) => ({ _id })) as never);
  const { cursor } = await server.db.command({ find: 'many' });
  expect(cursor.firstBatch).toHaveLength(101);
  const getMore = BSON.Long.fromString(String(cursor.id));
  const rest = await server.db.command({ getMore, collection: 'many' });
  expect([rest.cursor.nextBatch.length, Number(rest.cursor.id)]).toEqual([149, 0]);
  const single = await server.db.command({ find: 'many', singleBatch: true });
  expect([single.cursor.firstBatch.length, Number(single.cursor.id)]).toEqual([101, 0]);
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
  const schema = new mongoose.Schema(
    { name: { type: String, unique: true }, tags: [String] },
    { autoCreate: false },
  );
  const Item = connection.model('Item', schema);
  await Item.init();
  const item = await Item.create({ name: 'n', tags: ['a'] });
  await Item.findByIdAndUpdate(item._id, { $push: { tags: 'b' } });
  expect((await Item.findOne({ tags: 'b' }).lean())?.name).toBe('n');
  await expect(Item.create({ name: 'n' })).rejects.toMatchObject({ code: 11000 });
  await connection.close();
});

function message(body: Document, flags: number): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(21), BSON.serialize(body)]);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(77, 4);
  bytes.writeInt32LE(2013, 12);
  bytes.writeUInt32LE(flags, 16);
  return bytes;
}

const open = (): Socket =>
  createConnection(decodeURIComponent(/\/\/(.+?)\//.exec(server.uri)?.[1] ?? ''));

test('the wire protocol: split messages, moreToCome, nonsense', async () => {
  const socket = open();
  const reply = new Promise<Buffer>((resolve) => socket.once('data', resolve));
  const silent = message({ insert: 'wire', documents: [{ a: 1 }], $db: 'test' }, 2);
  const asked = message({ delete: 'wire', deletes: [{ q: {}, limit: 0 }], $db: 'test' }, 0);
  const all = Buffer.concat([silent, asked]);
  socket.setNoDelay();
  await new Promise((resolve) => socket.write(all.subarray(0, 33), resolve));
  await new Promise((resolve) => setImmediate(resolve));
  socket.write(all.subarray(33));
  const answer = await reply;
  expect(answer.readInt32LE(8)).toBe(77);
  expect(BSON.deserialize(answer.subarray(21))).toEqual({ n: 1, ok: 1 });
  socket.destroy();

  const ping = { ping: 1, $db: 'test' };
  const [checksum, unknownFlag] = [message(ping, 1), message(ping, 8)];
  for (const bytes of [Buffer.from('GET / HTTP/1.1\r\n\r\n'), checksum, unknownFlag]) {
    const other = open();
    const closed = new Promise((resolve) => other.once('close', resolve));
    other.on('error', () => undefined);
    other.write(bytes);
    await closed;
  }
  expect(await server.db.command({ ping: 1 })).toEqual({ ok: 1 });
});
