import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MongoClient } from 'mongodb';
import { DirectoryInUseError, startEmbeddedMongo } from './index';
import { newDirectory, spawnServer, startTestServer } from './test/startTestServer';

const directories: string[] = [];
const directory = () => {
  const path = newDirectory();
  directories.push(path);
  return path;
};

afterAll(() => {
  for (const path of directories) rmSync(path, { recursive: true, force: true });
});

test('a restart keeps documents and indexes', async () => {
  let server = await startTestServer(directory());
  const users = server.db.collection<{ _id: number; mail: string }>('users');
  await users.createIndex({ mail: 1 }, { unique: true });
  await users.insertMany([
    { _id: 2, mail: 'b' },
    { _id: 1, mail: 'a' },
    { _id: 3, mail: 'c' },
  ]);
  await users.updateOne({ _id: 2 }, { $set: { mail: 'bb' } });
  await users.deleteOne({ _id: 3 });
  await server.db.collection('gone').insertOne({ a: 1 });
  await server.db.collection('gone').drop();

  server = await server.restart();
  const again = server.db.collection<{ _id: number; mail: string }>('users');
  expect(await again.find().toArray()).toEqual([
    { _id: 2, mail: 'bb' },
    { _id: 1, mail: 'a' },
  ]);
  await expect(again.insertOne({ _id: 4, mail: 'bb' })).rejects.toMatchObject({ code: 11000 });
  const names = (await server.db.listCollections().toArray()).map(({ name }) => name);
  expect(names).toEqual(['users']);
  await server.stop();
});

test('kill -9 during writes loses nothing acknowledged and tears no batch', async () => {
  const dataDir = directory();
  const acknowledged = new Map<number, number>();
  let next = 0;
  for (let round = 0; round < 2; round++) {
    const server = spawnServer(dataDir);
    const client = await MongoClient.connect(await server.ready, {
      serverSelectionTimeoutMS: 2000,
    });
    const writes = client
      .db('test')
      .collection<{ _id: number; n: number; batch?: number }>('writes');
    await writes.createIndex({ n: 1, _id: 1 }, { unique: true });
    let isRunning = true;
    const workers = Array.from({ length: 6 }, async () => {
      while (isRunning) {
        const _id = next;
        next += 4;
        try {
          if (_id % 3 === 0) {
            const batch = [0, 1, 2, 3].map((i) => ({ _id: _id + i, n: 0, batch: _id }));
            await writes.insertMany(batch);
            for (const doc of batch) acknowledged.set(doc._id, 0);
          } else {
            await writes.insertOne({ _id, n: 0 });
            acknowledged.set(_id, 0);
            await writes.updateOne({ _id }, { $inc: { n: 1 } });
            acknowledged.set(_id, 1);
          }
        } catch {
          return;
        }
      }
    });
    const enough = 100 * (round + 1);
    while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 10));
    server.child.kill('SIGKILL');
    isRunning = false;
    await Promise.all(workers);
    await client.close(true);
    await server.exited;
  }
  const server = await startTestServer(dataDir);
  const stored = await server.db.collection('writes').find().toArray();
  const byId = new Map(stored.map((doc) => [Number(doc._id), doc]));
  for (const [id, n] of acknowledged) expect(byId.get(id)?.n).toBeGreaterThanOrEqual(n);
  const batches = new Map<number, number>();
  for (const { batch } of stored) {
    if (batch !== undefined) batches.set(batch, (batches.get(batch) ?? 0) + 1);
  }
  expect(new Set(batches.values())).toEqual(new Set([4]));
  expect(await server.db.collection('writes').indexes()).toHaveLength(2);
  await server.stop();
});

