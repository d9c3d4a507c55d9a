import { MongoClient } from 'mongodb';
import { RegistryStore } from './RegistryStore';

/** How long a database that does not answer may hold up the host. */
const TIMEOUT_MS = 3_000;

// As services have it: `pressline` unless the URI names another.
const databaseOf = (uri: string) => (/\/\/[^/]+\/[^?]/.test(uri) ? undefined : 'pressline');

/** Opens the registry in the database of `uri`. Does not wait for the database. */
export function openStore(uri: string): RegistryStore {
  const client = new MongoClient(uri, {
    serverSelectionTimeoutMS: TIMEOUT_MS,
    connectTimeoutMS: TIMEOUT_MS,
    socketTimeoutMS: TIMEOUT_MS * 2,
    writeConcern: { w: 'majority' },
  });
  return new RegistryStore(client, databaseOf(uri));
}
