import { ANALYTICS_PERIODS, type Analytics, type Telemetry, VITALS } from '@pressline/shared-api';
import { objectId } from '@pressline/shared-api/schemas';
import { periodSchema } from '@pressline/shared-api/signal-schemas';
import { z } from 'zod';
import { answer } from '../components';
import { time } from '../documentSchemas';
import { found, type RouteDescription } from '../RouteDescription';

const count = z.int().min(0);
const counts = z.object({
  views: count,
  searches: count,
  emptySearches: count,
  upVotes: count,
  downVotes: count,
});
const article = z.object({ id: objectId, title: z.string(), slug: z.string() });
const query = z.object({
  query: z.string(),
  searches: count,
  emptySearches: count,
  results: count,
});

const analytics = answer(
  'Analytics',
  z.object({
    period: z.literal(ANALYTICS_PERIODS),
    days: z.array(counts.extend({ day: z.iso.date() })),
    totals: counts,
    topArticles: z.array(article.extend({ views: count })),
    topSearches: z.array(query),
    emptySearches: z.array(query),
    ratedArticles: z.array(article.extend({ upVotes: count, downVotes: count })),
  }) satisfies z.ZodType<Analytics>,
);

const source = z.object({ remote: z.string(), release: z.string() });
const vital = z.object({
  count,
  mean: z.number().min(0),
  p75: z.number().min(0).nullable(),
});

/** The figures of one release. */
export const releaseTelemetry = source.extend({
  loads: count,
  loadFailures: count,
  hydrationErrors: count,
  vitals: z.partialRecord(z.enum(VITALS), vital),
});

const telemetry = answer(
  'Telemetry',
  z.object({
    releases: z.array(releaseTelemetry),
    errors: z.array(
      source.extend({
        kind: z.enum(['load-failure', 'hydration-error']),
        message: z.string(),
        count,
        lastAt: time,
      }),
    ),
  }) satisfies z.ZodType<Telemetry>,
);

const csv = answer('AnalyticsCsv', z.string().describe('Tables, one after another'));

const common = { method: 'get', tag: 'Staff', access: 'admin', query: periodSchema } as const;

/** Figures of the last days, for staff. */
export const analyticsDescriptions: readonly RouteDescription[] = [
  {
    ...common,
    path: '/api/admin/analytics',
    summary: 'Views, searches and votes',
    answers: { 200: found(analytics) },
  },
  {
    ...common,
    path: '/api/admin/help/analytics.csv',
    summary: 'Views, searches and votes as CSV that is safe to open in a spreadsheet',
    answers: { 200: { description: 'Success', content: { 'text/csv': csv } } },
  },
  {
    ...common,
    path: '/api/admin/telemetry',
    summary: 'How releases do in browsers',
    answers: { 200: found(telemetry) },
  },
];
