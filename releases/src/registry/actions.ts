import { openRefusals, type ReleaseCommand, type ReleaseRecord } from '@pressline/shared-api';
import {
  type Actor,
  noEarlierRelease,
  recordOf,
  returnToRelease,
  withEvent,
  withPin,
  withRoles,
} from './changes';
import { labelOf, RegistryError, type RemoteState } from './registryState';
import { rollbackTarget } from './rollback';

export type RegistryAction =
  | ReleaseCommand
  /** Keeps a release that has passed its checks. */
  | { action: 'publish'; record: ReleaseRecord }
  /** The remote's origin has a new release: kept, and stable unless it is pinned or failed before. */
  | { action: 'announce'; record: ReleaseRecord }
  | { action: 'refuse'; release: string; reason: string }
  | { action: 'auto-rollback'; release: string; reason: string }
  | { action: 'remove'; releases: readonly string[]; reason: string };

type Actions = {
  readonly [Name in RegistryAction['action']]: (
    remote: RemoteState,
    input: Extract<RegistryAction, { action: Name }>,
    actor: Actor,
  ) => RemoteState;
};

const actions: Actions = {
  publish(remote, { record }, actor) {
    if (remote.releases.some(({ release }) => release === record.release)) return remote;
    const kept = { ...remote, releases: [record, ...remote.releases] };
    return withEvent(kept, 'published', record.release, `From ${record.source}`, actor);
  },

  announce(remote, { record }, actor) {
    const { release } = record;
    if (remote.announced === release) return remote;
    const known = {
      ...actions.publish(remote, { action: 'publish', record }, actor),
      announced: release,
    };
    const hasFailed = known.releases.some((one) => one.release === release && one.failure);
    if (known.isPinned || hasFailed || known.stable === release) return known;
    return actions.promote(known, { action: 'promote', release }, actor);
  },

  promote(remote, { release }, actor) {
    const record = recordOf(remote, release);
    const { stable, canary } = remote;
    if (stable === release)
      throw new RegistryError(`${labelOf(record)} is already the stable release.`);
    const former = stable === null ? undefined : recordOf(remote, stable);
    const { failure } = record;
    const anew = { ...remote, releases: withFailure(remote, release, null) };
    const next = withRoles(anew, actor.at, {
      stable: release,
      previous: former && !former.failure ? former.release : notItself(remote.previous, release),
      canary: canary?.release === release ? null : canary,
    });
    const replaces = former ? `Replaces ${labelOf(former)}` : 'The first release';
    const detail = failure ? `${replaces}. It was rolled back before: ${failure}` : replaces;
    return withEvent(next, 'promoted', release, detail, actor);
  },

  rollback(remote, { from }, actor) {
    const { stable } = remote;
    const earlier = rollbackTarget(remote);
    if (stable === null || !earlier) throw noEarlierRelease(remote);
    if (from !== undefined && from !== stable) {
      const label = labelOf(recordOf(remote, stable));
      throw new RegistryError(`${label} is now the stable release.`);
    }
    const next = returnToRelease(remote, earlier, actor);
    return withEvent(next, 'rolled-back', stable, `Back to ${labelOf(earlier)}`, actor);
  },

  'auto-rollback'(remote, { release, reason }, actor) {
    const isCanary = remote.canary?.release === release;
    const earlier = rollbackTarget(remote);
    if (!isCanary && (remote.stable !== release || !earlier)) return remote;
    const failed = { ...remote, releases: withFailure(remote, release, reason) };
    const next =
      isCanary || !earlier
        ? withRoles(failed, actor.at, { canary: null })
        : returnToRelease(failed, earlier, actor);
    const stable = next.stable === null ? undefined : recordOf(next, next.stable);
    const detail = `${reason} ${stable ? `${labelOf(stable)} serves everyone.` : ''}`.trim();
    return withEvent(next, 'rolled-back-automatically', release, detail, actor);
  },

  canary(remote, { release, percent }, actor) {
    const record = recordOf(remote, release);
    if (remote.stable === null)
      throw new RegistryError(`${remote.name} has no stable release yet.`);
    if (remote.stable === release) {
      throw new RegistryError(`${labelOf(record)} is the stable release: everyone has it.`);
    }
    if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
      throw new RegistryError('The share of a canary is a whole number from 1 to 99 percent.');
    }
    const next = withRoles(remote, actor.at, { canary: { release, percent } });
    return withEvent(next, 'canary-started', release, `${percent}% of visitors`, actor);
  },

  'end-canary'(remote, _, actor) {
    if (!remote.canary) throw new RegistryError(`${remote.name} has no canary.`);
    const next = withRoles(remote, actor.at, { canary: null });
    const detail = `${labelOf(recordOf(remote, remote.stable ?? ''))} serves everyone`;
    return withEvent(next, 'canary-ended', remote.canary.release, detail, actor);
  },

  pin: (remote, _, actor) => withPin(remote, true, actor),
  unpin: (remote, _, actor) => withPin(remote, false, actor),

  refuse(remote, { release, reason }, actor) {
    const isKnown = openRefusals(remote).some(
      (event) => event.release === release && event.detail === reason,
    );
    return isKnown ? remote : withEvent(remote, 'refused', release, reason, actor);
  },

  remove: (remote, { releases, reason }, actor) =>
    releases.reduce((rest, release) => withEvent(rest, 'removed', release, reason, actor), {
      ...remote,
      releases: remote.releases.filter((one) => !releases.includes(one.release)),
    }),
};

/**
 * The state of a remote after an action; the very same state when there was nothing to do.
 * @throws RegistryError when the action does not fit
 */
export function applyAction(
  remote: RemoteState,
  action: RegistryAction,
  actor: Actor,
): RemoteState {
  // The table's type ties each name to its input; a union of names loses that tie.
  const apply = actions[action.action] as (
    remote: RemoteState,
    input: RegistryAction,
    actor: Actor,
  ) => RemoteState;
  return apply(remote, action, actor);
}

const withFailure = ({ releases }: RemoteState, release: string, failure: string | null) =>
  releases.map((one) => (one.release === release ? { ...one, failure } : one));

const notItself = (previous: string | null, release: string) =>
  previous === release ? null : previous;
