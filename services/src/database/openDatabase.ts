import { failWritesOnLostConnections } from '@pressline/shared-api/database-sockets';
import { mongoOptions, readMongoUri } from '@pressline/shared-api/mongo-uri';
import { type Connection, Mongoose } from 'mongoose';

const SELECTION_MS = 1_200;
/** The least that the driver takes: a database that is back is found within two seconds. */
const HEARTBEAT_MS = 500;
/** How long one operation may take; see `ensureIndex` for what takes longer by its nature. */
const OPERATION_MS = 5_000;

/**
 * Prepares a connection on which a query fails within two seconds while the database is away,
 * instead of waiting in a queue. It does not connect yet; see `connectDatabase`.
 */
export function openDatabase(): Connection {
  failWritesOnLostConnections();
  const mongoose = new Mongoose();
  mongoose.set({
    strictQuery: 'throw',
    sanitizeFilter: true,
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    maxTimeMS: OPERATION_MS,
  });
  return mongoose.createConnection();
}

/** One attempt to connect, as `readMongoUri` says; whoever calls it tells the warning. */
export async function connectDatabase(connection: Connection, given: string): Promise<void> {
  const { uri, databaseName } = readMongoUri(given);
  await connection.openUri(uri, {
    ...mongoOptions(OPERATION_MS),
    serverSelectionTimeoutMS: SELECTION_MS,
    connectTimeoutMS: SELECTION_MS,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    dbName: databaseName,
  });
}
