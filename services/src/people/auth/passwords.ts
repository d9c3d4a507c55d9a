import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { FIRST_ADMIN_EMAIL, PROTECTED_USERNAME } from '@pressline/shared-api';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import { Semaphore } from 'async-mutex';
import type { Context } from 'koa';
import { invalid, notFound } from '../../errors';
import type { Identity } from '../../http/router/Route';
import type { Models, StoredOf } from '../../store/database/createModel';
import type { AuditLog } from '../audit/createAuditLog';
import type { LoginLimiter } from './createLoginLimiter';

// Argon2id is the library's default algorithm; memory in KiB.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing occupies threads of the pool that files and DNS use too.
const permits = new Semaphore(2);

/** Hashes with argon2id. */
export const hashPassword = (password: string): Promise<string> =>
  permits.runExclusive(() => hash(password, OPTIONS));

let dummyHash: Promise<string> | undefined;

/**
 * Compares a password with a stored hash. Without a hash (unknown user) it takes the same time, so
 * that the time does not reveal whether the account exists.
 */
export async function verifyPassword(stored: string | undefined, password: string) {
  dummyHash ??= hashPassword('a password that no account has');
  const against = stored ?? (await dummyHash);
  const isRight = await permits.runExclusive(() => verify(against, password));
  return isRight && stored !== undefined;
}

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

interface Confirmation {
  user: Identity['user'];
  ctx: Context;
}

/** The limits of a route that asks for the present password. */
export const PASSWORD_LIMITS = ['loginAddress', 'loginPair', 'loginAccount'] as const;

export type ConfirmPassword = ReturnType<typeof createConfirmPassword>;

export const createConfirmPassword =
  ({
    audit,
    limiter,
    models,
  }: {
    audit: Pick<AuditLog, 'write'>;
    limiter: LoginLimiter;
    models: Models;
  }) =>
  /**
   * A person who finds an open browser must neither change how its owner signs in nor guess the password.
   * @returns the user as stored @throws HttpError 400 for another password than the present one, 429
   */
  async (current: string, { user, ctx }: Confirmation) => {
    await limiter.consume(addressKey(ctx.ip), user.username);
    const stored = await models.users.findById(user.id).lean<StoredOf<'users'>>();
    if (!stored) throw notFound('Admin user');
    if (!(await verifyPassword(stored.passwordHash, current))) {
      await audit.write({ outcome: 'refused' });
      throw invalid({ current: 'Not your current password' });
    }
    await limiter.forgive(addressKey(ctx.ip), user.username);
    return stored;
  };
