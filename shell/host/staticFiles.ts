import type { Middleware } from 'koa';
import send from 'koa-send';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Serves immutable, precompressed files of `root` below `prefix`; 404 for any other path there. */
export function staticFiles(prefix: string, root: string): Middleware {
  return async (context, next) => {
    if (!context.path.startsWith(`${prefix}/`)) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    await send(context, context.path.slice(prefix.length), {
      root,
      maxage: YEAR_MS,
      immutable: true,
      brotli: true,
      gzip: true,
    });
  };
}
