import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Context } from 'koa';
import type { Deps } from '../../createDeps';
import { invalid, notFound } from '../../errors';
import type { StoredOf } from '../../store/database/createModel';
import type { Identity } from './createIdentify';
import { verifyPassword } from './passwords';

interface Confirmation {
  user: Identity['user'];
  deps: Deps;
  ctx: Context;
}

/** The limits of a route that asks for the present password. */
export const PASSWORD_LIMITS = ['loginAddress', 'loginPair', 'loginAccount'] as const;

/**
 * Whoever finds an open browser must neither change how its owner signs in nor guess the password.
 * @returns the user as stored @throws HttpError 400 for another password than the present one, 429
 */
export async function confirmPassword(current: string, { user, deps, ctx }: Confirmation) {
  const { audit, limiter, models } = deps;
  await limiter.consume(addressKey(ctx.ip), user.username);
  const stored = await models.users.findById(user.id).lean<StoredOf<'users'>>();
  if (!stored) throw notFound('Admin user');
  if (!(await verifyPassword(stored.passwordHash, current))) {
    await audit.write({ outcome: 'refused' });
    throw invalid({ current: 'Not your current password' });
  }
  await limiter.forgive(addressKey(ctx.ip), user.username);
  return stored;
}
