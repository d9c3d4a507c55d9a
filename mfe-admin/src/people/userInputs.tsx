import { PROTECTED_USERNAME, type User } from '@pressline/shared-api';
import { formatTime } from '@pressline/shared-ui/format';
import { useAdminQuery } from '../form/api/queries';
import { type AnyDocument, useApi, useSessionState } from '../form/api/useApi';
import { Notice } from '../form/controls';
import { FieldInput } from '../form/fields/FieldInput';
import { useDraft, useForm, useTyped } from '../form/fields/formContext';
import { optionLabel } from '../form/fields/formFields';
import type { EditorOptions } from '../form/useEditor';
import type { RowContent } from '../list/rowContent';
import { OwnedArticles, ownedArticlesIn, UNKNOWN_OWNED } from './OwnedArticles';

export function describeUser(document: AnyDocument): Partial<RowContent> {
  const { username, fullName, email, role, isActive, lastLogin } = document as unknown as User;
  const badges: RowContent['badges'] = [
    { text: optionLabel(role), tone: role === 'super_admin' ? 'accent' : 'neutral' },
  ];
  if (!isActive) badges.push({ text: 'Inactive', tone: 'danger' });
  return {
    title: fullName || username,
    badges,
    facts: [email, username, lastLogin ? `Last login ${formatTime(lastLogin)}` : 'Never signed in'],
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

function useDeactivationImpact(id = '', isDeactivating = false) {
  const { operations } = useApi();
  return useAdminQuery(
    ['leaving', id],
    (init) => operations.impact({ resource: 'users', action: 'delete', ids: [id] }, init),
    { enabled: isDeactivating },
  );
}

/** Saves an admin user; the articles of a deactivated one get the new owner that the form names. */
export function useUserUpdate(): EditorOptions['update'] {
  const { admin, staff } = useApi();
  return ({ id, version }, body, { newOwner }) => {
    const values = { ...body, version };
    const isHandedOver = body.isActive === false && newOwner;
    return (isHandedOver
      ? staff.deactivate(id, { newOwner: String(newOwner), values })
      : admin.users.update(id, values)) as unknown as Promise<AnyDocument>;
  };
}

export function ActiveInput() {
  const { base } = useForm();
  const draft = useDraft();
  const newOwner = useTyped('newOwner');
  const state = useSessionState();
  const isOwn = state.status === 'signedIn' && state.user.id === base?.id;
  const endsSessions =
    base !== undefined &&
    (draft.role !== base.role || draft.isActive !== base.isActive || draft.password !== '');
  const isDeactivating = base?.isActive === true && draft.isActive === false;
  const { data: impact, isError } = useDeactivationImpact(base?.id, isDeactivating);
  const owned = ownedArticlesIn(impact?.groups);
  return (
    <>
      <FieldInput name="isActive" />
      <Notice role="status">
        {endsSessions && (
          <span>{isOwn ? 'Saving this signs you out.' : 'Saving this signs this user out.'}</span>
        )}
        {isDeactivating && !impact && (
          <span>{isError ? UNKNOWN_OWNED : ' Articles they own will have no owner.'}</span>
        )}
      </Notice>
      {isDeactivating && owned && (
        <OwnedArticles
          username={String(base.username)}
          owned={owned}
          newOwner={newOwner.text}
          error={newOwner.problem}
          onChange={newOwner.setValue}
        />
      )}
    </>
  );
}
