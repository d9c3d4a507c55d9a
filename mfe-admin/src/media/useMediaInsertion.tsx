import { Spinner } from '@pressline/shared-ui';
import { type ClipboardEvent, type DragEvent, useCallback, useState } from 'react';
import { partOnDemand } from '../form/partOnDemand';
import { transferredFiles } from './usePastedFiles';

const InsertDialog = partOnDemand(() => import('./InsertDialog'));

/** Images and files for a text: `insert` puts Markdown where the cursor is, and takes the focus. */
export function useMediaInsertion(insert: (markdown: string) => void) {
  const [opened, setOpened] = useState<{ id: number; files: readonly File[] }>();
  const setFiles = useCallback(
    (files: readonly File[]) => setOpened((before) => ({ id: (before?.id ?? 0) + 1, files })),
    [],
  );

  /** Whether the event brought files, which are asked about now. */
  function take(event: ClipboardEvent | DragEvent, transfer: DataTransfer): boolean {
    const taken = transferredFiles(transfer);
    if (taken.length === 0) return false;
    event.preventDefault();
    // The control would insert what it can read of them.
    event.stopPropagation();
    setFiles(taken);
    return true;
  }

  return {
    open: useCallback(() => setFiles([]), [setFiles]),
    takePaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    takeDrop: (event: DragEvent) => take(event, event.dataTransfer),
    // A canceled one that waits for Undo makes way for the next.
    dialog: opened && (
      <InsertDialog
        key={opened.id}
        fallback={<Spinner label="Loading the library..." />}
        files={opened.files}
        onInsert={insert}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}
