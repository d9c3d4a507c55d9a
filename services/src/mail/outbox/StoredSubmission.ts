import {
  DELIVERY_STATES,
  type DeliveryState,
  type Submission,
  type SubmissionKind,
  type SubmissionStatus,
} from '@pressline/shared-api';
import type { SubmissionListQuery } from '@pressline/shared-api/contract/visitors/submissions';
import type { Collection, mongo, Types } from 'mongoose';
import { escapeRegExp } from '../../store/database/escapeRegExp';

/** How far the outbox is with a document, as stored in it. */
interface StoredDelivery {
  state: DeliveryState;
  tries: number;
  /** When the next attempt is due; while `claim` is set, when the claim expires. */
  nextAt: Date;
  claim: string | null;
  sentAt: Date | null;
  lastError: string | null;
}

/** A document that the outbox delivers. */
export interface Deliverable {
  _id: Types.ObjectId;
  delivery: StoredDelivery;
}

/** Where the outbox finds what it delivers. */
export interface DeliverySource<Stored extends Deliverable = Deliverable> {
  collection: Collection<Stored>;
  /** The condition for what can be delivered now; undefined while nothing is configured for it. */
  deliverable(): mongo.Filter<Stored> | undefined;
  /**
   * @returns what else to store of one that was sent
   * @throws PermanentDeliveryError; Error when a later attempt may succeed
   */
  deliver(stored: Stored): Promise<Partial<Stored> | undefined>;
  /** What the log says of one besides its attempts. */
  describe(stored: Stored): object;
}

/** What waits for its first attempt. */
export const newDelivery = (nextAt = new Date()): StoredDelivery => ({
  ...{ state: 'pending', tries: 0, nextAt, claim: null, sentAt: null, lastError: null },
});

/** One form that a visitor sent, as stored. */
export interface StoredSubmission {
  _id: Types.ObjectId;
  /** Unique; equal for repeated posts. */
  key: string;
  kind: SubmissionKind;
  fields: Record<string, string>;
  /** All values in lower case, for the search in the admin area. */
  searchText: string;
  isOptedOut: boolean;
  delivery: StoredDelivery;
  accountUrl: string | null;
  createdAt: Date;
  /** What staff make of it; absent before they changed anything. */
  status?: SubmissionStatus;
  assignee?: string | null;
  note?: string;
  version?: number;
  /** The database deletes the submission at this time. */
  expiresAt?: Date;
}

/** A submission for the admin area; `kinds` are those that can be delivered. */
export function presentSubmission(
  stored: StoredSubmission,
  kinds: readonly SubmissionKind[],
): Submission {
  const { _id, kind, fields, isOptedOut, delivery, accountUrl, createdAt } = stored;
  const { status = 'new', assignee = null, note = '', version = 0 } = stored;
  const { state, tries, nextAt, sentAt, lastError } = delivery;
  return {
    id: _id.toHexString(),
    kind,
    fields,
    isOptedOut,
    delivery: {
      state,
      isConfigured: kinds.includes(kind),
      tries,
      nextAt: state === 'pending' ? nextAt.toISOString() : null,
      sentAt: sentAt?.toISOString() ?? null,
      lastError,
    },
    accountUrl,
    createdAt: createdAt.toISOString(),
    ...{ status, assignee, note, version },
  };
}

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
