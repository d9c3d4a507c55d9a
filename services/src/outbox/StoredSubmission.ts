import type { DeliveryState, Submission, SubmissionKind } from '@pressline/shared-api';
import type { Types } from 'mongoose';

interface StoredDelivery {
  state: DeliveryState;
  tries: number;
  /** When the next try is due; while `claim` is set, when the claim expires. */
  nextAt: Date;
  /** Names the try that is under way. */
  claim: string | null;
  sentAt: Date | null;
  lastError: string | null;
}

/** One form that a visitor sent, as the database keeps it. */
export interface StoredSubmission {
  _id: Types.ObjectId;
  /** Equal for what counts as the same post; unique. */
  key: string;
  kind: SubmissionKind;
  fields: Record<string, string>;
  /** All values in small letters, for the inbox's search. */
  searchText: string;
  delivery: StoredDelivery;
  accountUrl: string | null;
  createdAt: Date;
  /** The database drops the submission at this time. */
  expiresAt?: Date;
}

/** The inbox's form of a submission. */
export function presentSubmission(stored: StoredSubmission): Submission {
  const { _id, kind, fields, delivery, accountUrl, createdAt } = stored;
  const { state, tries, nextAt, sentAt, lastError } = delivery;
  return {
    id: _id.toHexString(),
    kind,
    fields,
    delivery: {
      state,
      tries,
      nextAt: state === 'pending' ? nextAt.toISOString() : null,
      sentAt: sentAt?.toISOString() ?? null,
      lastError,
    },
    accountUrl,
    createdAt: createdAt.toISOString(),
  };
}
