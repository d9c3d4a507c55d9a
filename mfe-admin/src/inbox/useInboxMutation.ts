import { useMutation, useQueryClient } from '@pressline/shared-api/query';
import { showToast, type ToastMessage } from '@pressline/shared-ui/toast';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { editQueries } from '../documents/editQueries';
import { showFailure } from '../documents/showFailure';
import { useWriteOptions } from '../documents/useWrites';

/** One page of an inbox; the API's answer has the entries under a name of their own. */
export interface InboxPage<Entry> {
  entries: readonly Entry[];
  total: number;
}

export type InboxParams = Readonly<Record<string, string | number>>;

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
  return useMutation({
    ...useWriteOptions(),
    // One after the other: the next change of an entry builds on the answer to the one before.
    scope: { id: name },
    mutationFn: call,
    onMutate: (change: Change) =>
      editQueries<InboxPage<Entry>>(queryClient, [ADMIN_QUERIES, name], (list, [, , params]) => {
        const entries = edit(list.entries, change, params as InboxParams);
        return { entries, total: list.total + entries.length - list.entries.length };
      }),
    onSuccess: (answer, change) => showToast(done(change, answer)),
    onError(error, _change, putBack) {
      putBack?.();
      showFailure(failed, error);
    },
  });
}
