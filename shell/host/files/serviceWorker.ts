import type { Middleware } from 'koa';
import send from 'koa-send';

const FILE = '/service-worker.js';

/** Serves the worker that keeps articles for reading offline; asked for again each time. */
export function serviceWorker(shellDir: string): Middleware {
  return async (context, next) => {
    if (context.path !== FILE) return next();
    context.set('Cache-Control', 'no-cache');
    context.vary('Accept-Encoding');
    await send(context, FILE, { root: shellDir, brotli: true, gzip: true });
  };
}
