import type { UnmetSearches } from '@pressline/shared-api';
import { useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { editQueries } from '../form/api/editQueries';
import { ADMIN_QUERIES } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { useWrite } from '../form/api/writes';

export const UNMET_SEARCHES = 'unmet-searches';

/** Takes a search off the list at once, with Undo. */
export function useDismissSearch() {
  const { unmetSearches } = useApi();
  const queryClient = useQueryClient();
  const { mutate: restore } = useWrite('Failed to restore the search', {
    mutationFn: (query: string) => unmetSearches.restore({ query }),
  });
  const { mutate: dismiss } = useWrite('Failed to dismiss the search', {
    mutationFn: (query: string) => unmetSearches.dismiss({ query }),
    onMutate: (query) =>
      editQueries<UnmetSearches>(queryClient, [ADMIN_QUERIES, UNMET_SEARCHES, 'list'], (list) => ({
        searches: list.searches.filter((one) => one.query !== query),
      })),
    onSuccess: (_answer, query) =>
      showToast({
        title: `Search “${query}” dismissed`,
        action: { label: 'Undo', onPress: () => restore(query) },
      }),
  });
  return dismiss;
}
