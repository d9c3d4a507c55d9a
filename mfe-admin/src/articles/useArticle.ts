import { useQuery } from '@pressline/shared-api/query';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { useApi } from '../auth/useSession';
import type { AnyDocument } from '../documents/useResourceApi';

/** The article as the server has it now; a new one is there at once, without a record. */
export function useArticle(id: string | undefined) {
  const api = useApi();
  const query = useQuery<AnyDocument>({
    queryKey: [ADMIN_QUERIES, 'article', id],
    queryFn: async ({ signal }) =>
      (await api.admin.articles.get(id ?? '', { signal })) as unknown as AnyDocument,
    enabled: id !== undefined,
    // An edit begins with the record as it is, never with one that was read before.
    gcTime: 0,
    staleTime: 0,
    networkMode: 'always',
  });
  return { ...query, isReady: id === undefined || query.isFetchedAfterMount };
}
