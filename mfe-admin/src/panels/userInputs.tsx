import { useSessionState } from '../auth/useSession';
import { FieldInput } from '../fields/FieldInput';
import { useForm } from '../fields/formContext';
import { Notice } from '../Notice';

export function UsernameInput() {
  const isStored = useForm().base !== undefined;
  return (
    <FieldInput
      name="username"
      isDisabled={isStored}
      hint={isStored ? 'Cannot be changed' : undefined}
    />
  );
}

export function ActiveInput() {
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
