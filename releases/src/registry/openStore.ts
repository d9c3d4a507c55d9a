import { prepareMongoClient } from '@pressline/shared-api/node/mongoClient';
import { MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { RegistryStore } from './RegistryStore';

/** How long a database that does not answer may hold up the host. */
const TIMEOUT_MS = 3_000;

/**
 * Opens the registry in the database of `given`, a connection string. Logs those of its options that
 * are ignored, and audit entries. Does not wait for the database.
 */
export function openStore(given: string, log: Pick<Logger, 'warn' | 'info'>): RegistryStore {
  const { uri, databaseName, options, warning } = prepareMongoClient(given, TIMEOUT_MS * 2);
  if (warning) log.warn(warning);
  const client = new MongoClient(uri, {
    ...options,
    serverSelectionTimeoutMS: TIMEOUT_MS,
    connectTimeoutMS: TIMEOUT_MS,
  });
  return new RegistryStore(client, databaseName, log);
}
