import type {
  Submission,
  SubmissionList,
  SubmissionListQuery,
  SubmissionUpdate,
} from '../wire/submissions';
import { call } from './call';

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

/** How far staff are with a submission. */
export const SUBMISSION_STATUSES = ['new', 'in-progress', 'done'] as const;

export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Characters of what staff note on a submission. */
export const MAX_SUBMISSION_NOTE = 2_000;

export type SubmissionListParams = Partial<SubmissionListQuery>;

const path = '/api/admin/submissions';

/** `api.submissions`: the inbox of forms, newest first; for staff. All calls throw ApiError. */
export const submissionCalls = {
  list: call<[params?: SubmissionListParams], SubmissionList>(`GET ${path}?`),
  /** With `version`, a concurrent change answers 409 with the record in `error.current`. */
  update: call<[id: string, body: SubmissionUpdate], Submission>(`PUT ${path}/:id`),
  /** Delivers once more, whatever the state. */
  resend: call<[id: string], Submission>(`POST ${path}/:id/resend`),
  remove: call<[id: string], void>(`DELETE ${path}/:id`),
};
