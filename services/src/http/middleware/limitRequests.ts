import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { unavailable } from '../../errors';
import { hasBody } from './limitConcurrentBodies';

/** A search takes a few milliseconds of the one thread: the last of so many is answered within a second. */
export const MAX_IN_FLIGHT = 200;
const LOG_MS = 1_000;

/**
 * Limits how many requests are in flight; a body that is still arriving does not count.
 * @throws HttpError 503 with Retry-After when there are `most` of them
 */
export function limitRequests(most: number, log: Logger): Middleware {
  let inFlight = 0;
  let refused = 0;
  let loggedAt = 0;

  function refuse(): never {
    refused += 1;
    // One line for many: each line is more work.
    if (Date.now() - loggedAt >= LOG_MS) {
      log.warn({ refused, inFlight }, 'requests refused: overload');
      loggedAt = Date.now();
      refused = 0;
    }
    throw unavailable('The service is busy. Please try again in a moment.');
  }

  return async (ctx, next) => {
    if (inFlight >= most) {
      ctx.state.isRefused = true;
      refuse();
    }
    let isCounted = false;
    const count = () => {
      isCounted = true;
      inFlight += 1;
    };
    if (hasBody(ctx.req) && !ctx.req.complete) ctx.req.once('end', count);
    else count();
    try {
      return await next();
    } finally {
      ctx.req.off('end', count);
      if (isCounted) inFlight -= 1;
    }
  };
}
