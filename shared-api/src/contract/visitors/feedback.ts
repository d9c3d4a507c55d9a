import { z } from 'zod';
import { ok } from '../answer';
import { body } from '../body';
import { count, namedBody, namedObject, objectId, pageOf, removed, time } from '../common';
import { endpoint } from '../endpoint';
import {
  FEEDBACK_KINDS,
  FEEDBACK_REASONS,
  FEEDBACK_STATUSES,
  FEEDBACK_VOTES,
  PASSAGE_STATES,
  SUGGESTION_OUTCOMES,
} from '../values';

const vote = z.enum(FEEDBACK_VOTES);
const reason = z.enum(FEEDBACK_REASONS).nullable();
const status = z.enum(FEEDBACK_STATUSES);
const feedbackUpdate = namedBody('FeedbackUpdate', {
  id: z.string().max(64).optional(),
  status,
  version: z.int().min(1).optional(),
});

const feedbackListQuery = z.strictObject({
  ...pageOf(200),
  status: status.optional(),
  vote: z.enum(FEEDBACK_KINDS).optional(),
  articleId: objectId.optional(),
});

const suggestion = z.object({
  passage: z.string(),
  /** Empty when the reader only says what is wrong. */
  proposal: z.string(),
  /** The article's version when it was sent. */
  articleVersion: z.int().min(1),
  outcome: z.enum(SUGGESTION_OUTCOMES).nullable(),
  /** Whether it looks automated. */
  isSuspect: z.boolean(),
});

/** One reader's feedback as staff see it. */
const feedback = namedObject('Feedback', {
  id: objectId,
  version: z.int().min(1),
  createdAt: time,
  updatedAt: time,
  articleId: objectId,
  /** Null when the article is gone. */
  articleTitle: z.string().nullable(),
  articleSlug: z.string().nullable(),
  /** Null for a suggestion. */
  vote: vote.nullable(),
  reason,
  comment: z.string(),
  status,
  suggestion: suggestion.nullable(),
});

/** A suggestion in its article: Markdown around the passage, as it is and as proposed. */
const suggestionView = namedObject('SuggestionView', {
  state: z.enum(PASSAGE_STATES),
  before: z.string(),
  after: z.string(),
  /** Of the article that both are made from. */
  articleVersion: z.int().min(1),
});
const suggestionAcceptance = namedBody('SuggestionAcceptance', {
  articleVersion: z.int().min(1),
});

const feedbackList = namedObject('FeedbackList', {
  feedback: z.array(feedback),
  total: count,
});

const common = { tag: 'Staff', access: 'admin' } as const;
const ofOne = { ...common, subject: 'Feedback' } as const;
const ofSuggestion = { ...common, subject: 'Suggestion' } as const;

/** `api.feedback`: readers' feedback, newest first, for staff. All calls throw ApiError. */
export const feedbackEndpoints = {
  list: endpoint('GET /api/admin/help/feedback', {
    ...common,
    summary: 'List feedback, newest first',
    query: feedbackListQuery,
    answers: { 200: ok(feedbackList) },
  }),
  /** With `version`, a concurrent change answers 409 with the record in `error.current`. */
  update: endpoint('PUT /api/admin/help/feedback/:id', {
    ...ofOne,
    summary: 'Change the status of feedback',
    done: 'Changed the status of feedback',
    body: body(feedbackUpdate),
    answers: { 200: ok(feedback) },
    current: feedback,
  }),
  remove: endpoint('DELETE /api/admin/help/feedback/:id', {
    ...ofOne,
    summary: 'Delete feedback',
    done: 'Deleted feedback',
    answers: { 200: ok(removed, 'Deleted') },
  }),
  /** A suggestion's passage in its article, as it is now. */
  suggestion: endpoint('GET /api/admin/help/feedback/:id/suggestion', {
    ...ofSuggestion,
    summary: 'A suggestion in its article, as it is now',
    answers: { 200: ok(suggestionView) },
    errors: ['unprocessable'],
  }),
  /** Saves the proposed wording in the article, merged with what was saved since. @throws ApiError 409 */
  accept: endpoint('POST /api/admin/help/feedback/:id/accept', {
    ...ofSuggestion,
    summary: 'Accept a suggestion: save it in its article',
    done: 'Accepted a suggestion for the article',
    body: body(suggestionAcceptance),
    answers: { 200: ok(feedback) },
    errors: ['conflict'],
  }),
  decline: endpoint('POST /api/admin/help/feedback/:id/decline', {
    ...ofSuggestion,
    summary: 'Decline a suggestion',
    done: 'Declined a suggestion',
    answers: { 200: ok(feedback) },
    errors: ['conflict'],
  }),
};

export type Suggestion = z.infer<typeof suggestion>;
export type SuggestionView = z.infer<typeof suggestionView>;
export type FeedbackListQuery = z.output<typeof feedbackListQuery>;
export type Feedback = z.infer<typeof feedback>;
