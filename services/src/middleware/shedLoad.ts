import type { Middleware } from 'koa';
import { unavailable } from '../errors';
import type { LoadWatch } from '../load/createLoadWatch';

/**
 * Refuses requests at once while there is more to do than the process can, so that those under way
 * are answered in time. The load watch logs the refusals, many in one line. @throws HttpError 503
 */
export const shedLoad =
  (load: LoadWatch): Middleware =>
  async (ctx, next) => {
    const leave = load.enter();
    if (!leave) {
      ctx.state.isShed = true;
      throw unavailable('The service is busy. Please try again in a moment.');
    }
    try {
      await next();
    } finally {
      leave();
    }
  };
