import { showToast } from '@pressline/shared-ui/toast';
import { addUndoable, takeUndoable, UNDO_MS, type Undoable } from './undoStore';
import { useWrite } from './useWrites';

export function useUndo() {
  const { mutate: undo } = useWrite(({ title }: Undoable) => `Failed to undo: ${title}`, {
    mutationFn: (entry: Undoable) => entry.undo(),
    onMutate: takeUndoable,
    onSuccess: (done) => showToast(done),
  });
  return {
    undo,
    /** Says what was done in a toast with Undo, and keeps it among what can be undone. */
    offer(entry: Omit<Undoable, 'id'>, toast: { title: string; description?: string | undefined }) {
      const added = addUndoable(entry);
      const action = { label: 'Undo', onPress: () => undo(added) };
      showToast({ ...toast, duration: UNDO_MS, action });
    },
  };
}
