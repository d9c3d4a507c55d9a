import { randomBytes } from 'node:crypto';
import { FIRST_ADMIN_EMAIL, PROTECTED_USERNAME } from '@pressline/shared-api';
import type { Models } from '../../store/database/createModel';
import { hashPassword } from './passwords';

/**
 * Creates the super admin `admin` in a database without users.
 * @returns the password when one was generated, to be shown once; null when there are users
 */
export async function ensureSuperAdmin(
  models: Models,
  givenPassword: string | undefined,
): Promise<string | undefined | null> {
  if ((await models.users.countDocuments({})) > 0) return null;
  const password = givenPassword ?? randomBytes(15).toString('base64url');
  await models.users.create({
    username: PROTECTED_USERNAME,
    email: FIRST_ADMIN_EMAIL,
    fullName: 'Administrator',
    role: 'super_admin',
    isActive: true,
    passwordHash: await hashPassword(password),
  });
  return givenPassword ? undefined : password;
}
