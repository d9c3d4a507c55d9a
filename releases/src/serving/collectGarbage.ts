import { HOUR_MS } from '@pressline/shared-api/time';
import { act } from '../registry/act';
import type { RegistryStore } from '../registry/RegistryStore';
import { remoteNames } from '../registry/registryState';
import { type KeepingRules, removableReleases } from '../registry/removable';
import type { ReleaseCache } from './ReleaseCache';

/** A release is saved before it is registered, so fresh files may belong to one. */
const FRESH_HOURS = 1;

interface GarbageOptions {
  store: RegistryStore;
  cache: ReleaseCache;
  rules: KeepingRules;
  /** The releases of a remote that this host serves, whatever the registry says. */
  served: (name: string) => readonly string[];
}

/** Removes the releases that nobody can be using, and old files that the registry does not know. */
export async function collectGarbage(
  { store, cache, rules, served }: GarbageOptions,
  now = Date.now(),
): Promise<void> {
  const before = now - Math.max(rules.hours, FRESH_HOURS) * HOUR_MS;
  for (const name of remoteNames) {
    const { releases } = await act(
      store,
      name,
      (remote) => {
        const removable = removableReleases(remote, rules, now);
        const reason = `Not active for ${rules.hours} hours, and not among the newest ${rules.count}`;
        return removable.length > 0 ? [{ action: 'remove', releases: removable, reason }] : [];
      },
      'host',
    );
    // The registry may have been lost: then the files are all that is left.
    if (releases.length === 0) continue;
    const kept = [...releases.map(({ release }) => release), ...served(name)];
    await store.removeFiles(name, kept, before);
    await cache.removeFiles(name, kept, before);
  }
}
