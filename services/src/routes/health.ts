import Router from '@koa/router';
import type { Deps } from '../createDeps';
import { unavailable } from '../errors';

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, which it knows from its own watch, so
 * that asking costs the database nothing. `/api/content-version`: `{version}`.
 */
export function createHealthRoutes({
  content,
  watch,
  isDraining,
}: Pick<Deps, 'content' | 'watch' | 'isDraining'>): Router {
  const router = new Router({ sensitive: true });
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'alive' };
  });
  router.get('/readyz', (ctx) => {
    if (isDraining()) throw unavailable('Shutting down');
    if (watch.isAway) throw unavailable('The database does not answer');
    ctx.body = { status: 'ready' };
  });
  router.get('/api/content-version', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { version: content.current };
  });
  return router;
}
