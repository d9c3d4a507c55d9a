import type { RemoteManifest } from '@pressline/shared-api/remote-contract';
import type { RegistryStore } from '../registry/RegistryStore';
import { type RegistryState, remoteNames, remoteOf } from '../registry/registryState';

/** The manifests of the other remotes' stable releases. */
export async function rivalManifests(
  state: RegistryState,
  own: string,
  store: RegistryStore,
): Promise<RemoteManifest[]> {
  const others = remoteNames.filter((name) => name !== own);
  const loaded = others.map(async (name) => {
    const { stable } = remoteOf(state, name);
    // One that cannot be loaded serves no visitor, so no route can collide with it.
    const found = stable && (await store.loadDocument(name, stable).catch(() => null));
    return found ? [found.manifest] : [];
  });
  return (await Promise.all(loaded)).flat();
}
