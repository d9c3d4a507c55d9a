import { ApiError } from '@pressline/shared-api';
import { useMutation, useQueryClient } from '@pressline/shared-api/query';
import { showToast, type ToastMessage } from '@pressline/shared-ui/toast';
import { errorReason } from '../auth/errorReason';
import { ADMIN_QUERIES } from '../resource/queryKeys';
import { tellOtherWindows } from '../resource/windows';
import type { InboxPage, InboxParams } from './useInbox';

const WRITES = { mutationKey: [ADMIN_QUERIES] };

interface InboxMutation<Entry, Change, Answer> {
  call: (change: Change) => Promise<Answer>;
  /** The entries of one list, as they will be. */
  edit: (entries: readonly Entry[], change: Change, params: InboxParams) => readonly Entry[];
  done: (change: Change, answer: Answer) => ToastMessage;
  /** Title of the toast when it is refused. */
  failed: string;
}

/** A change of an inbox's entries: shown at once, put back when it is refused. */
export function useInboxMutation<Entry, Change, Answer>(
  name: string,
  { call, edit, done, failed }: InboxMutation<Entry, Change, Answer>,
) {
  const queryClient = useQueryClient();
  const filter = { queryKey: [ADMIN_QUERIES, name] };
  return useMutation({
    ...WRITES,
    networkMode: 'always',
    mutationFn: call,
    onMutate(change: Change) {
      // An answer that is on its way does not know of the change.
      void queryClient.cancelQueries(filter);
      const before = queryClient.getQueriesData<InboxPage<Entry>>(filter);
      for (const [queryKey, list] of before) {
        if (!list) continue;
        const entries = edit(list.entries, change, queryKey[2] as InboxParams);
        const total = list.total + entries.length - list.entries.length;
        queryClient.setQueryData(queryKey, { entries, total });
      }
      return before;
    },
    onSuccess: (answer, change) => showToast(done(change, answer)),
    onError(error, _change, before) {
      for (const [queryKey, list] of before ?? []) queryClient.setQueryData(queryKey, list);
      showToast({ title: failed, description: errorReason(error), variant: 'destructive' });
    },
    onSettled(_answer, error) {
      if (error instanceof ApiError && error.status === 401) return;
      if (queryClient.isMutating(WRITES) > 1) return;
      void queryClient.invalidateQueries({ queryKey: [ADMIN_QUERIES] });
      tellOtherWindows();
    },
  });
}
