import type { Context, Middleware } from 'koa';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { HttpError } from '../errors';
import { LOGIN_PATH } from './authenticate';
import { loggedPath } from './loggedPath';
import { toHttpError } from './toHttpError';

function send(ctx: Context, { code, message, status, details }: HttpError) {
  const { fields, current, retryAfterSeconds } = details;
  ctx.status = status;
  if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
  const extra = current === undefined ? {} : { current };
  // The callers of login show `error` as a text (spec §7).
  ctx.body =
    ctx.path === LOGIN_PATH
      ? { error: message, message, code, fields }
      : { error: { code, message, fields }, message, ...extra };
}

/**
 * Turns whatever was thrown into the one error form: `{error: {code, message, fields?}, message}`,
 * or `{error: message, …}` from login, whatever refuses it. Unexpected errors are logged
 * once with their cause, and the caller learns nothing of them.
 */
export const errorHandler =
  (log: Logger, connection: Connection): Middleware =>
  async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && ctx.body === undefined) {
        throw new HttpError('not_found', 'There is nothing at this path');
      }
    } catch (thrown) {
      const error = toHttpError(thrown, connection.readyState === 1);
      if (error.status >= 500 && !ctx.state.isShed) {
        log.error(
          { err: thrown, method: ctx.method, path: loggedPath(ctx.path) },
          'request failed',
        );
      }
      send(ctx, error);
    }
  };
