import { DELIVERY_STATES } from '@pressline/shared-api';
import type { SubmissionListQuery } from '@pressline/shared-api/contract/visitors/submissions';
import type { mongo } from 'mongoose';
import { escapeRegExp } from '../../store/database/escapeRegExp';
import type { StoredSubmission } from './StoredSubmission';

const NOT_HELD = DELIVERY_STATES.filter((state) => state !== 'held');
/** What staff have not touched yet has no status. */
const NEW = { $in: ['new', null] };
const STATUSES = {
  new: NEW,
  'in-progress': 'in-progress',
  done: 'done',
  open: { $in: ['new', 'in-progress', null] },
} as const;

export type SubmissionConditions = Omit<SubmissionListQuery, 'page' | 'limit'>;

/** What the list of submissions is filtered by, as the database reads it. */
export function submissionFilter(conditions: SubmissionConditions): mongo.Filter<StoredSubmission> {
  const { kind, state, status, assignee, q } = conditions;
  const filter: mongo.Filter<StoredSubmission> = {};
  if (kind && kind !== 'all') filter.kind = kind;
  if (state && state !== 'all') filter['delivery.state'] = state;
  if (status) Object.assign(filter, { status: STATUSES[status] });
  if (status === 'open') filter['delivery.state'] ??= { $in: NOT_HELD };
  if (assignee) filter.assignee = assignee;
  if (q) filter.searchText = new RegExp(escapeRegExp(q.toLowerCase()));
  return filter;
}
