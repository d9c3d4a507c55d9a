import { RELEASE_ACTIONS, usernameOf } from '@pressline/shared-api';
import type { AuditEntry } from '@pressline/shared-api/node/auditLog';
import type { RemoteState } from './registryState';

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
export function auditEntries(
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
