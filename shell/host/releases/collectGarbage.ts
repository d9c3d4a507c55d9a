import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { remotes } from '../../../federation';
import { act, type RegistryStore } from './registry/RegistryStore';
import { type KeepingRules, removableReleases } from './registry/removable';

const HOUR_MS = 60 * 60 * 1000;

interface GarbageOptions {
  store: RegistryStore;
  /** This host's own folder of releases. */
  directory: string;
  rules: KeepingRules;
}

/** Removes the releases that nobody can be using, and old folders of which the registry knows nothing. */
export async function collectGarbage(
  { store, directory, rules }: GarbageOptions,
  now = Date.now(),
): Promise<void> {
  for (const { name } of remotes) {
    let releases: string[] = [];
    const { releases: kept } = await act(
      store,
      name,
      (remote) => {
        releases = removableReleases(remote, rules, now);
        const reason = `Not live for ${rules.hours} hours, and not among the newest ${rules.count}`;
        return releases.length > 0 ? [{ action: 'remove', releases, reason }] : [];
      },
      'host',
    );
    for (const release of releases) await store.removeFiles(name, release);
    const named = new Set(kept.map(({ release }) => release));
    await removeStrangers(path.join(directory, name), named, now - rules.hours * HOUR_MS);
  }
}

// What another host removed, a copy for a developer, a download that was cut off.
async function removeStrangers(folder: string, named: Set<string>, before: number): Promise<void> {
  for (const entry of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, entry);
    if (named.has(entry) || (await stat(file)).mtimeMs > before) continue;
    await rm(file, { recursive: true, force: true });
  }
}
