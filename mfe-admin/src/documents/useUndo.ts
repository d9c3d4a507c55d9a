import type { ResourceKey } from '@pressline/shared-api';
import { useMutation } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { resourceTexts } from './resourceTexts';
import { showFailure } from './showFailure';
import { useResourceApi } from './useResourceApi';
import { useWriteOptions } from './useWrites';

const UNDO_MS = 10_000;

/** @returns what shows a toast about a deletion, with Undo where that is possible */
export function useUndo(key: ResourceKey) {
  const api = useResourceApi(key);
  const texts = resourceTexts(key);

  const { mutate: restore } = useMutation({
    ...useWriteOptions(),
    mutationFn: (ids: readonly string[]) => Promise.allSettled(ids.map((id) => api.restore(id))),
    onSuccess(answers, ids) {
      const refused = answers.find((answer) => answer.status === 'rejected');
      if (refused) showFailure(texts.failed('restore'), refused.reason);
      else showToast({ title: texts.counted(ids.length, 'restored') });
    },
  });

  return (title: string, ids: readonly string[], description?: string): void => {
    const undo = {
      duration: UNDO_MS,
      action: { label: 'Undo', onPress: () => restore(ids) },
    };
    // A deleted account cannot come back: its sessions and password are gone too.
    showToast({ title, description, ...(key !== 'users' && undo) });
  };
}
