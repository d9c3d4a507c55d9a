import { contract } from '@pressline/shared-api/contract';
import type { ContentChecks } from '../../content/checks/createContentChecks';
import { dueFilter } from '../../content/resource/dueDays';
import { scheduledFilter } from '../../content/resource/listDocuments';
import { handle } from '../../http/router/handle';
import type { Submissions } from '../../mail/outbox/createSubmissions';
import type { FeedbackStore } from '../../reading/feedback/createFeedbackStore';
import type { Models } from '../../store/database/createModel';
import type { UnmetSearches } from './createUnmetSearches';

interface HomeNeeds {
  feedback: Pick<FeedbackStore, 'count'>;
  unmetSearches: Pick<UnmetSearches, 'count'>;
  submissions: Pick<Submissions, 'count'>;
  models: Models;
  checks: Pick<ContentChecks, 'count'>;
}

/** What waits for staff, in one call. Each number is the total of a list with the same filter. */
export const homeRoutes = ({ feedback, unmetSearches, submissions, models, checks }: HomeNeeds) => [
  handle(contract.home.counts, async () => {
    const [newFeedback, searches, requests, failedMail, overdue, scheduled, findings] =
      await Promise.all([
        feedback.count({ status: 'new' }),
        unmetSearches.count(),
        submissions.count({ status: 'open' }),
        submissions.count({ status: 'open', state: 'dead' }),
        models.articles.countDocuments({ verifiedUntil: dueFilter('overdue') }),
        models.articles.countDocuments(scheduledFilter(true)),
        checks.count(),
      ]);
    return {
      feedback: newFeedback,
      searches,
      requests,
      failedMail,
      overdue,
      scheduled,
      findings,
    };
  }),
];
