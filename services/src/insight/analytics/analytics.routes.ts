import { analyticsCalls } from '@pressline/shared-api';
import {
  analyticsCsv as csv,
  analytics as figures,
  periodQuery,
} from '@pressline/shared-api/wire/analytics';
import { defineRoute, found } from '../../http/router/defineRoute';
import { utcDay } from '../../utcDay';
import { analyticsCsv } from './analyticsCsv';
import type { ReadAnalytics } from './createAnalytics';

const common = { tag: 'Staff', access: 'admin', query: periodQuery } as const;

/** Figures of the last days (UTC), for staff. */
export const analyticsRoutes = (readAnalytics: ReadAnalytics) => [
  defineRoute({
    ...common,
    call: analyticsCalls.get,
    summary: 'Views, searches and votes',
    answers: { 200: found(figures) },
    handle: ({ query }) => readAnalytics(query.days),
  }),
  defineRoute({
    ...common,
    call: analyticsCalls.csv,
    summary: 'Views, searches and votes as CSV that is safe to open in a spreadsheet',
    done: 'Exported analytics',
    isAudited: true,
    answers: { 200: { description: 'Success', content: { 'text/csv': csv } } },
    async handle({ query: { days }, ctx }) {
      ctx.attachment(`help-center-${days}-days-to-${utcDay()}.csv`);
      ctx.type = 'text/csv';
      return analyticsCsv(await readAnalytics(days));
    },
  }),
];
