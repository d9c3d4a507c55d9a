import { createHash, timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';
import { unauthenticated } from '../errors';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets through the shell host, by the token that both were given. Without one the path is as if it
 * did not exist. @throws HttpError 401
 */
export function requireInternalToken(token: string | undefined): Middleware {
  const expected = token && digest(`Bearer ${token}`);
  return (ctx, next) => {
    if (!expected) return undefined;
    if (!timingSafeEqual(digest(ctx.get('authorization')), expected)) throw unauthenticated();
    ctx.set('Cache-Control', 'no-store');
    return next();
  };
}
