import type { Analytics } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import type { ContentChecks } from '../../content/checks/createContentChecks';
import type { Core } from '../../content/resource/Core';
import { invalid } from '../../errors';
import { handle } from '../../http/router/handle';
import { toCsv } from '../../http/toCsv';
import type { Submissions } from '../../mail/outbox/createSubmissions';
import type { Part } from '../../Part';
import type { Identify } from '../../people/auth/createIdentify';
import type { FeedbackStore } from '../../reading/feedback/createFeedbackStore';
import type { Search } from '../../reading/search/createSearch';
import { utcDay } from '../../utcDay';
import { isReader } from '../views/views.routes';
import type { ActivityStore } from './createActivityStore';
import { createAnalytics, type ReadAnalytics } from './createAnalytics';
import { loggedQuery, type SearchLog } from './createSearchLog';
import { createUnmetSearches, type UnmetSearches } from './createUnmetSearches';
import { homeRoutes } from './home.routes';

/** Everything that analytics show, as one table after another. */
function analyticsCsv(analytics: Analytics): string {
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
const analyticsRoutes = (readAnalytics: ReadAnalytics) => [
  handle(contract.analytics.get, ({ query }) => readAnalytics(query.days)),
  handle(contract.analytics.csv, async ({ query: { days }, ctx }) => {
    ctx.attachment(`help-center-${days}-days-to-${utcDay()}.csv`);
    ctx.type = 'text/csv';
    return analyticsCsv(await readAnalytics(days));
  }),
];

function keyOf(query: string): string {
  const key = loggedQuery(query);
  if (!key) throw invalid({ query: 'Searches that may contain a person’s name are not counted' });
  return key;
}

/** Searches of readers that nothing answers well, and what readers open of what a search finds. */
const unmetSearchRoutes = ({
  unmetSearches,
  searchLog,
  identify,
}: {
  unmetSearches: UnmetSearches;
  searchLog: SearchLog;
  identify: Identify;
}) => [
  handle(contract.others.searchOpened, async ({ query: { q }, ctx }) => {
    if (await isReader(ctx, identify)) searchLog.recordOpened(q);
  }),
  handle(contract.unmetSearches.list, async () => ({ searches: await unmetSearches.list() })),
  handle(contract.unmetSearches.pinTargets, async () => ({
    articles: await unmetSearches.pinTargets(),
  })),
  handle(contract.unmetSearches.dismiss, async ({ body: { query }, user }) => {
    await unmetSearches.dismiss(keyOf(query), user.username);
    return { message: 'Search dismissed' };
  }),
  handle(contract.unmetSearches.restore, async ({ query: { query } }) => {
    await unmetSearches.restore(keyOf(query));
    return { message: 'Search restored' };
  }),
];

interface AnalyticsNeeds
  extends Pick<Core, 'connection' | 'types' | 'models' | 'audit' | 'versions'> {
  activity: ActivityStore;
  searchLog: SearchLog;
  search: Search;
  identify: Identify;
  feedback: Pick<FeedbackStore, 'count'>;
  submissions: Pick<Submissions, 'count'>;
  checks: Pick<ContentChecks, 'count'>;
}

/** What staff see of all that readers do: figures, searches without a good answer, open tasks. */
export function analyticsPart({ connection, types, models, activity, ...needs }: AnalyticsNeeds) {
  const { searchLog, search, identify, feedback, submissions, checks, audit, versions } = needs;
  const unmetSearches = createUnmetSearches({ connection, types, activity, search });
  return {
    routes: [
      ...homeRoutes({ feedback, unmetSearches, submissions, models, checks, audit, versions }),
      ...unmetSearchRoutes({ unmetSearches, searchLog, identify }),
      ...analyticsRoutes(createAnalytics({ models, activity, connection })),
    ],
    stores: [unmetSearches],
  } satisfies Part;
}
