import type { Connection } from 'mongoose';

/** The database cannot be used, however often it is asked. */
export class UnfitDatabaseError extends Error {}

/** A replica set has a name, and so has each shard behind a router. */
async function refuseStandalone({ db }: Connection): Promise<void> {
  const { setName, msg } = (await db?.command({ hello: 1 })) ?? {};
  if (setName || msg === 'isdbgrid') return;
  throw new UnfitDatabaseError(
    'The database is a MongoDB without a replica set, which has no transactions. One member is ' +
      'enough: start mongod with --replSet rs0, and then run once: mongosh --eval "rs.initiate()"',
  );
}

/** Where former builds kept what is in `versions` now. */
const FORMER_COLLECTIONS = ['articleRevisions', 'articleRemovals', 'trash'];
const FORMER_FIELDS = ['workingCopy', 'schedule'];

async function isOfFormerBuild({ db }: Connection, names: ReadonlySet<string>) {
  if (FORMER_COLLECTIONS.some((name) => names.has(name))) return true;
  if (!names.has('articles')) return false;
  const fields = FORMER_FIELDS.map((name) => ({ [name]: { $exists: true } }));
  return Boolean(await db?.collection('articles').findOne({ $or: fields }));
}

async function refuseFormerData(connection: Connection): Promise<void> {
  const found = await connection.db?.listCollections({}, { nameOnly: true }).toArray();
  if (!(await isOfFormerBuild(connection, new Set(found?.map(({ name }) => name))))) return;
  throw new UnfitDatabaseError(
    'A former build of Pressline wrote this database, and keeps drafts, history and trash in ' +
      'another way. Nothing in it was changed. Start the former build with it, export the help ' +
      'center on the page Import and Export, and import that file with this build into an empty ' +
      'database.',
  );
}

/** @throws UnfitDatabaseError for a MongoDB without transactions, or what a former build has written */
export async function checkDatabase(connection: Connection): Promise<void> {
  await refuseStandalone(connection);
  await refuseFormerData(connection);
}
