import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { loggedPath } from './loggedPath';

/** Gives each request an id and logs it when it is done: the path without its query. */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    ctx.set('X-Request-Id', requestId);
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const { method, status } = ctx;
    const path = loggedPath(ctx.path);
    log[status >= 500 && !ctx.state.isRefused ? 'warn' : 'debug'](
      { requestId, method, path, status, ms },
      'request',
    );
  };
