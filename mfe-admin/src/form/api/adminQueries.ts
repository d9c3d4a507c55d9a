import { type UseQueryOptions, useQuery } from '@pressline/shared-api/query';

export const ADMIN_QUERIES = 'admin';

/** What staff read from the API, and keep under `key` until something is written. */
export const useAdminQuery = <Data, Shown = Data>(
  key: readonly unknown[],
  read: (init: { signal: AbortSignal }) => Promise<Data>,
  options?: Omit<UseQueryOptions<Data, Error, Shown>, 'queryKey' | 'queryFn'>,
) =>
  useQuery({
    ...options,
    queryKey: [ADMIN_QUERIES, ...key],
    queryFn: ({ signal }) => read({ signal }),
  });
