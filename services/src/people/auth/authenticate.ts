import { pathOf, signInCalls } from '@pressline/shared-api';
import { decodedOrSame } from '@pressline/shared-api/decoded-or-same';
import type { Middleware } from 'koa';
import { unauthenticated } from '../../errors';
import type { Identify } from './createIdentify';

/** The paths below /api/admin that need no session. */
const SIGN_IN: ReadonlySet<string> = new Set(
  Object.values(signInCalls).map((call) => pathOf(call)),
);

/** Decodes other spellings of a path that a router or a proxy may treat as the same. */
const normalise = (path: string): string =>
  decodedOrSame(path)
    .replace(/[\\/]+/g, '/')
    .toLowerCase();

/**
 * Refuses everything below /api/admin but sign-in without a session, whether a route exists or not.
 * @throws HttpError 401
 */
export const authenticate =
  (identify: Identify): Middleware =>
  async (ctx, next) => {
    if (!/^\/api\/admin(\/|$)/.test(normalise(ctx.path))) return next();
    ctx.set('Cache-Control', 'no-store');
    if (SIGN_IN.has(ctx.path)) return next();
    ctx.state.identity = await identify(ctx.get('authorization') || undefined);
    if (!ctx.state.identity) throw unauthenticated();
    return next();
  };
