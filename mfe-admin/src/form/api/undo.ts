import type { ResourceKey } from '@pressline/shared-api';
import { dismissToast, showToast, type ToastMessage, toastStore } from '@pressline/shared-ui/toast';
import { createStore } from 'zustand/vanilla';
import { useWrite } from './writes';

/** How long a toast offers to undo. */
export const UNDO_MS = 10_000;

export interface Undoable {
  /** Counts up. */
  id: number;
  /** The list that offers it; without, only the toast does. */
  key?: ResourceKey | undefined;
  /** What was done: `“Trapping” deleted`. */
  title: string;
  /** Restores what it changed. @returns what the toast says then, if anything */
  undo: () => Promise<ToastMessage | undefined>;
}

export const undoStore = createStore<{ entries: readonly Undoable[] }>(() => ({ entries: [] }));

const set = (change: (entries: readonly Undoable[]) => readonly Undoable[]) =>
  undoStore.setState(({ entries }) => ({ entries: change(entries) }));

let lastId = 0;

function addUndoable(entry: Omit<Undoable, 'id'>): Undoable {
  lastId += 1;
  const added = { ...entry, id: lastId };
  set((entries) => [...entries, added]);
  return added;
}

/** Takes an entry out. @returns what puts it back in its place */
function takeUndoable({ id }: Undoable): () => void {
  const taken = undoStore.getState().entries.filter((one) => one.id === id);
  set((entries) => entries.filter((one) => one.id !== id));
  return () => set((entries) => [...entries, ...taken].sort((a, b) => a.id - b.id));
}

/** Removes the entries of a resource, when its list is left. */
export const clearUndoables = (key: ResourceKey): void =>
  set((entries) => entries.filter((one) => one.key !== key));

export function useUndo() {
  const { mutate: undo } = useWrite(({ title }: Undoable) => `Failed to undo: ${title}`, {
    mutationFn: (entry: Undoable) => entry.undo(),
    onMutate: takeUndoable,
    onSuccess: (done) => done && showToast(done),
  });
  return {
    undo,
    /**
     * Says what was done in a toast with Undo, and adds it to what can be undone.
     * @returns the function that ends both
     */
    offer(
      entry: Omit<Undoable, 'id'>,
      toast: { title: string; description?: string | undefined },
    ): () => void {
      const added = addUndoable(entry);
      const action = { label: 'Undo', onPress: () => undo(added) };
      showToast({ ...toast, duration: UNDO_MS, action });
      return () => {
        takeUndoable(added);
        if (toastStore.getState().current?.action === action) dismissToast();
      };
    },
  };
}
