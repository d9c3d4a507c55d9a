import type { ArticlePreview } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { readToken } from '../auth/credentials';
import { useApi } from '../auth/useSession';
import { useSettled } from '../documents/useSettled';

const TYPING_PAUSE_MS = 400;

/** The text as readers would see it, some time after typing has paused; what is outdated is cancelled. */
export function useArticlePreview(content: string) {
  const api = useApi();
  const settled = useSettled(content, TYPING_PAUSE_MS);
  const query = useQuery<ArticlePreview>({
    queryKey: [ADMIN_QUERIES, 'preview', settled],
    queryFn: ({ signal }) => api.admin.previewArticle(settled, { signal }),
    placeholderData: (before) => before,
    // Who would not log in again just now is asked by the next save, not by each key.
    enabled: readToken() !== null,
    gcTime: 0,
  });
  return { ...query, isBehind: settled !== content || query.isFetching };
}
