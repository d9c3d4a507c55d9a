import { setTimeout as delay } from 'node:timers/promises';
import { prepareMongoClient } from '@pressline/shared-api/node/mongoClient';
import { readMongoUri } from '@pressline/shared-api/node/readMongoUri';
import { type Connection, Mongoose } from 'mongoose';
import type { Logger } from 'pino';
import { checkDatabase, UnfitDatabaseError } from './checkDatabase';

const SELECTION_MS = 1_200;
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
    connectTimeoutMS: selectionMs,
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
