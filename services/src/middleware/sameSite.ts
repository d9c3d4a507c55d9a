import type { Middleware } from 'koa';
import { HttpError } from '../errors';

/**
 * Refuses a write that another site's page sent. Browsers say where a request comes from and pages
 * cannot forge it; callers other than browsers do not send the header. @throws HttpError 403
 */
export const sameSite: Middleware = (ctx, next) => {
  if (ctx.get('sec-fetch-site') === 'cross-site') {
    throw new HttpError('forbidden', 'Another site cannot send this');
  }
  return next();
};
