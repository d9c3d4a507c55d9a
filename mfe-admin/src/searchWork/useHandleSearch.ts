import type { SearchActionBody, UnmetSearches } from '@pressline/shared-api';
import { useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { useApi } from '../auth/useSession';
import { editQueries } from '../documents/editQueries';
import { useWrite } from '../documents/useWrites';

export const SEARCH_WORK = 'search-work';

export function useHandleSearch() {
  const { searchWork } = useApi();
  const queryClient = useQueryClient();
  const { mutate: reopen } = useWrite('Failed to put the search back', {
    mutationFn: (query: string) => searchWork.reopen({ query }),
    onSuccess: (_answer, query) => showToast({ title: `“${query}” is on the list again` }),
  });
  const { mutate: handle } = useWrite('Failed to take the search off the list', {
    mutationFn: (body: SearchActionBody) => searchWork.handle(body),
    onMutate: ({ query }) =>
      editQueries<UnmetSearches>(queryClient, [ADMIN_QUERIES, SEARCH_WORK, 'list'], (list) => ({
        searches: list.searches.filter((one) => one.query !== query),
      })),
    onSuccess(_answer, { query, action }) {
      // There is one toast at a time, and it says that the article was created.
      if (action === 'article') return;
      const undo = { label: 'Undo', onPress: () => reopen(query) };
      showToast({
        title: `“${query}” is off the list`,
        description: action === 'ignored' ? undefined : 'Check Done later to see if it worked.',
        action: undo,
      });
    },
  });
  return { handle, reopen };
}
