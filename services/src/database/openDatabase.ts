import { failWritesOnLostConnections } from '@pressline/shared-api/database-sockets';
import { type Connection, Mongoose } from 'mongoose';

const SELECTION_MS = 1_200;
/** The least that the driver takes: a database that is back is found within two seconds. */
const HEARTBEAT_MS = 500;

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
  });
  return mongoose.createConnection();
}

/** The database of a URI that names none. */
export const DEFAULT_DATABASE = 'pressline';

/** Whether a connection string says which database is meant. */
export const namesDatabase = (uri: string) => /\/\/[^/]+\/[^?]/.test(uri);

/** One attempt to connect, to `DEFAULT_DATABASE` unless the URI names another. Writes are acknowledged when they are in the journal. */
export async function connectDatabase(connection: Connection, uri: string): Promise<void> {
  await connection.openUri(uri, {
    serverSelectionTimeoutMS: SELECTION_MS,
    connectTimeoutMS: SELECTION_MS,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    ...(!namesDatabase(uri) && { dbName: DEFAULT_DATABASE }),
    writeConcern: { w: 'majority', journal: true },
  });
}