test('one process per directory, and the command line says which one', async () => {
  const dataDir = directory();
  const first = spawnServer(dataDir);
  const uri = await first.ready;
  const second = spawnServer(dataDir);
  const message = `The data directory ${dataDir} is in use by process ${first.child.pid}`;
  await expect(second.ready).rejects.toThrow(message);
  expect(await second.exited).toBe(1);
  await expect(startEmbeddedMongo({ dataDir })).rejects.toBeInstanceOf(DirectoryInUseError);

  const client = await MongoClient.connect(uri);
  expect(await client.db('test').command({ ping: 1 })).toEqual({ ok: 1 });
  await client.close();
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  const third = await startEmbeddedMongo({ dataDir });
  await expect(startEmbeddedMongo({ dataDir })).rejects.toBeInstanceOf(DirectoryInUseError);
  const again = await MongoClient.connect(third.uri);
  await again.db('test').collection('docs').insertOne({ a: 1 });
  await again.close();
  await third.close();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('a directory is free when its owner was killed, before anybody takes note of that', async () => {
  const dataDir = directory();
  const server = [
    ...[process.execPath, '--import', '@oxc-node/core/register'],
    ...[join(__dirname, 'cli.ts'), '--data', dataDir],
  ];
  // A parent that is a program of its own kind: it never asks what became of its children.
  const parent = spawn('sh', ['-c', '"$@" & echo "PID $!"; exec sleep 600', 'sh', ...server]);
  let output = '';
  while (!output.includes('READY')) output += String((await once(parent.stdout, 'data'))[0]);
  const pid = Number(/PID (\d+)/.exec(output)?.[1]);
  process.kill(pid, 'SIGKILL');
  const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
  while (!/\) Z /.test(state())) await new Promise((resolve) => setImmediate(resolve));

  const next = await startEmbeddedMongo({ dataDir });
  expect(state()).toContain(') Z ');
  await next.close();
  parent.kill('SIGKILL');
});

// As root, and for others where the system lets them make namespaces of their own.
const namespaces = ['--pid', '--fork', '--kill-child', '--mount-proc'];
if (process.getuid?.() !== 0) namespaces.unshift('--user', '--map-root-user');
const canUnshare = spawnSync('unshare', [...namespaces, 'true']).status === 0;

(canUnshare ? test : test.skip)(
  'of two containers with one directory the second is refused, until the first is killed',
  async () => {
    const dataDir = directory();
    // Each is process 1 of its own.
    const container = () => spawnServer(dataDir, 'unshare', ...namespaces);
    const first = container();
    await first.ready;
    const second = container();
    await expect(second.ready).rejects.toThrow(`${dataDir} is in use by process 1 on `);
    expect(await second.exited).toBe(1);
    first.child.kill('SIGKILL');
    await first.exited;
    const third = container();
    await expect(third.ready).resolves.toMatch(/^mongodb:/);
    third.child.kill('SIGKILL');
    await third.exited;
  },
);

test('a disk that refuses writes is an error to the client and no more', async () => {
  const dataDir = directory();
  const server = spawnServer(dataDir);
  const client = await MongoClient.connect(await server.ready);
  const docs = client.db('test').collection<{ _id: number; text?: string; mail?: string }>('docs');
  await docs.createIndex({ mail: 1 }, { unique: true, sparse: true });
  await docs.insertOne({ _id: 0, mail: 'kept' });
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`]);
  limit('3000000');

  const text = 'x'.repeat(20_000);
  let stored = 0;
  let failure: unknown;
  while (!failure && stored < 500) {
    await docs.insertOne({ _id: stored + 1, text }).then(
      () => stored++,
      (error) => {
        failure = error;
      },
    );
  }
  expect(failure).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' });
  const failed = [
    docs.insertMany([
      { _id: 1001, mail: 'new', text },
      { _id: 1002, text },
    ]),
    docs.updateOne({ _id: 0 }, { $set: { text, mail: 'changed' } }),
  ];
  for (const result of await Promise.allSettled(failed)) expect(result.status).toBe('rejected');
  expect(await docs.countDocuments({})).toBe(stored + 1);
  expect(await docs.findOne({ mail: 'kept' })).toEqual({ _id: 0, mail: 'kept' });
  expect(await docs.findOne({ mail: 'new' })).toBeNull();
  const fill = async () => {
    for (let _id = 3000; ; _id++) await docs.insertOne({ _id });
  };
  await expect(fill()).rejects.toMatchObject({ code: 14031 });
  await expect(docs.updateOne({ _id: 0 }, { $set: { text } })).rejects.toMatchObject({
    code: 14031,
  });
  expect((await docs.deleteOne({ _id: 1 })).deletedCount).toBe(1);
  // Its answer is stored, too.
  expect(await docs.findOneAndDelete({ _id: 2 })).toMatchObject({ text });

  limit('unlimited');
  await docs.insertOne({ _id: 2001, mail: 'new' });
  const before = await docs.find().toArray();
  await client.close();
  server.child.kill('SIGKILL');
  await server.exited;
  const restarted = await startTestServer(dataDir);
  expect(await restarted.db.collection('docs').find().toArray()).toEqual(before);
  await restarted.stop();
});

test('j: true is answered after the flush, and a long directory name gets a socket elsewhere', async () => {
  const server = await startTestServer(`${directory()}/${'long'.repeat(30)}`);
  const socket = decodeURIComponent(/\/\/(.+?)\/\?/.exec(server.uri)?.[1] ?? '');
  expect(socket).toContain('mongo-socket-');
  directories.push(dirname(socket));
  const docs = server.db.collection('docs');
  await docs.insertOne({ a: 1 }, { writeConcern: { w: 'majority', journal: true } });
  expect(await docs.countDocuments()).toBe(1);
  await server.stop();
});
