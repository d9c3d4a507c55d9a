import { AlertDialog } from '@pressline/shared-ui';
import { useState } from 'react';
import { useApi } from '../form/api/useSession';
import type { RemovalDialogProps } from '../list/usePanelDialogs';
import { OwnedArticles, ownedIn, UNKNOWN_OWNED } from './OwnedArticles';

export function DeleteUserDialog({ document, groups, onClose, onDelete }: RemovalDialogProps) {
  const username = String(document.username);
  const { staff } = useApi();
  const [newOwner, setNewOwner] = useState('');
  const owned = ownedIn(groups);
  const handOver = owned ? (id: string) => staff.remove(id, { newOwner }) : undefined;
  return (
    <AlertDialog
      onOpenChange={onClose}
      title={`Delete “${username}”?`}
      description={`This person is signed out right away. You can’t undo this.${groups ? '' : UNKNOWN_OWNED}`}
      confirmLabel="Delete"
      onConfirm={() => onDelete(handOver)}
    >
      {owned && <OwnedArticles {...{ username, owned, newOwner }} onChange={setNewOwner} />}
    </AlertDialog>
  );
}
