import Router from '@koa/router';
import { periodSchema } from '@pressline/shared-api/signal-schemas';
import { requireRole } from '../middleware/requireRole';
import { parseBody } from '../resource/parseBody';
import { analyticsCsv } from '../signals/analyticsCsv';
import type { Signals } from '../signals/createSignals';
import { lastDays, utcDay } from '../signals/utcDay';

export interface AnalyticsDeps {
  signals: Pick<Signals, 'analytics' | 'telemetry'>;
}

/** `GET /api/admin/analytics`, the same as CSV, and `GET /api/admin/telemetry`, over 7, 30 or 90 days. */
export function createAnalyticsRoutes({ signals }: AnalyticsDeps): Router {
  const router = new Router({ prefix: '/api/admin', sensitive: true });
  const signedIn = requireRole('admin');

  router.get('/analytics', signedIn, async (ctx) => {
    const { days } = parseBody(periodSchema, { ...ctx.query });
    ctx.body = await signals.analytics(days);
  });

  router.get('/help/analytics.csv', signedIn, async (ctx) => {
    const { days } = parseBody(periodSchema, { ...ctx.query });
    ctx.attachment(`help-center-${days}-days-to-${utcDay()}.csv`);
    ctx.type = 'text/csv';
    ctx.body = analyticsCsv(await signals.analytics(days));
  });

  router.get('/telemetry', signedIn, async (ctx) => {
    const { days } = parseBody(periodSchema, { ...ctx.query });
    ctx.body = await signals.telemetry.readSince(lastDays(days)[0] ?? '');
  });

  return router;
}
