import { type ListParams, type ResourceKey, resources } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { type AnyDocument, type AnyList, useResourceApi } from './useResourceApi';

/** Large enough for every resource that is shown without paging; the API's own limit. */
export const ALL: ListParams = { limit: 1_000 };

/** One admin list. While another page of it loads, the one before stays. */
export function useDocuments(key: ResourceKey, params: ListParams, enabled = true) {
  const api = useResourceApi(key);
  const query = useQuery<AnyList>({
    queryKey: [ADMIN_QUERIES, key, params],
    queryFn: ({ signal }) => api.list(params, { signal }),
    enabled,
    placeholderData: (before) => before,
  });
  return {
    ...query,
    documents: query.data?.[resources[key].name] as readonly AnyDocument[] | undefined,
    total: query.data?.total ?? 0,
  };
}
