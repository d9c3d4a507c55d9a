import { adminPath } from '../../definition/paths';
import type {
  Feedback,
  FeedbackList,
  FeedbackListQuery,
  FeedbackUpdate,
  SuggestionAcceptance,
  SuggestionView,
} from '../../wire/visitors/feedback';
import { call } from '../call';

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

/** What feedback is: a vote, or a suggestion for another wording. */
export const FEEDBACK_KINDS = [...FEEDBACK_VOTES, 'suggestion'] as const;
export const SUGGESTION_OUTCOMES = ['accepted', 'declined'] as const;
/**
 * How a suggestion's passage stands in the article now: `split` where it begins and ends inside
 * different markup, `remark` when no wording was proposed.
 */
export const PASSAGE_STATES = ['placed', 'gone', 'several', 'split', 'remark'] as const;

/** Characters of a reader's comment. */
export const MAX_FEEDBACK_COMMENT = 1_000;

export type FeedbackVote = (typeof FEEDBACK_VOTES)[number];
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];
export type PassageState = (typeof PASSAGE_STATES)[number];
type FeedbackListParams = Partial<FeedbackListQuery>;

const path = adminPath('feedback');

/** `api.feedback`, newest first. All calls throw ApiError. */
export const feedbackCalls = {
  list: call<[params?: FeedbackListParams], FeedbackList>(`GET ${path}?`),
  /** With `version`, a concurrent change answers 409 with the record in `error.current`. */
  update: call<[id: string, body: FeedbackUpdate], Feedback>(`PUT ${path}/:id`),
  /** A suggestion's passage in its article, as it is now. */
  suggestion: call<[id: string], SuggestionView>(`GET ${path}/:id/suggestion`),
  /** Saves the proposed wording in the article, merged with what was saved since. @throws ApiError 409 */
  accept: call<[id: string, body: SuggestionAcceptance], Feedback>(`POST ${path}/:id/accept`),
  decline: call<[id: string, body: object], Feedback>(`POST ${path}/:id/decline`),
  remove: call<[id: string], void>(`DELETE ${path}/:id`),
};
