import { Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { FormCard } from '../form/controls';
import { PanelHeader } from '../list/PanelHeader';
import { PasskeyList } from './PasskeyList';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

const Sections = styled(Stack)`
  h3 { font-size: ${theme.text.heading4}; }
`;

const SECTIONS = [
  { id: 'sessions-title', title: 'Where you’re signed in', content: <SessionList /> },
  { id: 'passkeys-title', title: 'Passkeys', content: <PasskeyList /> },
  { id: 'password-title', title: 'Password', content: <PasswordForm /> },
];

export default function AccountPanel() {
  return (
    <>
      <PanelHeader title="Your Account" />
      <Sections gap="lg">
        {SECTIONS.map(({ id, title, content }) => (
          <FormCard key={id} forwardedAs="section" aria-labelledby={id}>
            <Stack gap="sm">
              <h3 id={id}>{title}</h3>
              {content}
            </Stack>
          </FormCard>
        ))}
      </Sections>
    </>
  );
}
