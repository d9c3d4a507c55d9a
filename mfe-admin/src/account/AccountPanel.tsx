import { Card, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { PanelHeader } from '../list/PanelHeader';
import { PasskeyList } from './PasskeyList';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

const Sections = styled(Stack)`
  h3 { font-size: ${theme.text.heading4}; }
`;

/** What staff see and change of their own sign-in. */
export default function AccountPanel() {
  return (
    <>
      <PanelHeader title="Your account" />
      <Sections gap="lg">
        <Card as="section" aria-labelledby="sessions-title">
          <Stack gap="sm">
            <h3 id="sessions-title">Where you are logged in</h3>
            <SessionList />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="passkeys-title">
          <Stack gap="sm">
            <h3 id="passkeys-title">Passkeys</h3>
            <PasskeyList />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="password-title">
          <Stack gap="sm">
            <h3 id="password-title">Password</h3>
            <PasswordForm />
          </Stack>
        </Card>
      </Sections>
    </>
  );
}
