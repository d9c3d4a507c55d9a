import type { ReleaseRecord } from '@pressline/shared-api';
import { HOUR_MS } from '@pressline/shared-api/time';
import { changeRemote } from '../registry/changeRemote';
import type { RegistryStore } from '../registry/RegistryStore';
import { type RemoteState, remoteNames } from '../registry/registryState';
import { rollbackTarget } from '../registry/rollback';
import type { ReleaseCache } from './ReleaseCache';
import type { RemoteRegistry } from './RemoteRegistry';

interface KeepingRules {
  /** The newest that stay in any case. */
  count: number;
  /** How long a release may still be in use after it was active. */
  hours: number;
}

/** The releases of a remote that no visitor can be using and no rollback can return to. */
export function removableReleases(
  remote: RemoteState,
  { count, hours }: KeepingRules,
  now: number,
): string[] {
  const { stable, previous, canary, releases } = remote;
  const inUse = new Set([stable, previous, rollbackTarget(remote)?.release, canary?.release]);
  return releases
    .slice(count)
    .filter((record) => {
      const { release, liveUntil } = record;
      const lastLive = liveUntil === null ? 0 : Date.parse(liveUntil);
      const isUsed = inUse.has(release) || isLastWithWidget(record, releases);
      return !isUsed && lastLive < now - hours * HOUR_MS;
    })
    .map(({ release }) => release);
}

/** Pages of others name the script by its bytes, for as long as they like. */
const isLastWithWidget = ({ release, widget }: ReleaseRecord, all: readonly ReleaseRecord[]) =>
  widget !== undefined && all.find((one) => one.widget === widget)?.release === release;

/** A release is saved before it is registered, so fresh files may belong to one. */
const FRESH_HOURS = 1;

interface GarbageOptions {
  store: RegistryStore;
  cache: ReleaseCache;
  rules: KeepingRules;
  /** The releases of a remote that this host serves, whatever the registry says. */
  served: (name: string) => readonly string[];
}

/** Removes the releases that no visitor can be using, and old files that the registry does not know. */
export async function collectGarbage(
  { store, cache, rules, served }: GarbageOptions,
  now = Date.now(),
): Promise<void> {
  const before = now - Math.max(rules.hours, FRESH_HOURS) * HOUR_MS;
  for (const name of remoteNames) {
    const { releases } = await changeRemote(
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

/**
 * Reads the files of every release that this host serves, and has those again that were damaged on its
 * disk since it took the release up: browsers would refuse them. Never throws.
 */
export async function repairFiles(registry: RemoteRegistry): Promise<void> {
  for (const name of remoteNames) {
    for (const release of registry.servedOf(name)) await registry.fetchFiles(name, release);
  }
}
