import type { Middleware } from 'koa';
import send from 'koa-send';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Serves the immutable, precompressed files of `root` whose path matches `allowed`; 404 for the rest of `prefix`. */
export function staticFiles(prefix: string, root: string, allowed: RegExp): Middleware {
  return async (context, next) => {
    if (!context.path.startsWith(`${prefix}/`)) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    const file = context.path.slice(prefix.length);
    if (!allowed.test(file)) context.throw(404);
    await send(context, file, {
      root,
      maxage: YEAR_MS,
      immutable: true,
      brotli: true,
      gzip: true,
    });
  };
}
