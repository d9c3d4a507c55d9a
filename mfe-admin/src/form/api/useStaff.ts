import type { StaffList } from '@pressline/shared-api';
import { useMemo } from 'react';
import { useAdminQuery } from './adminQueries';
import { useApi } from './useSession';

const RARELY_MS = 5 * 60_000;

/** The active admin users, and whether owners are reminded by mail; undefined while they load. */
export function useStaffList(enabled = true): StaffList | undefined {
  const api = useApi();
  return useAdminQuery(['staff'], (init) => api.staff.list(init), {
    staleTime: RARELY_MS,
    enabled,
  }).data;
}

/** Names an admin user in full, where that is known. */
export function useStaffName(isNeeded = true): (username: unknown) => string {
  const names = useStaff(undefined, isNeeded);
  return (username) => names[String(username)] ?? String(username);
}

/**
 * The names of active admin users by username. `known` is one that may have left: it stays a choice.
 */
export function useStaff(known?: string | null, enabled = true): Readonly<Record<string, string>> {
  const data = useStaffList(enabled);
  return useMemo(() => {
    const names = data?.staff.map(({ username, name }) => [username, name]) ?? [];
    return { ...(known && { [known]: known }), ...Object.fromEntries(names) };
  }, [data, known]);
}
