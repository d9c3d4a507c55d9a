import type { RemoteState } from './registryState';

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
