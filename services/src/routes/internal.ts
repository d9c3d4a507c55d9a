import Router from '@koa/router';
import { hostReleasesSchema } from '@pressline/shared-api/signal-schemas';
import { requireInternalToken } from '../middleware/requireInternalToken';
import { parseBody } from '../resource/parseBody';
import type { Signals } from '../signals/createSignals';
import { lastDays } from '../signals/utcDay';

export interface InternalDeps {
  signals: Pick<Signals, 'telemetry'>;
  internalToken: string | undefined;
}

/** What only the shell host asks: how the releases that it has did yesterday and today (UTC). */
export function createInternalRoutes({ signals, internalToken }: InternalDeps): Router {
  const router = new Router({ prefix: '/api/internal', sensitive: true });
  router.get('/telemetry', requireInternalToken(internalToken), async (ctx) => {
    const { releases } = parseBody(hostReleasesSchema, { ...ctx.query });
    const [yesterday = ''] = lastDays(2);
    ctx.body = { releases: await signals.telemetry.releasesOfHost(releases, yesterday) };
  });
  return router;
}
