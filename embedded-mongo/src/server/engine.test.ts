import { rmSync } from 'node:fs';
import { deserialize, UUID } from 'bson';
import type { Doc } from '../bson/values';
import { findDocs } from '../query/find';
import { Transaction } from '../sessions/transaction';
import { Catalog } from '../store/catalog';
import { Collection } from '../store/collection';
import { parseIndexSpec } from '../store/indexSpec';
import { Storage } from '../store/storage';
import { newDirectory } from '../test/startTestServer';
import { Engine } from './engine';
import type { Reply } from './groupCommit';

const directory = newDirectory();
const storage = new Storage(directory);
const catalog = new Catalog(storage);
const engine = new Engine(catalog, () => undefined);
const client = { address: 'here' };

afterAll(async () => {
  await storage.close();
  rmSync(directory, { recursive: true, force: true });
});

const run = (command: Doc) =>
  new Promise<Reply>((resolve) => {
    const request = { id: 1, sequences: new Map(), wantsReply: true, isLegacy: false };
    engine.handle({ ...request, command: { ...command, $db: 'test' } }, client, resolve);
  });

test('TTL indexes remove what has expired, arrays by their earliest date', () => {
  const now = Date.now();
  const ago = (seconds: number) => new Date(now - seconds * 1000);
  const docs = catalog.create('test', 'ttl');
  docs.createIndex(parseIndexSpec({ key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 }));
  for (const [_id, at] of [
    [1, ago(61)],
    [2, ago(30)],
    [3, [ago(5), ago(100)]],
    [4, 5],
    [5, null],
  ]) {
    docs.insert({ _id, at });
  }
  engine.expire(now);
  expect([...docs.docs.values()].map(({ doc }) => doc._id)).toEqual([2, 4, 5]);
});

test('a failed commit undoes every kind of change and answers all its writers', async () => {
  await run({
    insert: 'undo',
    documents: [
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
      { _id: 3, n: 3 },
    ],
  });
  await run({ createIndexes: 'undo', indexes: [{ key: { n: 1 }, name: 'n_1', unique: true }] });
  const state = () =>
    [...catalog.list()]
      .sort((a, b) => (a.namespace < b.namespace ? -1 : 1))
      .map(({ info, docs, indexes }) => ({
        info: structuredClone({ name: info.name, indexes: info.indexes }),
        docs: [...docs.values()].map(({ doc }) => doc),
        entries: indexes.map((index) => [...index.range('', '\uffff')].map(({ id }) => id)),
      }));
  const before = state();
  const broken = jest.spyOn(storage, 'transaction').mockImplementation(() => {
    throw new Error('ENOSPC: no space left on device');
  });
  const replies = await Promise.all([
    run({ update: 'undo', updates: [{ q: {}, u: { $inc: { n: 10 } }, multi: true }] }),
    run({ delete: 'undo', deletes: [{ q: { _id: 1 }, limit: 1 }] }),
    run({ insert: 'undo', documents: [{ _id: 1, n: 5 }] }),
    run({ insert: 'fresh', documents: [{ _id: 1 }] }),
    run({ createIndexes: 'undo', indexes: [{ key: { n: -1 }, name: 'n_-1' }] }),
    run({ drop: 'ttl' }),
    run({ findAndModify: 'undo', query: { _id: 2 }, update: { $set: { n: 0 } } }),
  ]);
  for (const reply of replies) expect(reply).toMatchObject({ ok: 0, code: 14031 });
  expect(state()).toEqual(before);
  broken.mockRestore();
  await run({ insert: 'undo', documents: [{ _id: 4, n: 4 }] });
  const all = { q: { n: { $gte: 1 } }, limit: 0 };
  expect(await run({ delete: 'undo', deletes: [all] })).toEqual({ n: 4, ok: 1 });
});

