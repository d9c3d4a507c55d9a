import type { ReleaseAction, ReleaseRecord } from '@pressline/shared-api';
import { labelOf } from './findRelease';
import { RegistryError } from './RegistryError';
import type { RemoteState } from './registryState';
import { stableBefore } from './rollbackTarget';
import { withRoles } from './withRoles';

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
export function backTo(remote: RemoteState, earlier: ReleaseRecord, { at }: Actor): RemoteState {
  return withRoles(remote, at, {
    stable: earlier.release,
    previous: stableBefore(remote, earlier)?.release ?? null,
  });
}

export function nothingBefore({ name, previous, canary, releases }: RemoteState): RegistryError {
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
export function pinned(remote: RemoteState, isPinned: boolean, actor: Actor): RemoteState {
  if (remote.isPinned === isPinned) {
    throw new RegistryError(`${remote.name} is ${isPinned ? 'already pinned' : 'not pinned'}.`);
  }
  const action = isPinned ? 'pinned' : 'unpinned';
  const detail = isPinned
    ? 'Visitors keep this release until it is unpinned'
    : 'The next release of its origin becomes active';
  return withEvent({ ...remote, isPinned }, action, remote.stable ?? '', detail, actor);
}
