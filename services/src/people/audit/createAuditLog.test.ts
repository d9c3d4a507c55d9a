import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { startTestDatabase } from '../../../test/createTestApp';
import { connectDatabase, openDatabase } from '../../store/connection/openDatabase';
import { createAuditLog } from './createAuditLog';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let connection: Connection;
const lines: string[] = [];

const logOf = (of: Connection) =>
  createAuditLog(of, pino({}, { write: (line) => lines.push(line) }));
const entriesOfLines = () => lines.map((line) => JSON.parse(line).entry);

beforeAll(async () => {
  database = await startTestDatabase();
  connection = openDatabase();
  await connectDatabase(connection, database.uri);
  await logOf(connection).createIndexes();
});
afterAll(async () => {
  if (process.env.MONGODB_URI) await connection.dropDatabase();
  await connection.close();
  await database.stop();
});
beforeEach(async () => {
  await connection.collection('auditEntries').deleteMany({});
  lines.length = 0;
});

test('an entry is inserted as it is, and is one line of the log', async () => {
  const audit = logOf(connection);
  for (const action of ['one', 'two', 'three']) await audit.writeOwn(action, { after: { action } });
  const stored = (await audit.export({})).map(({ _id, ...entry }) => entry);
  expect(stored.map(({ action }) => action)).toEqual(['three', 'two', 'one']);
  expect(entriesOfLines().reverse()).toEqual(JSON.parse(JSON.stringify(stored)));
});

test('an entry that the database does not take is in the log', async () => {
  const away = openDatabase();
  await connectDatabase(away, database.uri);
  const audit = logOf(away);
  await away.close();
  await expect(audit.writeOwn('lost')).rejects.toThrow();
  expect(entriesOfLines()).toMatchObject([{ action: 'lost' }]);
});

test('entries are deleted after a year', async () => {
  const audit = logOf(connection);
  await audit.writeOwn('one');
  await audit.deleteExpired(Date.now() + 364 * 24 * 60 * 60_000);
  expect(await audit.export({})).toHaveLength(1);
  await audit.deleteExpired(Date.now() + 366 * 24 * 60 * 60_000);
  expect(await audit.export({})).toEqual([]);
});
