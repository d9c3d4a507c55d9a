import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ResourcePanel } from '../list/usePanelDialogs';
import { DeleteUserDialog } from './DeleteUserDialog';
import { PasskeyPolicy } from './PasskeyPolicy';
import { PasswordInput } from './PasswordInput';
import { ActiveInput, describeUser, UsernameInput, useUserUpdate } from './userInputs';

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
