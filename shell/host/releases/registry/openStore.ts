import { failWritesOnLostConnections } from '@pressline/shared-api/database-sockets';
import { mongoOptions, readMongoUri } from '@pressline/shared-api/mongo-uri';
import { FileRegistryStore } from './FileRegistryStore';
import type { OnProblem, RegistryStore } from './RegistryStore';

/** How long a database that does not answer may hold up the host. */
const TIMEOUT_MS = 3_000;

export interface StoreConfig {
  releasesDir: string;
  /** A database with the registry; null keeps it in `releasesDir`. */
  registryUri: string | null;
}

/** Without what may be secret. */
const placeOf = (uri: string) => uri.replace(/\/\/[^/]*@/, '//').replace(/\?.*/, '');

/** Opens the registry that the configuration names; `warn` is told what its URI asks in vain. */
export async function openStore(
  { releasesDir, registryUri }: StoreConfig,
  onProblem: OnProblem,
  warn: (message: string) => void,
): Promise<RegistryStore> {
  if (registryUri === null) return new FileRegistryStore(releasesDir, onProblem);
  // Only where it is used: a host with a file needs no driver.
  const [{ MongoClient }, { MongoRegistryStore }] = await Promise.all([
    import('mongodb'),
    import('./MongoRegistryStore'),
  ]);
  failWritesOnLostConnections();
  const { uri, databaseName, warning } = readMongoUri(registryUri);
  if (warning) warn(warning);
  const client = new MongoClient(uri, {
    ...mongoOptions(TIMEOUT_MS * 2),
    serverSelectionTimeoutMS: TIMEOUT_MS,
    connectTimeoutMS: TIMEOUT_MS,
  });
  const place = `releaseRegistry in ${placeOf(registryUri)}`;
  return new MongoRegistryStore(place, client, databaseName, releasesDir, onProblem);
}
