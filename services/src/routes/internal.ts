import Router from '@koa/router';
import { requireInternalToken } from '../middleware/requireInternalToken';
import type { Signals } from '../signals/createSignals';
import { lastDays } from '../signals/utcDay';

export interface InternalDeps {
  signals: Pick<Signals, 'telemetry'>;
  internalToken: string | undefined;
}

/** What only the shell host asks: how the releases did yesterday and today (UTC). */
export function createInternalRoutes({ signals, internalToken }: InternalDeps): Router {
  const router = new Router({ prefix: '/api/internal', sensitive: true });
  router.get('/telemetry', requireInternalToken(internalToken), async (ctx) => {
    ctx.body = { releases: await signals.telemetry.releasesSince(lastDays(2)[0] ?? '') };
  });
  return router;
}
