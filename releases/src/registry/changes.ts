import type { ReleaseAction, ReleaseRecord } from '@pressline/shared-api';
import { labelOf, RegistryError, type RemoteState } from './registryState';
import { stableBefore } from './rollback';

type Roles = Pick<RemoteState, 'stable' | 'previous' | 'canary'>;

const roleOf = ({ stable, canary }: RemoteState, release: string) => {
  if (stable === release) return 'stable';
  return canary?.release === release ? 'canary' : null;
};

export function withRoles(remote: RemoteState, at: string, roles: Partial<Roles>): RemoteState {
  const next = { ...remote, ...roles };
  const releases = next.releases.map((record) => {
    const before = roleOf(remote, record.release);
    const after = roleOf(next, record.release);
    if (before === after) return record;
    return after === null
      ? { ...record, liveUntil: at }
      : { ...record, liveSince: at, liveUntil: null };
  });
  return { ...next, releases };
}

const MAX_EVENTS = 100;

export interface Actor {
  by: string;
  at: string;
}

export function recordOf({ name, releases }: RemoteState, id: string): ReleaseRecord {
  const record = releases.find(({ release }) => release === id);
  if (!record) throw new RegistryError(`${name} has no release ${id}.`);
  return record;
}

/** Makes an earlier release stable again, and the one that was stable before it the previous one. */
export function returnToRelease(
  remote: RemoteState,
  earlier: ReleaseRecord,
  { at }: Actor,
): RemoteState {
  return withRoles(remote, at, {
    stable: earlier.release,
    previous: stableBefore(remote, earlier)?.release ?? null,
  });
}

export function noEarlierRelease({ name, previous, canary, releases }: RemoteState): RegistryError {
  const only = releases.find(({ release }) => release === previous);
  const isTried = only !== undefined && canary?.release === only.release;
  const but = isTried ? ` but its canary, ${labelOf(only)}: end that first` : '';
  return new RegistryError(`${name} has no earlier release to return to${but}.`);
}

export function withEvent(
  remote: RemoteState,
  action: ReleaseAction,
  release: string,
  detail: string,
  { at, by }: Actor,
): RemoteState {
  const event = { at, action, release, by, detail };
  return { ...remote, events: [event, ...remote.events].slice(0, MAX_EVENTS) };
}

/** Pins or unpins a remote. @throws RegistryError when it is so already */
export function withPin(remote: RemoteState, isPinned: boolean, actor: Actor): RemoteState {
  if (remote.isPinned === isPinned) {
    throw new RegistryError(`${remote.name} is ${isPinned ? 'already pinned' : 'not pinned'}.`);
  }
  const action = isPinned ? 'pinned' : 'unpinned';
  const detail = isPinned
    ? 'Visitors keep this release until it is unpinned'
    : 'The next release of its origin becomes active';
  return withEvent({ ...remote, isPinned }, action, remote.stable ?? '', detail, actor);
}
