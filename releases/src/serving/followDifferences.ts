import type { Logger } from 'pino';
import { type RemoteState, remoteNames } from '../registry/registryState';
import { type Poll, poll } from './poll';
import type { ReleaseCache } from './ReleaseCache';
import type { RemoteRegistry } from './RemoteRegistry';

/** How many former releases count: a browser that comes back has the one of its last visit. */
const FORMER_RELEASES = 3;

interface DifferenceOptions {
  registry: RemoteRegistry;
  cache: ReleaseCache;
  pollMs: number;
  log: Logger;
}

/**
 * Makes the scripts of each release that this host serves available as differences from the former
 * releases, once it is active. What fails is tried again when a host starts.
 */
export function followDifferences({ registry, cache, pollMs, log }: DifferenceOptions): Poll {
  const tried = new Set<string>();
  const write = async (name: string, release: string, former: string) => {
    const key = `${name}/${release}/${former}`;
    if (tried.has(key)) return;
    tried.add(key);
    try {
      await cache.writeDifferences(name, release, former);
    } catch (error) {
      const subject = { remote: name, release, former };
      log.warn({ ...subject, err: error }, 'browsers with a former release load whole scripts');
    }
  };
  return poll(async () => {
    for (const name of remoteNames) {
      for (const release of registry.servedOf(name)) {
        const formers = formerReleases(registry.remote(name), release);
        for (const former of formers) await write(name, release, former);
      }
    }
  }, pollMs);
}

const formerReleases = ({ releases }: RemoteState, served: string) =>
  releases
    .filter(({ release, liveSince }) => release !== served && liveSince !== null)
    .map(({ release }) => release)
    .slice(0, FORMER_RELEASES);
