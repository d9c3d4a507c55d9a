import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { newDirectory, spawnServer, startTestServer } from '../test/startTestServer';

const directories: string[] = [];
const directory = () => {
  const path = newDirectory();
  directories.push(path);
  return path;
};

afterAll(() => {
  for (const path of directories) rmSync(path, { recursive: true, force: true });
});

const parts = ['texts', 'versions', 'audit'];

test('kill -9 between any two writes of a transaction leaves all of it or nothing', async () => {
  const dataDir = directory();
  const acknowledged: number[] = [];
  let next = 0;
  // Before each write, before the commit, and at any moment around it.
  for (let moment = 0; moment <= parts.length + 1; moment++) {
    const server = spawnServer(dataDir);
    const client = await MongoClient.connect(await server.ready, { serverSelectionTimeoutMS: 500 });
    const db = client.db('test');
    const write = async (_id: number, killAt?: number) => {
      const kill = (at: number) => at === killAt && server.child.kill('SIGKILL');
      const session = client.startSession();
      session.startTransaction();
      for (const [at, name] of parts.entries()) {
        kill(at);
        await db.collection<{ _id: number }>(name).insertOne({ _id }, { session });
      }
      await db.collection('counts').updateOne({}, { $inc: { n: 1 } }, { session, upsert: true });
      kill(parts.length);
      const committed = session.commitTransaction();
      kill(parts.length + 1);
      await committed;
      acknowledged.push(_id);
    };
    for (let i = 0; i < 3; i++) await write(next++);
    await write(next++, moment).catch(() => undefined);
    await client.close(true);
    await server.exited;
  }
  const server = await startTestServer(dataDir);
  const [texts, versions, audit] = await Promise.all(
    parts.map(async (name) =>
      (await server.db.collection(name).find().toArray()).map(({ _id }) => Number(_id)),
    ),
  );
  expect(versions).toEqual(texts);
  expect(audit).toEqual(texts);
  expect(texts).toEqual(expect.arrayContaining(acknowledged));
  expect(await server.db.collection('counts').findOne({})).toMatchObject({ n: texts?.length });
  await server.stop();
});

test('a disk that refuses the commit undoes the transaction, and it is not tried again', async () => {
  const dataDir = directory();
  const server = spawnServer(dataDir);
  const client = await MongoClient.connect(await server.ready);
  const docs = client.db('test').collection<{ _id: number; text?: string }>('docs');
  await docs.insertOne({ _id: 1, text: 'before' });
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`]);
  limit('1000000');
  const text = 'x'.repeat(3_000_000);
  let runs = 0;
  const insert = () =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        runs += 1;
        await docs.updateOne({ _id: 1 }, { $set: { text: 'after' } }, { session });
        await docs.insertOne({ _id: 2, text }, { session });
      }),
    );
  await expect(insert()).rejects.toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' });
  expect(runs).toBe(1);
  expect(await docs.find().toArray()).toEqual([{ _id: 1, text: 'before' }]);
  limit('unlimited');
  await insert();
  await client.close();
  server.child.kill('SIGKILL');
  await server.exited;
  const restarted = await startTestServer(dataDir);
  expect(await restarted.db.collection('docs').find().toArray()).toEqual([
    { _id: 1, text: 'after' },
    { _id: 2, text },
  ]);
  await restarted.stop();
});
