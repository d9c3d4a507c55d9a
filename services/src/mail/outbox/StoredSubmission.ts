import type { Submission, SubmissionKind, SubmissionStatus } from '@pressline/shared-api';
import type { Types } from 'mongoose';
import type { StoredDelivery } from './StoredDelivery';

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
