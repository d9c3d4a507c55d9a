import { AlertDialog, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useApi } from '../form/api/useApi';
import { type RemovalDialogProps, ResourcePanel } from '../list/usePanelDialogs';
import { OwnedArticles, ownedArticlesIn, UNKNOWN_OWNED } from './OwnedArticles';
import { PasskeyPolicy } from './PasskeyPolicy';
import { PasswordInput } from './PasswordInput';
import { ActiveInput, describeUser, UsernameInput, useUserUpdate } from './userInputs';

function DeleteUserDialog({ document, groups, onClose, onDelete }: RemovalDialogProps) {
  const username = String(document.username);
  const { staff } = useApi();
  const [newOwner, setNewOwner] = useState('');
  const owned = ownedArticlesIn(groups);
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

const Below = styled.div`
  margin-top: ${theme.space.lg};
  h3 { font-size: ${theme.text.heading4}; }
`;

const inputs = {
  username: <UsernameInput />,
  password: <PasswordInput />,
  isActive: <ActiveInput />,
};

export default function UserPanel() {
  return (
    <>
      <ResourcePanel
        resourceKey="users"
        listHeight="400px"
        describe={describeUser}
        inputs={inputs}
        update={useUserUpdate()}
        RemovalDialog={DeleteUserDialog}
      />
      <Below>
        <PasskeyPolicy />
      </Below>
    </>
  );
}