test('a transaction ends five seconds after its last command, and a minute after its first', async () => {
  const clock = jest.spyOn(Date, 'now');
  let now = 1_000_000;
  clock.mockImplementation(() => now);
  const lsid = { id: new UUID() };
  const insert = (txnNumber: number, startTransaction?: true) =>
    run({
      ...{ insert: 'idle', documents: [{}], lsid, txnNumber, autocommit: false },
      ...(startTransaction && { startTransaction }),
    });
  const ended = { code: 251, errorLabels: ['TransientTransactionError'] };
  await insert(1, true);
  const waiting = run({ insert: 'others', documents: [{ _id: 1 }] });
  now += 4_999;
  engine.endOverdue();
  expect(await insert(1)).toEqual({ n: 1, ok: 1 });
  now += 5_000;
  engine.endOverdue();
  expect(await waiting).toEqual({ n: 1, ok: 1 });
  expect(await insert(1)).toMatchObject(ended);

  await insert(2, true);
  for (let seconds = 4; seconds < 60; seconds += 4) {
    now += 4_000;
    engine.endOverdue();
    expect(await insert(2)).toEqual({ n: 1, ok: 1 });
  }
  now += 4_000;
  engine.endOverdue();
  expect(await insert(2)).toMatchObject(ended);
  clock.mockRestore();
});

test('expired documents and sessions wait for the end of a transaction', async () => {
  const lsid = { id: new UUID() };
  const numbered = (command: Doc) => run({ ...command, lsid, txnNumber: 1 });
  const docs = catalog.get('test', 'ttl') ?? catalog.create('test', 'ttl');
  docs.createIndex(parseIndexSpec({ key: { at: 1 }, name: 'at_1', expireAfterSeconds: 60 }));
  await run({ insert: 'ttl', documents: [{ _id: 9, at: new Date(0) }] });
  await numbered({
    insert: 'ttl',
    documents: [{ _id: 10 }],
    autocommit: false,
    startTransaction: true,
  });
  const later = Date.now() + 3_600_000;
  engine.expire(later);
  expect(docs.docs.size).toBeGreaterThan(1);
  await numbered({ commitTransaction: 1, autocommit: false });
  expect([...docs.docs.values()].some(({ doc }) => doc._id === 9)).toBe(false);
  expect([...storage.read(-1)]).toEqual([]);
});

test('reads wait together while a transaction is at work, and not for long', async () => {
  const clock = jest.spyOn(Date, 'now');
  let now = 1_000_000;
  clock.mockImplementation(() => now);
  const lsid = { id: new UUID() };
  const statement = (command: Doc) => run({ ...command, lsid, txnNumber: 1, autocommit: false });
  const insert = (_id: number, more: Doc = {}) =>
    statement({ insert: 'busy', documents: [{ _id }], ...more });
  const count = async () => {
    const reply = deserialize((await run({ find: 'busy' })) as Uint8Array);
    return reply.cursor.firstBatch.length;
  };
  const suspended = jest.spyOn(Transaction.prototype, 'suspend');

  void insert(1, { startTransaction: true });
  const first = [count(), count()];
  now += 49;
  void insert(2);
  first.push(count());
  expect(suspended).not.toHaveBeenCalled();
  now += 1;
  void insert(3);
  for (const read of first) expect(await read).toBe(0);

  // Its client sends nothing meanwhile.
  void insert(4);
  expect(await count()).toBe(0);

  void insert(5);
  const last = [count(), count()];
  await statement({ commitTransaction: 1 });
  for (const read of last) expect(await read).toBe(5);
  clock.mockRestore();
  suspended.mockRestore();
});

