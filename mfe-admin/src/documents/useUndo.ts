import type { ResourceKey } from '@pressline/shared-api';
import { useMutation } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { errorReason } from '../auth/errorReason';
import { resourceTexts } from './resourceTexts';
import { useResourceApi } from './useResourceApi';
import { useWriteOptions } from './useWriteOptions';

const UNDO_MS = 10_000;

/** The way back from a deletion: a toast that restores the records while it is on the screen. */
export function useUndo(key: ResourceKey) {
  const api = useResourceApi(key);
  const texts = resourceTexts(key);
  // Deleted for good: an account's sessions and password are gone with it.
  const canRestore = key !== 'users';

  const { mutate: restore } = useMutation({
    ...useWriteOptions(),
    mutationFn: (ids: readonly string[]) => Promise.allSettled(ids.map((id) => api.restore(id))),
    onSuccess(answers, ids) {
      const refused = answers.find((answer) => answer.status === 'rejected');
      if (!refused) return showToast({ title: texts.counted(ids.length, 'restored') });
      showToast({
        title: texts.failed('restore'),
        description: errorReason(refused.reason),
        variant: 'destructive',
      });
    },
  });

  return {
    /** Says that the records are gone, with Undo where that is possible. */
    offer(title: string, ids: readonly string[], description?: string): void {
      showToast({
        title,
        ...(description && { description }),
        ...(canRestore && {
          duration: UNDO_MS,
          action: { label: 'Undo', onPress: () => restore(ids) },
        }),
      });
    },
  };
}
