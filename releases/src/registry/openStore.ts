import { FileRegistryStore } from './FileRegistryStore';
import type { OnProblem, RegistryStore } from './RegistryStore';

/** How long a database that does not answer may hold up the host. */
const TIMEOUT_MS = 3_000;

export interface StoreConfig {
  releasesDir: string;
  /** A database with the registry; null keeps it in `releasesDir`. */
  registryUri: string | null;
}

// As services have it: `pressline` unless the URI names another.
const databaseOf = (uri: string) => (/\/\/[^/]+\/[^?]/.test(uri) ? undefined : 'pressline');

/** Without what may be secret. */
const placeOf = (uri: string) => uri.replace(/\/\/[^/]*@/, '//').replace(/\?.*/, '');

/** Opens the registry that the configuration names. */
export async function openStore(
  { releasesDir, registryUri }: StoreConfig,
  onProblem: OnProblem,
): Promise<RegistryStore> {
  if (registryUri === null) return new FileRegistryStore(releasesDir, onProblem);
  // Only where it is used: a host with a file needs no driver.
  const [{ MongoClient }, { MongoRegistryStore }] = await Promise.all([
    import('mongodb'),
    import('./MongoRegistryStore'),
  ]);
  const client = new MongoClient(registryUri, {
    serverSelectionTimeoutMS: TIMEOUT_MS,
    connectTimeoutMS: TIMEOUT_MS,
    socketTimeoutMS: TIMEOUT_MS * 2,
    writeConcern: { w: 'majority' },
  });
  const place = `releaseRegistry in ${placeOf(registryUri)}`;
  return new MongoRegistryStore(place, client, databaseOf(registryUri), releasesDir, onProblem);
}
