import type { ReleaseRecord } from '@pressline/shared-api';
import type { RemoteState } from './registryState';

/**
 * The release that a rollback returns to: the one that was stable before, or an earlier one where
 * that has failed. Never the canary, which everybody would get then.
 */
export function rollbackTarget(remote: RemoteState): ReleaseRecord | undefined {
  const { previous, releases } = remote;
  const before = releases.find(({ release }) => release === previous);
  return before && mayServeEveryone(remote, before) ? before : stableBefore(remote, before);
}

/** The latest release before another one that was stable once and may be so again. */
export function stableBefore(
  remote: RemoteState,
  later: ReleaseRecord | undefined,
): ReleaseRecord | undefined {
  return remote.releases.find(
    (one) =>
      later !== undefined &&
      one.publishedAt < later.publishedAt &&
      wasStable(remote, one) &&
      mayServeEveryone(remote, one),
  );
}

/** The releases that a host may serve when it cannot serve the stable one, the best one first. */
export function fallbackReleases(remote: RemoteState): string[] {
  const { stable, previous, releases } = remote;
  const isPrevious = ({ release }: ReleaseRecord) => release === previous;
  return releases
    .filter((one) => one.release !== stable && one.failure === null)
    .filter((one) => isPrevious(one) || wasStable(remote, one))
    .sort((one, other) => Number(isPrevious(other)) - Number(isPrevious(one)))
    .map(({ release }) => release);
}

const wasStable = ({ events }: RemoteState, { release }: ReleaseRecord) =>
  events.some((event) => event.action === 'promoted' && event.release === release);

const mayServeEveryone = ({ stable, canary }: RemoteState, { release, failure }: ReleaseRecord) =>
  failure === null && release !== stable && release !== canary?.release;
