import type { RemoteManifest } from '@pressline/shared-api/remote-contract';
import type { RegistryStore } from '../registry/RegistryStore';
import { type RegistryState, remoteNames, remoteOf } from '../registry/registryState';

/**
 * The manifests of the other remotes' stable releases, and of all releases that could become stable
 * where one of the two remotes comes from others: promotions and rollbacks check no routes.
 */
export async function rivalManifests(
  state: RegistryState,
  { name: own, foreign }: RemoteManifest,
  store: RegistryStore,
): Promise<RemoteManifest[]> {
  const loaded = remoteNames(state)
    .filter((name) => name !== own)
    .flatMap((name) => {
      const { stable, releases } = remoteOf(state, name);
      return releases.map(async ({ release }) => {
        // One that cannot be loaded serves nobody, so that no route can collide with it.
        const manifest = (await store.loadDocument(name, release).catch(() => null))?.manifest;
        return manifest && (release === stable || foreign || manifest.foreign) ? [manifest] : [];
      });
    });
  return (await Promise.all(loaded)).flat();
}
