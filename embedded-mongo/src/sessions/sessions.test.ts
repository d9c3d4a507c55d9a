import { Long, UUID } from 'mongodb';
import type { Doc } from '../bson/values';
import { openRawClient } from '../test/openRawClient';
import { startTestServer, type TestServer } from '../test/startTestServer';

let server: TestServer;
let raw: Awaited<ReturnType<typeof openRawClient>>;
beforeAll(async () => {
  server = await startTestServer();
  raw = await openRawClient(server.uri);
});
afterAll(async () => {
  raw.destroy();
  await server.stop();
});

const restart = async () => {
  server = await server.restart();
  raw = await openRawClient(server.uri);
};

let number = 0;
const newName = () => `c${number++}`;
const newSession = () => {
  const lsid = { id: new UUID() };
  const numbered = (txnNumber: number, command: Doc) =>
    raw.run({ ...command, lsid, txnNumber: Long.fromNumber(txnNumber) });
  const inTransaction = (txnNumber: number, command: Doc) =>
    numbered(txnNumber, { ...command, autocommit: false });
  const begin = (txnNumber: number, command: Doc) =>
    inTransaction(txnNumber, { ...command, startTransaction: true });
  return { lsid, numbered, inTransaction, begin };
};

const commit = { commitTransaction: 1 };
const abort = { abortTransaction: 1 };
const transient = { code: 251, errorLabels: ['TransientTransactionError'] };

test('a numbered write is done once, and its answer given again, also after a restart', async () => {
  const name = newName();
  const { numbered } = newSession();
  const increment = { findAndModify: name, query: { _id: 1 }, update: { $inc: { n: 1 } } };
  const first = await numbered(1, { ...increment, upsert: true, new: true });
  expect(first).toMatchObject({ value: { _id: 1, n: 1 }, ok: 1 });
  expect(await numbered(1, { ...increment, upsert: true, new: true })).toEqual(first);
  await restart();
  expect(await numbered(1, { ...increment, upsert: true, new: true })).toEqual(first);
  expect(await numbered(2, { insert: name, documents: [{ _id: 1 }] })).toMatchObject({
    n: 0,
    writeErrors: [{ code: 11000 }],
  });
  expect(await numbered(1, increment)).toMatchObject({ ok: 0, code: 225 });
  expect(await server.db.collection(name).find().toArray()).toEqual([{ _id: 1, n: 1 }]);
});

test('a write that failed as a whole is done when it comes again', async () => {
  const { numbered } = newSession();
  const name = newName();
  expect(await numbered(1, { insert: name, documents: [] })).toMatchObject({ code: 4 });
  expect(await numbered(1, { insert: name, documents: [{}] })).toEqual({ n: 1, ok: 1 });
});

test('a commit may be repeated, also after a restart, and nothing comes after it', async () => {
  const name = newName();
  const { begin, inTransaction, numbered } = newSession();
  expect(await begin(1, { insert: name, documents: [{ _id: 1 }] })).toEqual({ n: 1, ok: 1 });
  expect(await inTransaction(1, commit)).toEqual({ ok: 1 });
  expect(await inTransaction(1, commit)).toEqual({ ok: 1 });
  await restart();
  expect(await inTransaction(1, commit)).toEqual({ ok: 1 });
  expect(await inTransaction(1, abort)).toMatchObject({ code: 256 });
  expect(await inTransaction(1, { find: name })).toMatchObject({ code: 256 });
  expect(await begin(1, { find: name })).toMatchObject({ code: 50911 });
  expect(await numbered(1, { insert: name, documents: [{}] })).toMatchObject({ code: 217 });
  expect(await server.db.collection(name).countDocuments({})).toBe(1);
});

test('a transaction that was not committed is none after a restart', async () => {
  const name = newName();
  const { begin, inTransaction } = newSession();
  await begin(1, { insert: name, documents: [{ _id: 1 }] });
  await restart();
  expect(await inTransaction(1, commit)).toMatchObject(transient);
  expect(await server.db.collection(name).countDocuments({})).toBe(0);
});

test('an aborted transaction is none, and the next number of its session ends an open one', async () => {
  const name = newName();
  const { begin, inTransaction, numbered } = newSession();
  const insert = (_id: number) => ({ insert: name, documents: [{ _id }] });
  await begin(1, insert(1));
  expect(await inTransaction(1, abort)).toEqual({ ok: 1 });
  for (const command of [abort, commit, insert(1)]) {
    expect(await inTransaction(1, command)).toMatchObject(transient);
  }
  await begin(2, insert(2));
  expect(await inTransaction(1, insert(3))).toMatchObject({ code: 225 });
  expect(await inTransaction(3, insert(3))).toMatchObject(transient);
  await begin(3, insert(4));
  expect(await numbered(4, insert(5))).toEqual({ n: 1, ok: 1 });
  expect(await inTransaction(3, commit)).toMatchObject({ code: 225 });
  expect(await inTransaction(4, commit)).toMatchObject(transient);
  expect(await server.db.collection(name).find().toArray()).toEqual([{ _id: 5 }]);
});

test('a session that its client ends loses its transaction', async () => {
  const name = newName();
  const { lsid, begin, inTransaction } = newSession();
  await begin(1, { insert: name, documents: [{ _id: 1 }] });
  expect(await raw.run({ endSessions: [lsid] })).toEqual({ ok: 1 });
  expect(await inTransaction(1, commit)).toMatchObject(transient);
});

test.each<[Doc, number]>([
  [{ find: 'c', txnNumber: Long.ONE }, 50768],
  [{ createIndexes: 'c', indexes: [], txnNumber: Long.ONE }, 50768],
  [{ insert: 'c', documents: [{}], startTransaction: true }, 72],
  [{ insert: 'c', documents: [{}], autocommit: false }, 72],
  [{ insert: 'c', documents: [{}], txnNumber: Long.ONE, autocommit: true }, 72],
  [{ find: 'c', txnNumber: Long.ONE, autocommit: false, startTransaction: false }, 72],
  [{ find: 'c', readConcern: { level: 'snapshot' } }, 72],
  [{ insert: 'c', documents: [{}], txnNumber: Long.ONE, lsid: undefined }, 72],
  [{ drop: 'c', txnNumber: Long.ONE, autocommit: false, startTransaction: true }, 263],
  [{ createIndexes: 'c', indexes: [], txnNumber: Long.ONE, autocommit: false }, 263],
  [{ insert: 'c', documents: [{}], writeConcern: { w: 2 } }, 100],
])('command %j is refused with code %i', async (command, code) => {
  const withSession = { ...command, lsid: 'lsid' in command ? undefined : { id: new UUID() } };
  expect(await raw.run(withSession)).toMatchObject({ ok: 0, code });
});
