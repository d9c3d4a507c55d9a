import type { Middleware } from 'koa';
import { koaBody } from 'koa-body';
import { HttpError, invalid } from '../../errors';

/** Largest JSON body: an article of 100,000 characters with room for escapes. */
export const MAX_JSON_BYTES = 1_024 ** 2;

/** The parser's message for a `__proto__` key. */
const FORBIDDEN_KEY = 'Object contains forbidden prototype property';
const refusedKey = () => invalid(Object.fromEntries([['__proto__', 'Unknown field']]));

const parse = koaBody({
  json: true,
  jsonLimit: MAX_JSON_BYTES,
  jsonStrict: true,
  text: false,
  urlencoded: false,
  multipart: false,
  onError(error, ctx) {
    if (error.message === FORBIDDEN_KEY) throw refusedKey();
    // The sender has disconnected, which the parser reports as a server error.
    throw ctx.req.destroyed ? new HttpError('validation', 'The request ended early') : error;
  },
}) as Middleware;

/** Reads JSON bodies; others and compressed ones are refused. @throws HttpError 415; Koa's 400 and 413 */
export const jsonBody: Middleware = (ctx, next) => {
  if (ctx.state.isFormPost) return next();
  // `is` returns null without a body and false for another type, also with an empty body.
  if (ctx.request.length !== 0 && ctx.request.is('application/json') === false) {
    throw new HttpError('unsupported', 'The body must be JSON');
  }
  if (ctx.get('Content-Encoding')) {
    throw new HttpError('unsupported', 'The body must not be compressed');
  }
  return parse(ctx, next);
};
