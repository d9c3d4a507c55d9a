import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { createKilledTransactions } from '../test/killTransactions';
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

test('kill -9 within a transaction loses none that was acknowledged, and leaves no half', async () => {
  const dataDir = directory();
  const transactions = createKilledTransactions();
  let server = spawnServer(dataDir);
  for (let round = 0; round < 6; round++) {
    await transactions.playRound(round, await server.ready, () => {
      server.child.kill('SIGKILL');
      server = spawnServer(dataDir);
    });
  }
  const outcome = await transactions.judge(await server.ready);
  server.child.kill('SIGKILL');
  await server.exited;
  expect(outcome).toEqual({ acknowledged: expect.any(Number), lost: [], half: [] });
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
