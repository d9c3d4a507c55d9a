import { z } from 'zod';
import {
  FEEDBACK_KINDS,
  FEEDBACK_REASONS,
  FEEDBACK_STATUSES,
  FEEDBACK_VOTES,
  MAX_FEEDBACK_COMMENT,
  PASSAGE_STATES,
  SUGGESTION_OUTCOMES,
} from '../../calls/visitors/feedback';
import { formGuard } from '../../forms/formGuard';
import { count, lines, named, namedBody, namedObject, objectId, pageOf, time } from '../common';

const vote = z.enum(FEEDBACK_VOTES);
const reason = z.enum(FEEDBACK_REASONS).nullable();
const status = z.enum(FEEDBACK_STATUSES);
const comment = lines(MAX_FEEDBACK_COMMENT)
  .transform((text) => text.trim())
  .default('');

/** What a reader says of an article. Sent again with the same session, it replaces the former. */
export const feedbackBody = namedBody('FeedbackBody', {
  /** A random key of this browser session. */
  session: z.string().regex(/^[\w-]{16,64}$/, 'Must be 16 to 64 letters, digits, - or _'),
  vote,
  reason: reason.default(null),
  comment,
});

/** A browser counts and sends a line break as two characters. */
const posted = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => String(text ?? '').replaceAll('\r\n', '\n'), schema);

/** The same from a form without script, which knows no session: each post is a vote of its own. */
export const feedbackPost = namedBody('FeedbackPost', { vote, comment: posted(comment) });

/** Another wording of a passage of an article, or what is wrong with it. */
export const suggestionBody = named(
  'SuggestionBody',
  z
    .strictObject({
      /** As the reader sees it. */
      passage: posted(comment.refine((text) => text !== '', 'Which sentence is it about?')),
      proposal: posted(comment),
      comment: posted(comment),
      ...formGuard.shape,
    })
    .refine(({ passage, proposal, comment }) => (proposal && proposal !== passage) || comment, {
      path: ['proposal'],
      message: 'Say how it should read, or what is wrong',
    }),
);

export const feedbackAnswer = namedObject('FeedbackAnswer', { vote, reason, comment: z.string() });

export const feedbackUpdate = namedBody('FeedbackUpdate', {
  id: z.string().max(64).optional(),
  status,
  version: z.int().min(1).optional(),
});

export const feedbackListQuery = z.strictObject({
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
export const feedback = namedObject('Feedback', {
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
export const suggestionView = namedObject('SuggestionView', {
  state: z.enum(PASSAGE_STATES),
  before: z.string(),
  after: z.string(),
  /** Of the article that both are made from. */
  articleVersion: z.int().min(1),
});
export const suggestionAcceptance = namedBody('SuggestionAcceptance', {
  articleVersion: z.int().min(1),
});

export const feedbackList = namedObject('FeedbackList', {
  feedback: z.array(feedback),
  total: count,
});

export type FeedbackBody = z.input<typeof feedbackBody>;
export type SuggestionBody = z.input<typeof suggestionBody>;
export type Suggestion = z.infer<typeof suggestion>;
export type SuggestionView = z.infer<typeof suggestionView>;
export type SuggestionAcceptance = z.infer<typeof suggestionAcceptance>;
export type FeedbackAnswer = z.infer<typeof feedbackAnswer>;
export type FeedbackUpdate = z.input<typeof feedbackUpdate>;
export type FeedbackListQuery = z.output<typeof feedbackListQuery>;
export type Feedback = z.infer<typeof feedback>;
export type FeedbackList = z.infer<typeof feedbackList>;
