import { ApiError } from '@pressline/shared-api';
import { type UseMutationOptions, useMutation, useQueryClient } from '@pressline/shared-api/query';
import { showFailure } from './failures';
import { ADMIN_QUERIES } from './queries';

const CHANNEL = 'pressline-admin';

// Older browsers and tests have none; their lists are fetched again when they are opened.
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;

export function notifyOtherWindows(): void {
  channel?.postMessage('changed');
}

/** Calls back when another window has changed content. @returns the function that stops it */
export function watchOtherWindows(onChange: () => void): () => void {
  channel?.addEventListener('message', onChange);
  return () => channel?.removeEventListener('message', onChange);
}

/** First segment of the keys of the public help data. */
export const HELP_QUERIES = '/api/help';
const WRITES = { mutationKey: [ADMIN_QUERIES] };

/** Fetches again what a write may have changed: here, in other windows and on the public pages. */
export function useInvalidateContent(): () => void {
  const queryClient = useQueryClient();
  return () => {
    notifyOtherWindows();
    for (const key of [ADMIN_QUERIES, HELP_QUERIES]) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
  };
}

type Rollback = () => void;

/**
 * Every write: a refused one undoes what `onMutate` has shown, with a toast that `failed` names; after
 * the last write the shown data is fetched again.
 */
export function useWrite<Answer, Change = void>(
  failed: string | ((change: Change) => string),
  options: UseMutationOptions<Answer, Error, Change, Rollback>,
) {
  const queryClient = useQueryClient();
  const invalidateContent = useInvalidateContent();
  return useMutation({
    ...WRITES,
    onError(error, change, rollback) {
      rollback?.();
      showFailure(typeof failed === 'string' ? failed : failed(change), error);
    },
    // After a failure too: another editor may have changed or deleted the document.
    onSettled(_answer, error) {
      // Do not refetch: it would ask for a login again after the user declined.
      if (error instanceof ApiError && error.status === 401) return;
      // Fetched while another change is on its way, the lists would show the state before it.
      if (queryClient.isMutating(WRITES) <= 1) invalidateContent();
    },
    ...options,
  });
}
