import { prepareMongoClient } from '@pressline/shared-api/node/mongoClient';
import { type Connection, Mongoose } from 'mongoose';

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
    maxTimeMS: QUESTION_MS,
  });
  return mongoose.createConnection();
}

/** One attempt to connect. The caller logs the warning of `prepareMongoClient`. */
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
}
