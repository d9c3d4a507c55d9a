import type { ResourceKey } from '@pressline/shared-api';
import { showToast } from '@pressline/shared-ui/toast';
import { errorReason } from '../auth/errorReason';
import { resourceTexts } from './texts';
import { useContentChanged } from './useContentChanged';
import { useResourceApi } from './useResourceApi';

const UNDO_MS = 10_000;

/** The way back from a deletion: a toast that restores the records while it is on the screen. */
export function useUndo(key: ResourceKey) {
  const api = useResourceApi(key);
  const contentChanged = useContentChanged();
  const texts = resourceTexts(key);
  // Deleted for good: an account's sessions and password are gone with it.
  const canRestore = key !== 'users';

  async function restore(ids: readonly string[]): Promise<void> {
    const answers = await Promise.allSettled(ids.map((id) => api.restore(id)));
    await contentChanged();
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
