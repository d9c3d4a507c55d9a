import type { Context, Middleware } from 'koa';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { HttpError, pathNotFound } from '../../errors';
import { errorBody, toHttpError } from '../errors/toHttpError';
import { type LogRefusal, loggedPath } from './requestLog';

function send(ctx: Context, error: HttpError) {
  const { retryAfterSeconds } = error.details;
  ctx.status = error.status;
  if (error.status === 401) ctx.set('WWW-Authenticate', 'Bearer');
  if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
  ctx.body = errorBody(error, ctx.path);
}

/**
 * Turns every error into the usual error answer. Unexpected errors are logged once with their cause,
 * and the caller gets no details.
 */
export const errorHandler =
  (log: Logger, connection: Connection, logRefusal: LogRefusal): Middleware =>
  async (ctx, next) => {
    try {
      await next();
      if (ctx.body !== undefined) return;
      if (ctx.status === 404) throw pathNotFound();
      // The routers have set `Allow`.
      if (ctx.status === 405 || ctx.status === 501) {
        throw new HttpError('method_not_allowed', 'This path does not support this method');
      }
    } catch (thrown) {
      const error = toHttpError(thrown, connection.readyState === 1);
      if (error.status >= 500 && !ctx.state.isRefused) {
        log.error(
          { err: thrown, method: ctx.method, path: loggedPath(ctx.path) },
          'request failed',
        );
      }
      logRefusal(ctx, error);
      send(ctx, error);
    }
  };
