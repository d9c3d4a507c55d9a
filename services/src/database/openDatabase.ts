import { prepareMongoClient } from '@pressline/shared-api/node/mongoClient';
import { type Connection, Mongoose } from 'mongoose';

const SELECTION_MS = 1_200;
/** The least that the driver takes: a database that is back is found within two seconds. */
const HEARTBEAT_MS = 500;
/** How long one operation may take; see `ensureIndex` for what takes longer by its nature. */
const OPERATION_MS = 5_000;
/** The server gives up on a question before the client gives up on the server. */
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

/** One attempt to connect, as `prepareMongoClient` says; whoever calls it tells the warning. */
export async function connectDatabase(connection: Connection, given: string): Promise<void> {
  const { uri, databaseName, options } = prepareMongoClient(given, OPERATION_MS);
  await connection.openUri(uri, {
    ...options,
    serverSelectionTimeoutMS: SELECTION_MS,
    connectTimeoutMS: SELECTION_MS,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    dbName: databaseName,
  });
}
