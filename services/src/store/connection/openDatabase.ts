import { setTimeout as delay } from 'node:timers/promises';
import { prepareMongoClient } from '@pressline/shared-api/node/mongoClient';
import { readMongoUri } from '@pressline/shared-api/node/readMongoUri';
import { type Connection, Mongoose } from 'mongoose';
import type { Logger } from 'pino';

/** The database cannot be used, however often it is asked. */
class UnfitDatabaseError extends Error {}

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
async function checkDatabase(connection: Connection): Promise<void> {
  await refuseStandalone(connection);
  await refuseFormerData(connection);
}

const SELECTION_MS = 1_200;
/**
 * How long a connection may take, and a heartbeat: one that takes longer ends the operations of all
 * others, as a busy machine or a large commit must not. Who waits is answered earlier, by the watch.
 */
const CONNECT_MS = 5_000;
/** The driver's minimum, so that a database that is back is found within two seconds. */
const HEARTBEAT_MS = 500;
/** How long one operation may take; `ensureIndex` has a limit of its own. */
const OPERATION_MS = 5_000;
/** The server ends a query of a model before the client's own deadline. */
const QUESTION_MS = OPERATION_MS * 0.8;

/**
 * Prepares a connection on which a query fails within two seconds while the database is away,
 * instead of waiting in a queue. It does not connect yet; see `connectDatabase`.
 */
export function openDatabase(): Connection {
  const mongoose = new Mongoose();
  mongoose.set({
    strictQuery: 'throw',
    sanitizeFilter: true,
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    // Models take part in the transaction that they are called in.
    transactionAsyncLocalStorage: true,
    maxTimeMS: QUESTION_MS,
  });
  return mongoose.createConnection();
}

/**
 * One attempt to connect. The caller logs the warning of `prepareMongoClient`.
 * @throws UnfitDatabaseError for one that cannot be used; the driver's errors
 */
export async function connectDatabase(
  connection: Connection,
  given: string,
  { monitorCommands = false, selectionMs = SELECTION_MS } = {},
): Promise<void> {
  const { uri, databaseName, options } = prepareMongoClient(given, OPERATION_MS);
  await connection.openUri(uri, {
    ...options,
    monitorCommands,
    serverSelectionTimeoutMS: selectionMs,
    connectTimeoutMS: Math.max(CONNECT_MS, selectionMs),
    heartbeatFrequencyMS: HEARTBEAT_MS,
    dbName: databaseName,
  });
  await checkDatabase(connection);
}

const PAUSE_MS = 1_000;

const withoutPassword = (uri: string) => uri.replace(/\/\/[^@/]*@/, '//');

/** Tries to connect until `waitMs` are over. @throws Error that names the address without credentials */
export async function connectWithRetries(
  connection: Connection,
  { uri, waitMs, log }: { uri: string; waitMs: number; log: Logger },
): Promise<void> {
  const deadline = Date.now() + waitMs;
  const address = withoutPassword(uri);
  const { warning } = readMongoUri(uri);
  if (warning) log.warn(warning);
  for (;;) {
    try {
      return await connectDatabase(connection, uri);
    } catch (error) {
      // Not by force: Mongoose refuses all work on a connection that once was closed so.
      await connection.close().catch(() => undefined);
      if (error instanceof UnfitDatabaseError) throw error;
      const leftMs = deadline - Date.now();
      const reason = error instanceof Error ? error.message : String(error);
      if (leftMs <= PAUSE_MS) {
        throw new Error(
          `No database at ${address} within ${Math.round(waitMs / 1_000)} s (${reason}). ` +
            'Start it, or set MONGODB_URI to one that runs.',
        );
      }
      log.warn(
        { reason },
        `The database at ${address} does not answer; trying for ${Math.ceil(leftMs / 1_000)} s more`,
      );
      await delay(PAUSE_MS);
    }
  }
}
