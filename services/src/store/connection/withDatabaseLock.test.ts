import { until } from '../../../../scripts/testing/until';
import { startTestDatabase } from '../../../test/createTestApp';
import { connectDatabase, openDatabase } from './openDatabase';
import { withDatabaseLock } from './withDatabaseLock';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
const connection = openDatabase();

beforeAll(async () => {
  database = await startTestDatabase();
  await connectDatabase(connection, database.uri);
});
afterAll(async () => {
  await connection.close();
  await database.stop();
});

test('jobs that are begun together are done one after the other, each once', async () => {
  let running = 0;
  const done: number[] = [];
  const jobs = Array.from({ length: 6 }, (_, index) =>
    withDatabaseLock(connection, async () => {
      running += 1;
      expect(running).toBe(1);
      await connection.collection('work').insertOne({ index });
      running -= 1;
      done.push(index);
    }),
  );
  await Promise.all(jobs);
  expect(done.sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a job that fails lets the next one begin', async () => {
  const failing = withDatabaseLock(connection, () => Promise.reject(new Error('no luck')));
  await expect(failing).rejects.toThrow('no luck');
  expect(await withDatabaseLock(connection, async () => 'done')).toBe('done');
});

test('a process that died with the turn does not keep it', async () => {
  const until = new Date(Date.now() - 1);
  const turns = connection.collection<{ _id: string }>('state');
  await turns.updateOne({ _id: 'start' }, { $set: { holder: 'dead', until } }, { upsert: true });
  expect(await withDatabaseLock(connection, async () => 'done')).toBe('done');
});

test('a process that is asked to end during its turn leaves it to the next one', async () => {
  const ended = jest.fn<never, [number?]>();
  const spy = jest.spyOn(process, 'exit').mockImplementation(ended as never);
  await withDatabaseLock(connection, async () => {
    process.emit('SIGTERM');
    expect(await withDatabaseLock(connection, async () => 'done')).toBe('done');
  }).catch(() => undefined);
  spy.mockRestore();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a job that goes on has its lease renewed, and the process that waits says so once', async () => {
  const events: string[] = [];
  let next: Promise<unknown> | undefined;
  const first = async () => {
    next = withDatabaseLock(connection, async () => events.push('second'), {
      log: { info: (message: string) => events.push(message) },
    });
    const lease = async () =>
      (await connection.collection<{ _id: string; until: Date }>('state').findOne({ _id: 'start' }))
        ?.until;
    const begun = await lease();
    await until(async () => Number(await lease()) > Number(begun) && events.length > 0);
    events.push('first');
  };
  await withDatabaseLock(connection, first, { renewMs: 20 });
  await next;
  expect(events).toEqual(['Another process is preparing the database', 'first', 'second']);
});

test('a job that was overtaken fails, even when it only learns of it at its end', async () => {
  const untilOvertaken = () =>
    new Promise<void>((begun) => {
      void withDatabaseLock(connection, async () => begun());
    });
  const late = withDatabaseLock(connection, untilOvertaken, { leaseMs: 50, renewMs: 2 ** 30 });
  await expect(late).rejects.toThrow('Another process prepared the database at the same time');
});
