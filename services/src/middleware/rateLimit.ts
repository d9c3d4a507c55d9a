import type { Context, Middleware } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../errors';
import { addressKey } from '../limits/addressKey';

interface RateLimitOptions {
  /** Requests per caller and window, before `scale`. */
  requests: number;
  windowSeconds: number;
  /** Multiplies `requests`; 0 switches the limit off. */
  scale: number;
  /** Who the caller is: the address, unless said otherwise. */
  caller?: (ctx: Context) => string;
}

/** Bounds how often one caller may call a route. @throws HttpError 429 with Retry-After */
export function rateLimit({
  requests,
  windowSeconds,
  scale,
  caller = (ctx) => addressKey(ctx.ip),
}: RateLimitOptions): Middleware {
  if (scale === 0) return (_ctx, next) => next();
  const limiter = new RateLimiterMemory({
    points: Math.max(1, Math.ceil(requests * scale)),
    duration: windowSeconds,
  });
  return async (ctx, next) => {
    try {
      await limiter.consume(caller(ctx));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw rateLimited(rejection.msBeforeNext / 1_000);
    }
    return next();
  };
}
