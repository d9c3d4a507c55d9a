import type { ResourceKey } from '@pressline/shared-api';
import { useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { errorReason } from '../auth/errorReason';
import { ADMIN_QUERIES, HELP_QUERIES } from './queryKeys';
import { resourceTexts } from './texts';
import { useResourceApi } from './useResourceApi';
import { tellOtherWindows } from './windows';

const UNDO_MS = 10_000;

/** The way back from a deletion: a toast that restores the records while it is on the screen. */
export function useUndo(key: ResourceKey) {
  const api = useResourceApi(key);
  const queryClient = useQueryClient();
  const texts = resourceTexts(key);
  // Deleted for good: an account's sessions and password are gone with it.
  const canRestore = key !== 'users';

  async function restore(ids: readonly string[]): Promise<void> {
    const answers = await Promise.allSettled(ids.map((id) => api.restore(id)));
    await queryClient.invalidateQueries({ queryKey: [ADMIN_QUERIES] });
    void queryClient.invalidateQueries({ queryKey: [HELP_QUERIES] });
    tellOtherWindows();
    const refused = answers.find((answer) => answer.status === 'rejected');
    if (!refused) return showToast({ title: texts.counted(ids.length, 'restored') });
    showToast({
      title: texts.failed('restore'),
      description: errorReason(refused.reason),
      variant: 'destructive',
    });
  }

  return {
    /** Says that the records are gone, with Undo where that is possible. */
    offer(title: string, ids: readonly string[], description?: string): void {
      showToast({
        title,
        ...(description && { description }),
        ...(canRestore && {
          duration: UNDO_MS,
          action: { label: 'Undo', onPress: () => void restore(ids) },
        }),
      });
    },
  };
}
