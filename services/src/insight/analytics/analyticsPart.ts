import type { ContentChecks } from '../../content/checks/createContentChecks';
import type { Core } from '../../content/resource/Core';
import type { Submissions } from '../../mail/outbox/createSubmissions';
import type { Part } from '../../Part';
import type { Identify } from '../../people/auth/createIdentify';
import type { FeedbackStore } from '../../reading/feedback/createFeedbackStore';
import type { Search } from '../../reading/search/createSearch';
import { analyticsRoutes } from './analytics.routes';
import type { ActivityStore } from './createActivityStore';
import { createAnalytics } from './createAnalytics';
import type { SearchLog } from './createSearchLog';
import { createUnmetSearches } from './createUnmetSearches';
import { homeRoutes } from './home.routes';
import { unmetSearchRoutes } from './unmetSearches.routes';

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
