import { prepareMongoClient } from '@pressline/shared-api/node/mongoClient';
import { pino } from 'pino';
import { connectWithRetries, openDatabase } from '../../src/store/connection/openDatabase';
import { startTestDatabase } from '../createTestApp';

let database: Awaited<ReturnType<typeof startTestDatabase>>;

beforeEach(async () => {
  database = await startTestDatabase();
});
afterEach(() => database.stop());

const ARTICLE = { title: 'Fold', version: 3 };

/** Runs a job on the database itself, without what a start does. */
async function onDatabase<Result>(
  job: (db: NonNullable<ReturnType<typeof openDatabase>['db']>) => Promise<Result>,
) {
  const connection = openDatabase();
  const { uri, databaseName, options } = prepareMongoClient(database.uri, 5_000);
  await connection.openUri(uri, { ...options, dbName: databaseName });
  if (!connection.db) throw new Error('Not connected');
  const result = await job(connection.db);
  await connection.close();
  return result;
}

/** All that is stored, with the indexes. */
const contents = () =>
  onDatabase(async (db) => {
    const collections = await db.collections();
    const all = await Promise.all(
      collections.map(async (one) => ({
        ...{ name: one.collectionName, indexes: await one.indexes() },
        documents: await one.find({}).toArray(),
      })),
    );
    return all.sort((one, other) => one.name.localeCompare(other.name));
  });

async function start() {
  const connection = openDatabase();
  const log = pino({ level: 'silent' });
  await connectWithRetries(connection, { uri: database.uri, waitMs: 600_000, log });
  await connection.close();
}

test.each([
  ['articleRevisions', { articleId: 1, version: 2 }],
  ['trash', { key: 'faqs' }],
  ['articles', { ...ARTICLE, workingCopy: { version: 1, values: { title: 'Better' } } }],
  ['articles', { ...ARTICLE, schedule: { by: 'dana', changes: null } }],
])(
  'a start refuses what a former build has written to %s, and touches nothing',
  async (name, stored) => {
    await onDatabase((db) => db.collection(name).insertOne({ ...stored }));
    const before = await contents();
    await expect(start()).rejects.toThrow(
      /former build .* Nothing in it was changed\. .* export .* import that file/,
    );
    expect(await contents()).toEqual(before);
  },
);

test('a start takes a database without it', async () => {
  await onDatabase((db) => db.collection('articles').insertOne({ ...ARTICLE }));
  await start();
});
