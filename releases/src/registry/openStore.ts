import { prepareMongoClient } from '@pressline/shared-api/node/mongoClient';
import { MongoClient } from 'mongodb';
import { RegistryStore } from './RegistryStore';

/** How long a database that does not answer may hold up the host. */
const TIMEOUT_MS = 3_000;

/**
 * Opens the registry in the database of `given`, a connection string. Calls `warn` with those of its
 * options that are ignored. Does not wait for the database.
 */
export function openStore(given: string, warn: (message: string) => void): RegistryStore {
  const { uri, databaseName, options, warning } = prepareMongoClient(given, TIMEOUT_MS * 2);
  if (warning) warn(warning);
  const client = new MongoClient(uri, {
    ...options,
    serverSelectionTimeoutMS: TIMEOUT_MS,
    connectTimeoutMS: TIMEOUT_MS,
  });
  return new RegistryStore(client, databaseName);
}
