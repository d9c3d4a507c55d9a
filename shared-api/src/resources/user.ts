import { type DocumentOf, defineResource } from '../definition/defineResource';
import { boolean, dateTime, hidden, password, select, text } from '../definition/fields';

export const USER_ROLES = ['admin', 'super_admin'] as const;

/** The username that can never be deleted. */
export const PROTECTED_USERNAME = 'admin';

/** The address that the first admin user is created with. No mail can arrive there. */
export const FIRST_ADMIN_EMAIL = 'admin@pressline.example';

export const users = defineResource({
  name: 'users',
  label: 'Admin user',
  labelPlural: 'Admin users',
  titleField: 'username',
  fields: {
    username: text({ required: true, maxLength: 64, format: 'username', searchable: true }),
    email: text({ required: true, maxLength: 254, format: 'email', searchable: true }),
    fullName: text({ maxLength: 120, default: '', searchable: true, label: 'Full Name' }),
    password: password(),
    role: select({ options: USER_ROLES, default: 'admin' }),
    isActive: boolean({ default: true, label: 'Active' }),
    lastLogin: dateTime({ readOnly: true }),
    passwordHash: hidden<string>(),
    passkeysResetAt: hidden<Date | undefined>(),
  },
  publicFields: [],
  access: { read: 'super_admin', write: 'super_admin' },
  sort: { username: 1 },
  indexes: [
    { keys: { username: 1 }, unique: true },
    { keys: { email: 1 }, unique: true },
    { keys: { isActive: 1, role: 1 } },
  ],
});

export type User = DocumentOf<typeof users>;
