import type { ReleaseRecord } from '@pressline/shared-api';
import type { RemoteState } from './registryState';

/**
 * The release that a rollback returns to: the one that was stable before, or an earlier one where
 * that has failed. Never the canary, which would be everybody's then.
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
  const wasStable = ({ release }: ReleaseRecord) =>
    remote.events.some((event) => event.action === 'promoted' && event.release === release);
  return remote.releases.find(
    (one) =>
      later !== undefined &&
      one.publishedAt < later.publishedAt &&
      wasStable(one) &&
      mayServeEveryone(remote, one),
  );
}

const mayServeEveryone = ({ stable, canary }: RemoteState, { release, failure }: ReleaseRecord) =>
  failure === null && release !== stable && release !== canary?.release;
