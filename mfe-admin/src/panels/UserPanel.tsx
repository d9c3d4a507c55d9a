import { PROTECTED_USERNAME, type User } from '@pressline/shared-api';
import type { AnyDocument } from '../documents/useResourceApi';
import { showTime } from '../fields/localTime';
import type { RowContent } from '../fields/rowFacts';
import { ResourcePanel } from '../resource/ResourcePanel';
import { UserEditor } from './UserEditor';

/** What the list says of a member of staff. */
function describeUser(document: AnyDocument): Partial<RowContent> {
  const { username, fullName, email, role, isActive, lastLogin } = document as unknown as User;
  return {
    title: fullName || username,
    badges: [
      role === 'super_admin'
        ? { text: 'Super Admin', tone: 'accent' as const }
        : { text: 'Admin', tone: 'neutral' as const },
      ...(isActive ? [] : [{ text: 'Inactive', tone: 'danger' as const }]),
    ],
    facts: [email, username, lastLogin ? `Last login ${showTime(lastLogin)}` : 'Never logged in'],
    isProtected: username === PROTECTED_USERNAME,
  };
}

/** The members of staff, for super admins. */
export default function UserPanel() {
  return (
    <ResourcePanel
      resourceKey="users"
      listHeight="400px"
      describe={describeUser}
      editor={UserEditor}
      askBeforeRemoval="This person is logged out at once. This cannot be undone."
    />
  );
}
