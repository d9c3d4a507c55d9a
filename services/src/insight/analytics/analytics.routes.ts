import { contract } from '@pressline/shared-api/contract';
import { handle } from '../../http/router/handle';
import { utcDay } from '../../utcDay';
import { analyticsCsv } from './analyticsCsv';
import type { ReadAnalytics } from './createAnalytics';

/** Figures of the last days (UTC), for staff. */
export const analyticsRoutes = (readAnalytics: ReadAnalytics) => [
  handle(contract.analytics.get, ({ query }) => readAnalytics(query.days)),
  handle(contract.analytics.csv, async ({ query: { days }, ctx }) => {
    ctx.attachment(`help-center-${days}-days-to-${utcDay()}.csv`);
    ctx.type = 'text/csv';
    return analyticsCsv(await readAnalytics(days));
  }),
];
