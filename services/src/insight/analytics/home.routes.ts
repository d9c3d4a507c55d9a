import { type ContentKey, contentKeys, type Home } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import type { AuditEntry } from '@pressline/shared-api/node/auditLog';
import type { ContentChecks } from '../../content/checks/createContentChecks';
import type { Core } from '../../content/resource/Core';
import { dueFilter } from '../../content/resource/dueDays';
import { findOwnDrafts, type OwnDraftNeeds } from '../../content/resource/findOwnDrafts';
import { scheduledFilter } from '../../content/resource/listDocuments';
import { handle } from '../../http/router/handle';
import type { Submissions } from '../../mail/outbox/createSubmissions';
import type { FeedbackStore } from '../../reading/feedback/createFeedbackStore';
import type { UnmetSearches } from './createUnmetSearches';

type Change = Home['activity'][number];

/**
 * What people did to content, from audit entries in their order: what one person did to several
 * documents in a row is one change, of the first of them.
 */
function recentChanges(entries: readonly AuditEntry[], limit: number): Change[] {
  const changes: (Change & { ids: Set<string> })[] = [];
  for (const { at, by, action, record } of entries) {
    const resource = contentKeys.find((key) => key === record?.type) as ContentKey | undefined;
    if (!by || !record?.title || !resource) continue;
    const last = changes.at(-1);
    if (last?.by === by && last.action === action) {
      last.ids.add(record.id);
      continue;
    }
    if (changes.length === limit) break;
    const { id, title } = record;
    const facts = { by, action, others: 0, record: { resource, id, title } };
    changes.push({ ...facts, at: new Date(at).toISOString(), ids: new Set([id]) });
  }
  return changes.map(({ ids, ...change }) => ({ ...change, others: ids.size - 1 }));
}

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
