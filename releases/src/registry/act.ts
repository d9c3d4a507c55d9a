import { setTimeout as wait } from 'node:timers/promises';
import { applyAction, type RegistryAction } from './actions';
import { auditEntries } from './auditEntries';
import type { Actor } from './changes';
import type { RegistryStore } from './RegistryStore';
import { type RemoteState, remoteOf } from './registryState';

const ATTEMPTS = 20;

/**
 * Applies actions to one remote's releases. When others change the registry meanwhile, it tries again.
 * @returns the remote's state afterwards
 * @throws RegistryError when the action does not fit
 */
export async function act(
  store: RegistryStore,
  name: string,
  actions: RegistryAction | ((remote: RemoteState) => readonly RegistryAction[]),
  by: string,
  address: string | null = null,
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
    if (await store.write({ revision, remotes }, state.revision)) {
      store.appendAudit(auditEntries(remote, next, address));
      return next;
    }
    await wait(Math.random() * 20 * attempt);
  }
  throw new Error(
    `Another process changed the registry of releases during each of ${ATTEMPTS} attempts`,
  );
}
