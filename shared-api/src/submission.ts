/** What can be sent to the people behind the site; each kind has a form of its own. */
export const SUBMISSION_KINDS = [
  'contact',
  'api-access',
  'careers',
  'newsletter',
  'trial',
] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/**
 * `pending`: waits for its delivery or the next try. `sent`: was delivered. `dead`: was given up on.
 * `held`: looks automated and is delivered only if staff send it on; dropped after 30 days.
 */
export const DELIVERY_STATES = ['pending', 'sent', 'dead', 'held'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface SubmissionDelivery {
  state: DeliveryState;
  /** Tries so far, since it was stored or last sent on by staff. */
  tries: number;
  /** When the next try is due; null unless pending. ISO 8601, UTC. */
  nextAt: string | null;
  sentAt: string | null;
  /** Why the last try failed, or why it is held. */
  lastError: string | null;
}

/** One form that a visitor sent, as the admin API answers it. */
export interface Submission {
  id: string;
  kind: SubmissionKind;
  /** The form's fields by name; empty ones are left out. */
  fields: Readonly<Record<string, string>>;
  delivery: SubmissionDelivery;
  /** The address of the demo account that a trial led to. */
  accountUrl: string | null;
  createdAt: string;
}
