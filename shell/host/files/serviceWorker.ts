import type { Middleware } from 'koa';
import send from 'koa-send';

const FILE = '/service-worker.js';

export function serviceWorker(shellDir: string): Middleware {
  return async (context, next) => {
    if (context.path !== FILE) return next();
    context.set('Cache-Control', 'no-cache');
    context.vary('Accept-Encoding');
    await send(context, FILE, { root: shellDir, brotli: true, gzip: true });
  };
}
