import type { ReleaseEvent } from '@pressline/shared-api';
import type { RemoteState } from './registryState';

const RECENT_MS = 60 * 60 * 1000;

/**
 * The automatic rollback of the last hour that made the current release stable. A rollback that ended
 * a canary, or after which another release was made stable, does not count.
 */
export function recentReturn({ stable, releases, events }: RemoteState): ReleaseEvent | undefined {
  const since = releases.find(({ release }) => release === stable)?.liveSince;
  return events.find(
    ({ action, at }) =>
      action === 'rolled-back-automatically' &&
      at === since &&
      Date.parse(at) > Date.now() - RECENT_MS,
  );
}
