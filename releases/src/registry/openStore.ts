import { failWritesOnLostConnections } from '@pressline/shared-api/database-sockets';
import { mongoOptions, readMongoUri } from '@pressline/shared-api/mongo-uri';
import { MongoClient } from 'mongodb';
import { RegistryStore } from './RegistryStore';

/** How long a database that does not answer may hold up the host. */
const TIMEOUT_MS = 3_000;

/**
 * Opens the registry in the database of `given`, a connection string; `warn` is told which of its
 * options are not followed. Does not wait for the database.
 */
export function openStore(given: string, warn: (message: string) => void): RegistryStore {
  failWritesOnLostConnections();
  const { uri, databaseName, warning } = readMongoUri(given);
  if (warning) warn(warning);
  const client = new MongoClient(uri, {
    ...mongoOptions(TIMEOUT_MS * 2),
    serverSelectionTimeoutMS: TIMEOUT_MS,
    connectTimeoutMS: TIMEOUT_MS,
  });
  return new RegistryStore(client, databaseName);
}
