import type { ReleaseEvent } from '@pressline/shared-api';
import type { RemoteState } from './registryState';

const RECENT_MS = 60 * 60 * 1000;

/**
 * The automatic rollback that made the present stable release so within the last hour. Not one that
 * ended a canary, nor one since which somebody or the origin has made another release stable.
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
