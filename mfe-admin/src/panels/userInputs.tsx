import { PROTECTED_USERNAME, type User } from '@pressline/shared-api';
import { formatTime } from '@pressline/shared-ui/format';
import { useSessionState } from '../auth/useSession';
import type { AnyDocument } from '../documents/useResourceApi';
import { FieldInput } from '../fields/FieldInput';
import { useForm } from '../fields/formContext';
import { optionLabel } from '../fields/formFields';
import type { RowContent } from '../list/rowContent';
import { Notice } from '../Notice';

export function describeUser(document: AnyDocument): Partial<RowContent> {
  const { username, fullName, email, role, isActive, lastLogin } = document as unknown as User;
  const badges: RowContent['badges'] = [
    { text: optionLabel(role), tone: role === 'super_admin' ? 'accent' : 'neutral' },
  ];
  if (!isActive) badges.push({ text: 'Inactive', tone: 'danger' });
  return {
    title: fullName || username,
    badges,
    facts: [email, username, lastLogin ? `Last login ${formatTime(lastLogin)}` : 'Never logged in'],
    isProtected: username === PROTECTED_USERNAME,
  };
}

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
  const losesArticles = base?.isActive === true && draft.isActive === false;
  return (
    <>
      <FieldInput name="isActive" />
      <Notice role="status">
        {endsSessions &&
          (isOwn
            ? 'Saving this ends your own session: you will have to log in again.'
            : 'Saving this ends the person’s sessions: they will have to log in again.')}
        {losesArticles && ' Articles they own will have no owner.'}
      </Notice>
    </>
  );
}
