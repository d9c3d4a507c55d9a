import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseFiles } from '../files/releaseFiles';
import { type Actor, applyAction, type RegistryAction } from './actions';
import { type RegistryState, type RemoteState, remoteOf } from './registryState';

const ATTEMPTS = 20;

/**
 * Told of a `registry` that cannot be read while its last good copy serves, of a `copy` that cannot
 * be written, and of their recovery (null).
 */
export type OnProblem = (subject: 'registry' | 'copy', problem: Error | null) => void;

/** Where the registry and the files of its releases are kept. */
export interface RegistryStore {
  /** Where that is, for people. */
  readonly place: string;
  /** The registry; an empty one when nothing was ever written. Throws when it cannot be read. */
  read(): Promise<RegistryState>;
  /** Replaces the registry if its revision is still the expected one; answers whether it was. */
  write(next: RegistryState, expectedRevision: number): Promise<boolean>;
  /** Files that are there already count as saved now. */
  saveFiles(release: ReleaseFiles): Promise<void>;
  /**
   * The files of a release; they lie in this host's own folder afterwards, from which they are
   * served. Throws when they are not there or damaged.
   */
  loadFiles(name: string, release: string): Promise<ReleaseFiles>;
  /** Removes the files of all releases but the `kept` ones, unless they were saved after `before`. */
  removeFiles(name: string, kept: readonly string[], before: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Does something to one remote's releases, and again on top of what others do at the same time.
 * @returns the remote's state afterwards
 * @throws RegistryError when the action does not fit
 */
export async function act(
  store: RegistryStore,
  name: string,
  actions: RegistryAction | ((remote: RemoteState) => readonly RegistryAction[]),
  by: string,
): Promise<RemoteState> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const state = await store.read();
    const remote = remoteOf(state, name);
    const actor: Actor = { by, at: new Date().toISOString() };
    const list = typeof actions === 'function' ? actions(remote) : [actions];
    const next = list.reduce((current, action) => applyAction(current, action, actor), remote);
    if (next === remote) return remote;
    const revision = state.revision + 1;
    const remotes = { ...state.remotes, [name]: next };
    if (await store.write({ revision, remotes }, state.revision)) return next;
    await wait(Math.random() * 20 * attempt);
  }
  throw new Error('The registry of releases changes too fast to be written');
}
