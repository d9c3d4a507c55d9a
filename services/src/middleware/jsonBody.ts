import type { Middleware } from 'koa';
import { koaBody } from 'koa-body';
import { HttpError } from '../errors';

/** Largest JSON body: an article of 100,000 characters with room for escapes. */
const LIMIT = '1mb';

const parse = koaBody({
  json: true,
  jsonLimit: LIMIT,
  jsonStrict: true,
  text: false,
  urlencoded: false,
  multipart: false,
}) as Middleware;

/** Reads JSON bodies and refuses all others. @throws HttpError 415; Koa's 400 and 413 */
export const jsonBody: Middleware = (ctx, next) => {
  if (ctx.state.isFormPost) return next();
  // `is` answers null without a body and false for another type, for an empty body too.
  if (ctx.request.length !== 0 && ctx.request.is('application/json') === false) {
    throw new HttpError('unsupported', 'The body must be JSON');
  }
  return parse(ctx, next);
};
