import { adminPath } from '../definition/paths';
import type { Feedback, FeedbackList, FeedbackListQuery, FeedbackUpdate } from '../wire/feedback';
import { call } from './call';
import type { RequestOptions } from './client';

export const FEEDBACK_VOTES = ['up', 'down'] as const;
export const FEEDBACK_REASONS = [
  'incomplete',
  'unclear',
  'outdated',
  'incorrect',
  'not-found',
  'other',
] as const;
export const FEEDBACK_STATUSES = ['new', 'reviewed', 'resolved'] as const;

/** Characters of a reader's comment. */
export const MAX_FEEDBACK_COMMENT = 1_000;

export type FeedbackVote = (typeof FEEDBACK_VOTES)[number];
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];
type FeedbackListParams = Partial<FeedbackListQuery>;

const path = adminPath('feedback');

/** `api.feedback`, newest first. All calls throw ApiError. */
export const feedbackCalls = {
  list: call<(params?: FeedbackListParams, init?: RequestOptions) => Promise<FeedbackList>>(
    `GET ${path}?`,
  ),
  /** With `version`, a concurrent change answers 409 with the record in `error.current`. */
  update: call<(id: string, body: FeedbackUpdate) => Promise<Feedback>>(`PUT ${path}/:id`),
  remove: call<(id: string) => Promise<void>>(`DELETE ${path}/:id`),
};
