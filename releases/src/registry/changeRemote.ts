import { setTimeout as wait } from 'node:timers/promises';
import { RELEASE_ACTIONS, type RemoteOverview, usernameOf } from '@pressline/shared-api';
import type { AuditEntry } from '@pressline/shared-api/node/auditLog';
import { applyAction, type RegistryAction } from './actions';
import type { Actor } from './changes';
import type { RegistryStore } from './RegistryStore';
import { type RemoteState, remoteOf } from './registryState';
import { rollbackTarget } from './rollback';

const ROLES = ['stable', 'canary', 'isPinned'] as const;

function changesBetween(before: RemoteState, after: RemoteState) {
  const changed = ROLES.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const valuesOf = (remote: RemoteState) =>
    changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, remote[name]])) : null;
  return { before: valuesOf(before), after: valuesOf(after) };
}

/** What the audit log says of a change of the registry: one entry for each new event of the remote. */
function auditEntries(
  before: RemoteState,
  after: RemoteState,
  address: string | null,
): AuditEntry[] {
  const known = new Set(before.events);
  const events = after.events.filter((event) => !known.has(event)).reverse();
  return events.map(({ at, by, action, release, detail }) => ({
    at: new Date(at),
    by: usernameOf(by) ?? by,
    address,
    area: 'Releases',
    action: RELEASE_ACTIONS[action],
    detail: detail || null,
    outcome: 'done',
    record: { type: 'release', id: release, title: after.name },
    ...changesBetween(before, after),
  }));
}

const ATTEMPTS = 20;

/**
 * Applies actions to one remote's releases. When others change the registry meanwhile, it tries again.
 * @returns the remote's state afterwards
 * @throws RegistryError when the action does not fit
 */
export async function changeRemote(
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

export function publicState(remote: RemoteState): RemoteOverview {
  const { announced: _, ...overview } = remote;
  return { ...overview, previous: rollbackTarget(remote)?.release ?? null };
}
