import { contract } from '@pressline/shared-api/contract';
import type { ContentChecks } from '../../content/checks/createContentChecks';
import type { Core } from '../../content/resource/Core';
import { dueFilter } from '../../content/resource/dueDays';
import { findOwnDrafts, type OwnDraftNeeds } from '../../content/resource/findOwnDrafts';
import { scheduledFilter } from '../../content/resource/listDocuments';
import { handle } from '../../http/router/handle';
import type { Submissions } from '../../mail/outbox/createSubmissions';
import type { FeedbackStore } from '../../reading/feedback/createFeedbackStore';
import type { UnmetSearches } from './createUnmetSearches';
import { recentChanges } from './recentChanges';

/** Entries that are read of each list, and of the audit log, of which many are about one document. */
const LISTED = 5;
const AUDITED = 200;

interface HomeNeeds extends Pick<OwnDraftNeeds, 'versions'>, Pick<Core, 'models' | 'audit'> {
  feedback: Pick<FeedbackStore, 'count'>;
  unmetSearches: Pick<UnmetSearches, 'list'>;
  submissions: Pick<Submissions, 'count'>;
  checks: Pick<ContentChecks, 'count'>;
}

/** What waits for staff, in one call. Each number is the total of a list with the same filter. */
export const homeRoutes = ({
  feedback,
  unmetSearches,
  submissions,
  models,
  checks,
  audit,
  versions,
}: HomeNeeds) => [
  handle(contract.home.get, async ({ user }) => {
    const [newFeedback, searches, requests, failedMail, overdue, scheduled, findings, drafts, log] =
      await Promise.all([
        feedback.count({ status: 'new' }),
        unmetSearches.list(),
        submissions.count({ status: 'open' }),
        submissions.count({ status: 'open', state: 'dead' }),
        models.articles.countDocuments({ verifiedUntil: dueFilter('overdue') }),
        models.articles.countDocuments(scheduledFilter(true)),
        checks.count(),
        findOwnDrafts({ models, versions }, user.username),
        audit.recent(AUDITED),
      ]);
    return {
      counts: {
        ...{ feedback: newFeedback, searches: searches.length, requests, failedMail },
        ...{ overdue, scheduled, findings },
      },
      drafts: drafts.slice(0, LISTED).map((one) => ({ ...one, at: one.at.toISOString() })),
      searches: searches.slice(0, LISTED),
      activity: recentChanges(log, LISTED),
    };
  }),
];