test('a transaction is taken out of memory only where others read what it has changed', async () => {
  const lsid = { id: new UUID() };
  const statement = (command: Doc) => run({ ...command, lsid, txnNumber: 1, autocommit: false });
  const read = async (find: string) =>
    deserialize((await run({ find })) as Uint8Array).cursor.firstBatch;
  const inMemory = (name: string) =>
    [...(catalog.get('test', name)?.docs.values() ?? [])].map(({ doc }) => doc._id);
  await run({ insert: 'one', documents: [{ _id: 1 }] });
  await run({ insert: 'two', documents: [{ _id: 1 }] });
  await run({ insert: 'calm', documents: [{ _id: 1 }] });
  const insert = (name: string, _id: number, more: Doc = {}) =>
    statement({ insert: name, documents: [{ _id }], ...more });
  await insert('one', 2, { startTransaction: true });
  await insert('two', 2);
  await insert('new', 2);
  expect(await read('calm')).toEqual([{ _id: 1 }]);
  expect(await run({ hello: 1 })).toMatchObject({ ok: 1 });
  expect([inMemory('one'), inMemory('two'), inMemory('new')]).toEqual([[1, 2], [1, 2], [2]]);
  expect(await read('one')).toEqual([{ _id: 1 }]);
  expect([inMemory('one'), inMemory('two')]).toEqual([[1], [1, 2]]);
  expect(await read('new')).toEqual([]);
  await insert('two', 3);
  expect([inMemory('one'), inMemory('two'), inMemory('new')]).toEqual([[1], [1, 2, 3], []]);
  await insert('new', 3);
  await insert('one', 3);
  expect([inMemory('one'), inMemory('new')]).toEqual([
    [1, 2, 3],
    [2, 3],
  ]);
  expect(await read('two')).toEqual([{ _id: 1 }]);
  await statement({ commitTransaction: 1 });
  expect(await read('two')).toEqual([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
  expect(await read('new')).toEqual([{ _id: 2 }, { _id: 3 }]);
});

test('no kind of read sees what an open transaction of another session has changed', async () => {
  const documents = Array.from({ length: 150 }, (_, _id) => ({ _id, n: 1 }));
  await run({ insert: 'kinds', documents });
  await run({ createIndexes: 'kinds', indexes: [{ key: { n: 1 }, name: 'n_1' }] });
  const read = async (command: Doc): Promise<Doc> => {
    const reply = await run(command);
    return reply instanceof Uint8Array ? deserialize(reply, { promoteLongs: false }) : reply;
  };
  const opened = await read({ find: 'kinds', filter: { n: 1 } });
  const lsid = { id: new UUID() };
  const statement = (command: Doc) => run({ ...command, lsid, txnNumber: 1, autocommit: false });
  const u = { $set: { n: 2 } };
  const update = { update: 'kinds', updates: [{ q: {}, u, multi: true }] };
  await statement({ ...update, startTransaction: true });
  await statement({ insert: 'unborn', documents: [{ _id: 1 }] });

  const filter = { n: 2 };
  const sum = { n: { $sum: 1 } };
  const aggregate = (...pipeline: Doc[]) => ({ aggregate: 'kinds', pipeline, cursor: {} });
  const { id } = opened.cursor as Doc;
  const nextBatch = documents.slice((opened.cursor as { firstBatch: Doc[] }).firstBatch.length);
  const nothing = { cursor: { firstBatch: [] } };
  const groups = { cursor: { firstBatch: [{ _id: 1, n: 150 }] } };
  const none = { executionStats: { nReturned: 0 } };
  for (const [command, answer] of [
    [{ getMore: id, collection: 'kinds' }, { cursor: { nextBatch } }],
    [{ find: 'kinds', filter }, nothing],
    [aggregate({ $match: filter }, { $group: { _id: 1, ...sum } }), nothing],
    [aggregate({ $group: { _id: '$n', ...sum } }), groups],
    [{ explain: { find: 'kinds', filter } }, none],
    [{ listCollections: 1, filter: { name: 'unborn' } }, nothing],
    [{ listIndexes: 'unborn' }, { ok: 0, code: 26 }],
  ]) {
    // What others have read was taken out of memory; these bring it back.
    await statement({ ...update, updates: [{ q: { _id: 0 }, u: { $inc: { n: 1 } } }] });
    await statement({ find: 'unborn' });
    expect([command, await read(command as Doc)]).toMatchObject([command, answer]);
  }
  await statement({ abortTransaction: 1 });
});

test('a query that an index serves does not bring the collection into its order', async () => {
  const docs = catalog.create('test', 'order');
  for (const _id of [1, 2, 3]) docs.insert({ _id });
  const found = () => findDocs(docs, { _id: 2 });
  const list = jest.spyOn(Collection.prototype, 'docs', 'get');
  expect(found()).toHaveLength(1);
  expect(list).not.toHaveBeenCalled();
  list.mockRestore();
});
