import { remoteNames } from '../registry/registryState';
import type { RemoteRegistry } from './RemoteRegistry';

/**
 * Reads the files of every release that this host serves, and has those again that were damaged on its
 * disk since it took the release up: browsers would refuse them. Never throws.
 */
export async function repairFiles(registry: RemoteRegistry): Promise<void> {
  for (const name of remoteNames) {
    for (const release of registry.servedOf(name)) await registry.fetchFiles(name, release);
  }
}
