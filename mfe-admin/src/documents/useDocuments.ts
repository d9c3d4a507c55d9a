import { type ListParams, type ResourceKey, resources } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { listKey } from '../auth/adminQueries';
import { type AnyDocument, type AnyList, useResourceApi } from './useResourceApi';

/** Large enough for every resource that is shown without paging; the API's own limit. */
export const ALL: ListParams = { limit: 1_000 };

/** One admin list. While another page of it loads, the one before stays. */
export function useDocuments(key: ResourceKey, params: ListParams, enabled = true) {
  const api = useResourceApi(key);
  const query = useQuery<AnyList>({
    queryKey: listKey(key, params),
    queryFn: ({ signal }) => api.list(params, { signal }),
    enabled,
    placeholderData: (before) => before,
    // Colleagues edit the same lists, so that opening one again asks again.
    staleTime: 0,
    // Without a network the call fails and says so, instead of waiting for one silently.
    networkMode: 'always',
  });
  return {
    ...query,
    documents: query.data?.[resources[key].name] as readonly AnyDocument[] | undefined,
    total: query.data?.total ?? 0,
  };
}
