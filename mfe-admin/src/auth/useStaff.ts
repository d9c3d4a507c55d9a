import { useQuery } from '@pressline/shared-api/query';
import { ADMIN_QUERIES } from './adminQueries';
import { useApi } from './useSession';

const RARELY_MS = 5 * 60_000;

/**
 * The names of active staff users by username. `known` is one that may have left: it stays a choice.
 */
export function useStaff(known?: string | null, enabled = true): Readonly<Record<string, string>> {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [ADMIN_QUERIES, 'staff'],
    queryFn: ({ signal }) => api.staff.list({ signal }),
    staleTime: RARELY_MS,
    enabled,
  });
  const names = Object.fromEntries(data?.staff.map(({ username, name }) => [username, name]) ?? []);
  return known ? { [known]: known, ...names } : names;
}
