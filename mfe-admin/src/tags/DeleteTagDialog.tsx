import type { Tag } from '@pressline/shared-api';
import { AlertDialog } from '@pressline/shared-ui';
import { carriedBy } from './tagTexts';
import { useTagChange } from './useTagChange';

interface DeleteTagDialogProps {
  tag: Tag;
  /** Articles that have it. */
  count: number;
  onClose: () => void;
}

export function DeleteTagDialog({ tag, count, onClose }: DeleteTagDialogProps) {
  const { mutate } = useTagChange(tag, onClose);
  return (
    <AlertDialog
      onOpenChange={onClose}
      title={`Delete the tag “${tag.name}”?`}
      description={`${carriedBy(count)} Deleting takes it from all of them. You can undo it.`}
      confirmLabel="Delete"
      onConfirm={() => mutate({ action: 'delete' })}
    />
  );
}
