import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Context } from 'koa';
import { invalid, notFound } from '../../errors';
import type { Identity } from '../../http/router/Route';
import type { Models, StoredOf } from '../../store/database/createModel';
import type { AuditLog } from '../audit/createAuditLog';
import type { LoginLimiter } from './createLoginLimiter';
import { verifyPassword } from './passwords';

interface ConfirmationNeeds {
  audit: Pick<AuditLog, 'write'>;
  limiter: LoginLimiter;
  models: Models;
}

interface Confirmation {
  user: Identity['user'];
  ctx: Context;
}

/** The limits of a route that asks for the present password. */
export const PASSWORD_LIMITS = ['loginAddress', 'loginPair', 'loginAccount'] as const;

export type ConfirmPassword = ReturnType<typeof createConfirmPassword>;

export const createConfirmPassword =
  ({ audit, limiter, models }: ConfirmationNeeds) =>
  /**
   * Whoever finds an open browser must neither change how its owner signs in nor guess the password.
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
