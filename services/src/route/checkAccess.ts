import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import type { Deps } from '../createDeps';
import { forbidden, HttpError, nothingHere, unauthenticated } from '../errors';
import type { Access, Route } from './Route';

type AccessCheck = (ctx: Context, deps: Deps) => void;

const digest = (text: string) => createHash('sha256').update(text).digest();

const CHECKS: Readonly<Record<Access, AccessCheck>> = {
  public: () => undefined,
  optional: () => undefined,
  admin: ({ state }) => {
    if (!state.identity) throw unauthenticated();
  },
  super_admin: ({ state }) => {
    if (!state.identity) throw unauthenticated();
    if (state.identity.user.role !== 'super_admin') throw forbidden();
  },
  // If no token is configured, the path does not exist.
  internal: (ctx, { internalToken }) => {
    if (!internalToken) throw nothingHere();
    const expected = digest(`Bearer ${internalToken}`);
    if (!timingSafeEqual(digest(ctx.get('authorization')), expected)) throw unauthenticated();
    ctx.set('Cache-Control', 'no-store');
  },
};

/**
 * Lets through who may call a route. Browsers say where a request comes from, and pages cannot forge
 * it; callers other than browsers do not send the header. @throws HttpError 401, 403, 404
 */
export function checkAccess({ access, isSameSite }: Route, ctx: Context, deps: Deps): void {
  if (isSameSite && ctx.get('sec-fetch-site') === 'cross-site') {
    throw new HttpError('forbidden', 'Requests from other sites are not allowed');
  }
  CHECKS[access](ctx, deps);
}
