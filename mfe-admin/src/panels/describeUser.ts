import { PROTECTED_USERNAME, type User } from '@pressline/shared-api';
import { formatTime } from '@pressline/shared-ui/format';
import type { AnyDocument } from '../documents/useResourceApi';
import { optionLabel } from '../fields/formFields';
import type { RowContent } from '../list/rowContent';

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
