import { ApiError } from '@pressline/shared-api';
import { useQueryClient } from '@pressline/shared-api/query';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { useContentChanged } from './useContentChanged';

const WRITES = { mutationKey: [ADMIN_QUERIES] };

/** What every write of records has in common: what is shown is fetched again after the last of them. */
export function useWriteOptions() {
  const queryClient = useQueryClient();
  const contentChanged = useContentChanged();
  return {
    ...WRITES,
    networkMode: 'always',
    // After a failure too: it may be that somebody else has changed or deleted the record.
    onSettled(_answer: unknown, error: unknown) {
      // Who would not log in again just now is not asked once more by the lists.
      if (error instanceof ApiError && error.status === 401) return;
      // Fetched while another change is on its way, the lists would show the state before it.
      if (queryClient.isMutating(WRITES) > 1) return;
      void contentChanged();
    },
  } as const;
}
