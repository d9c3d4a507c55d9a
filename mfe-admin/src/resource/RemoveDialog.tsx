import { type ResourceKey, resources } from '@pressline/shared-api';
import { AlertDialog } from '@pressline/shared-ui';
import { useDocumentMutations } from './useDocumentMutations';
import type { AnyDocument } from './useResourceApi';

interface RemoveDialogProps {
  resourceKey: ResourceKey;
  /** The record to delete; the dialog is closed without one. */
  document: AnyDocument | undefined;
  onClose: () => void;
  /** The record is gone, and with it the button that had the focus. */
  onRemoved: () => void;
}

/** Asks before a record is deleted. */
export function RemoveDialog({ resourceKey, document, onClose, onRemoved }: RemoveDialogProps) {
  const { remove } = useDocumentMutations(resourceKey);
  const { titleField } = resources[resourceKey];
  return (
    <AlertDialog
      open={document !== undefined}
      onOpenChange={onClose}
      title={`Delete “${document?.[titleField] ?? ''}”?`}
      description="This cannot be undone."
      confirmLabel="Delete"
      onConfirm={() => {
        if (document) remove.mutate(document.id, { onSuccess: onRemoved });
      }}
    />
  );
}
