import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { SpecialPanel } from '../site/SpecialPanel';
import { PasskeyPolicy } from './PasskeyPolicy';
import { useUserUpdate } from './userInputs';

const Below = styled.div`
  margin-top: ${theme.space.lg};
  h3 { font-size: ${theme.text.heading4}; }
`;

export default function UserPanel() {
  return (
    <>
      <SpecialPanel resourceKey="users" update={useUserUpdate()} />
      <Below>
        <PasskeyPolicy />
      </Below>
    </>
  );
}
