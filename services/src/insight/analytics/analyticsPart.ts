import { contract } from '@pressline/shared-api/contract';
import type { ContentChecks } from '../../content/checks/createContentChecks';
import type { Core } from '../../content/resource/Core';
import { invalid } from '../../errors';
import { handle } from '../../http/router/handle';
import type { Submissions } from '../../mail/outbox/createSubmissions';
import type { Part } from '../../Part';
import type { Identify } from '../../people/auth/createIdentify';
import type { FeedbackStore } from '../../reading/feedback/createFeedbackStore';
import type { Search } from '../../reading/search/createSearch';
import { isReader } from '../views/views.routes';
import { analyticsRoutes } from './analytics.routes';
import type { ActivityStore } from './createActivityStore';
import { createAnalytics } from './createAnalytics';
import { loggedQuery, type SearchLog } from './createSearchLog';
import { createUnmetSearches, type UnmetSearches } from './createUnmetSearches';
import { homeRoutes } from './home.routes';

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
