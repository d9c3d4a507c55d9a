import type { Analytics } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { handle } from '../../http/router/handle';
import { toCsv } from '../../http/toCsv';
import { utcDay } from '../../utcDay';
import type { ReadAnalytics } from './createAnalytics';

/** Everything that analytics show, as one table after another. */
export function analyticsCsv(analytics: Analytics): string {
  const { days, topArticles, topSearches, ratedArticles } = analytics;
  const rest = [
    { title: 'Other articles', slug: '', ...analytics.otherArticles },
    { title: 'Deleted articles', slug: '', ...analytics.deletedArticles },
  ];
  const tables: (string | number)[][][] = [
    [
      ['Day', 'Views', 'Searches', 'Searches without results', 'Helpful', 'Not helpful'],
      ...days.map((one) => [
        one.day,
        one.views,
        one.searches,
        one.emptySearches,
        one.upVotes,
        one.downVotes,
      ]),
    ],
    [
      ['Most viewed article', 'Slug', 'Views'],
      ...[...topArticles, ...rest].map(({ title, slug, views }) => [title, slug, views]),
    ],
    [
      ['Search', 'Times', 'Without results', 'Results the last time'],
      ...topSearches.map((one) => [one.query, one.searches, one.emptySearches, one.results]),
    ],
    [
      ['Rated article', 'Slug', 'Helpful', 'Not helpful'],
      ...[...ratedArticles, ...rest].map(({ title, slug, upVotes, downVotes }) => [
        ...[title, slug, upVotes, downVotes],
      ]),
    ],
  ];
  return toCsv(tables.flatMap((table, index) => (index === 0 ? table : [[], ...table])));
}

/** Figures of the last days (UTC), for staff. */
export const analyticsRoutes = (readAnalytics: ReadAnalytics) => [
  handle(contract.analytics.get, ({ query }) => readAnalytics(query.days)),
  handle(contract.analytics.csv, async ({ query: { days }, ctx }) => {
    ctx.attachment(`help-center-${days}-days-to-${utcDay()}.csv`);
    ctx.type = 'text/csv';
    return analyticsCsv(await readAnalytics(days));
  }),
];
