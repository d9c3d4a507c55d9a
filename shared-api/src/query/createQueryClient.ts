import { notifyManager, QueryClient, type QueryFunction } from '@tanstack/react-query';
import type { Client } from '../contract/client/Client';
import { createClient } from '../contract/client/createClient';

// A button shows at once that its request is under way: by a timer, the second click of a double click
// would find it as it was.
notifyManager.setScheduler(queueMicrotask);

/**
 * The default data loader: GET to the path made of the key's segments joined by a slash.
 * Any non-successful answer throws, 401 included.
 */
const loadByKey =
  (api: Pick<Client<object>, 'send'>): QueryFunction =>
  ({ queryKey, signal }) =>
    api.send(queryKey.join('/'), { signal });

/**
 * A query client that asks once: no retries, no refetch on focus or reconnect, no polling,
 * never stale. Without network a query fails at once instead of waiting unseen. On the server one is
 * made per request, with the host's API client.
 */
export function createQueryClient(
  api: Pick<Client<object>, 'send'> = createClient({}),
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadByKey(api),
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: 'always' },
      // Failures go along with the page, so that the server and the browser show the same.
      dehydrate: { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' },
    },
  });
}
