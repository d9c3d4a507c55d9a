import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { useSessionState } from '../auth/useSession';
import { FieldInput } from '../fields/FieldInput';
import { useForm } from '../fields/formContext';
import { type DocumentEditorProps, ResourceEditor } from '../resource/ResourceEditor';
import { PasswordInput } from './PasswordInput';

const Notice = styled.p`
  padding: ${theme.space.xs} ${theme.space.sm};
  border-inline-start: 4px solid ${theme.color.yellow};
  background: ${theme.color.warningSoft};
  font-size: ${theme.text.small};

  &:empty { display: none; }
`;

function UsernameInput() {
  const { base } = useForm();
  return (
    <FieldInput
      name="username"
      isDisabled={base !== undefined}
      hint={base ? 'Cannot be changed' : undefined}
    />
  );
}

/** The Active switch, and that a change ends the person's sessions. */
function ActiveInput() {
  const { base, draft } = useForm();
  const state = useSessionState();
  const isOwn = state.status === 'signedIn' && state.user.id === base?.id;
  const endsSessions =
    base !== undefined &&
    (draft.role !== base.role || draft.isActive !== base.isActive || draft.password !== '');
  return (
    <>
      <FieldInput name="isActive" />
      <Notice role="status">
        {endsSessions &&
          (isOwn
            ? 'Saving this ends your own session: you will have to log in again.'
            : 'Saving this ends the person’s sessions: they will have to log in again.')}
      </Notice>
    </>
  );
}

const inputs = { username: UsernameInput, password: PasswordInput, isActive: ActiveInput };

/** The dialog for a member of staff. */
export function UserEditor(props: DocumentEditorProps) {
  return <ResourceEditor {...props} inputs={inputs} />;
}
