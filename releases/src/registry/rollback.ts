import type { ReleaseAction, ReleaseEvent, ReleaseRecord } from '@pressline/shared-api';
import type { RemoteState } from './registryState';

/**
 * The release that a rollback returns to: the one that was stable before, or an earlier one where
 * that has failed. Never the canary, which all visitors would get then.
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

const GIVEN: readonly ReleaseAction[] = ['promoted', 'canary-started'];
const RETURNED: readonly ReleaseAction[] = ['rolled-back', 'rolled-back-automatically'];

/** Whether a release was rolled back, and not given to visitors again since. */
export function isRolledBack({ events }: RemoteState, release: string): boolean {
  const decisions = events.filter((event) => event.release === release);
  const last = decisions.find(({ action }) => GIVEN.includes(action) || RETURNED.includes(action));
  return last !== undefined && RETURNED.includes(last.action);
}

/** Whether a person has promoted a release that was published before; health does not overrule that. */
export function isPromotedByHand({ events }: RemoteState, release: string): boolean {
  const own = events.filter((event) => event.release === release);
  const promoted = own.find(({ action }) => action === 'promoted');
  if (!promoted || promoted.by === 'origin') return false;
  return !own.some(({ action, at }) => action === 'published' && at === promoted.at);
}

const RECENT_MS = 60 * 60 * 1000;

/**
 * The automatic rollback of the last hour that made the current release stable. A rollback that ended
 * a canary, or after which another release was made stable, does not count.
 */
export function recentAutoRollback({
  stable,
  releases,
  events,
}: RemoteState): ReleaseEvent | undefined {
  const since = releases.find(({ release }) => release === stable)?.liveSince;
  return events.find(
    ({ action, at }) =>
      action === 'rolled-back-automatically' &&
      at === since &&
      Date.parse(at) > Date.now() - RECENT_MS,
  );
}
