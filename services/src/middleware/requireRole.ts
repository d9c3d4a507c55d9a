import type { Role } from '@pressline/shared-api';
import type { Middleware } from 'koa';
import type { Identity } from '../auth/createIdentify';
import { forbidden, unauthenticated } from '../errors';

/** Lets through who has the role; a super admin has every role. @throws HttpError 401, 403 */
export const requireRole =
  (role: Role): Middleware =>
  (ctx, next) => {
    const identity: Identity | undefined = ctx.state.identity;
    if (!identity) throw unauthenticated();
    if (role === 'super_admin' && identity.user.role !== 'super_admin') throw forbidden();
    return next();
  };
