import { type AuditDatabase, entriesOf, headsOf } from '@pressline/shared-api/node/auditChain';
import { verifyAudit } from '@pressline/shared-api/node/verifyAudit';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { startTestDatabase } from '../../test/createTestApp';
import { connectDatabase, openDatabase } from '../database/openDatabase';
import { createAuditLog } from './createAuditLog';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
/** Of two services. */
let connections: [Connection, Connection];
let db: AuditDatabase;

const logOf = (connection: Connection) => createAuditLog(connection, pino({ level: 'silent' }));
const problems = async (known?: { sequence: number; hash: string }) =>
  (await verifyAudit(db, known)).problems;
const stored = () => connections[0].collection<{ _id: number }>('auditLog');

beforeAll(async () => {
  database = await startTestDatabase();
  connections = [openDatabase(), openDatabase()];
  for (const one of connections) await connectDatabase(one, database.uri);
  db = connections[0] as unknown as AuditDatabase;
  await logOf(connections[0]).createIndexes();
});
afterAll(async () => {
  if (process.env.MONGODB_URI) await connections[0].dropDatabase();
  for (const one of connections) await one.close();
  await database.stop();
});

async function record(...actions: string[]) {
  const audit = logOf(connections[0]);
  for (const action of actions) await audit.writeOwn(action);
  return audit;
}

beforeEach(async () => {
  await entriesOf(db).deleteMany({});
  await headsOf(db).deleteMany({});
  await record('one', 'two', 'three', 'four', 'five');
  expect(await problems()).toEqual([]);
});

test('two services that write at once make one chain', async () => {
  const logs = connections.map(logOf);
  const turns = Array.from({ length: 15 }, async (_, turn) => {
    await new Promise((done) => setTimeout(done, turn % 5));
    await Promise.all(logs.map((audit, process) => audit.writeOwn(`${process} ${turn}`)));
  });
  await Promise.all(turns);
  const report = await verifyAudit(db);
  expect(report).toMatchObject({ problems: [], entries: 35, head: { sequence: 35 } });
});

test('an entry that the database did not take goes with the next one', async () => {
  const away = openDatabase();
  await connectDatabase(away, database.uri);
  const audit = logOf(away);
  await away.close();
  await expect(audit.writeOwn('held')).rejects.toThrow();
  await connectDatabase(away, database.uri);
  await audit.writeOwn('next');
  await away.close();
  const found = await stored()
    .find({ _id: { $gt: 5 } })
    .sort({ _id: 1 })
    .toArray();
  expect(found).toMatchObject([{ action: 'held' }, { action: 'next' }]);
  expect(await problems()).toEqual([]);
});

test('expired entries are deleted by an entry that says so, once a day', async () => {
  const audit = await record();
  await audit.deleteExpired();
  expect((await verifyAudit(db)).entries).toBe(5);
  await audit.deleteExpired(Date.now() + 730 * 24 * 60 * 60_000);
  const [only, ...others] = await audit.export({});
  expect(others).toEqual([]);
  expect(only).toMatchObject({ _id: 6, by: null, after: { sequence: 5 } });
  await record('later');
  const expired = { sequence: 5, at: only?.at };
  expect(await verifyAudit(db)).toMatchObject({ problems: [], expired });
  await entriesOf(db).deleteMany({ _id: 6 });
  expect(await problems()).toEqual(['Entries 1 to 6 are missing']);
});

describe('a check finds', () => {
  test('an edited entry, also with a hash of its own', async () => {
    await stored().updateOne({ _id: 4 }, { $set: { by: 'somebody' } } as never);
    expect(await problems()).toEqual(['Entry 4 was changed']);
    await stored().updateOne({ _id: 5 }, { $set: { hash: 'f'.repeat(64) } } as never);
    expect(await problems()).toContain('Entry 5 was changed');
  });

  test('a removed entry, in the middle or at the beginning', async () => {
    await stored().deleteMany({ _id: { $in: [1, 4] } });
    expect(await problems()).toEqual(['Entry 1 is missing', 'Entry 4 is missing']);
  });

  test('entries that have changed places', async () => {
    const four = await stored().findOne({ _id: 4 });
    const five = await stored().findOne({ _id: 5 });
    await stored().deleteMany({ _id: { $in: [4, 5] } });
    const swapped = [
      { ...five, _id: 4 },
      { ...four, _id: 5 },
    ];
    await stored().insertMany(swapped as never);
    expect(await problems()).toEqual([
      'Entry 4 was changed',
      'Entry 5 was changed',
      'Entry 5 is not the one that was written there',
    ]);
  });

  test('entries cut off at the end, also after others were added', async () => {
    await stored().deleteMany({ _id: { $gte: 4 } });
    expect(await problems()).toEqual(['Entries 4 to 5 are missing']);
    await record('later');
    expect(await problems()).toEqual(['Entries 4 to 5 are missing']);
  });

  test('a chain that was computed anew, by a head that was kept elsewhere', async () => {
    const { head } = await verifyAudit(db);
    await entriesOf(db).deleteMany({});
    await headsOf(db).deleteMany({});
    await record('one', 'two', 'forged', 'four', 'five');
    expect(await problems()).toEqual([]);
    expect(await problems(head)).toEqual(['Entry 5 is not the one that was written there']);
  });
});
