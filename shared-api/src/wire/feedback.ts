import { z } from 'zod';
import {
  FEEDBACK_REASONS,
  FEEDBACK_STATUSES,
  FEEDBACK_VOTES,
  MAX_FEEDBACK_COMMENT,
} from '../calls/feedback';
import { count, lines, named, objectId, pageOf, time } from './common';

const vote = z.enum(FEEDBACK_VOTES);
const reason = z.enum(FEEDBACK_REASONS).nullable();
const status = z.enum(FEEDBACK_STATUSES);
const comment = lines(MAX_FEEDBACK_COMMENT)
  .transform((text) => text.trim())
  .default('');

/** What a reader says of an article. Sent again with the same session, it replaces the former. */
export const feedbackBody = named(
  'FeedbackBody',
  z.strictObject({
    /** A random key of this browser session. */
    session: z.string().regex(/^[\w-]{16,64}$/, 'Must be 16 to 64 letters, digits, - or _'),
    vote,
    reason: reason.default(null),
    comment,
  }),
);

/** The same from a form without script, which knows no session: each post is a vote of its own. */
export const feedbackPost = named(
  'FeedbackPost',
  z.strictObject({
    vote,
    /** A browser counts and sends a line break as two characters. */
    comment: z.preprocess((text) => String(text ?? '').replaceAll('\r\n', '\n'), comment),
  }),
);

export const feedbackAnswer = named(
  'FeedbackAnswer',
  z.object({ vote, reason, comment: z.string() }),
);

export const feedbackUpdate = named(
  'FeedbackUpdate',
  z.strictObject({
    id: z.string().max(64).optional(),
    status,
    version: z.int().min(1).optional(),
  }),
);

export const feedbackListQuery = z.strictObject({
  ...pageOf(200),
  status: status.optional(),
  vote: vote.optional(),
  articleId: objectId.optional(),
});

/** One reader's feedback as staff see it. */
export const feedback = named(
  'Feedback',
  z.object({
    id: objectId,
    version: z.int().min(1),
    createdAt: time,
    updatedAt: time,
    articleId: objectId,
    /** Null when the article is gone. */
    articleTitle: z.string().nullable(),
    articleSlug: z.string().nullable(),
    vote,
    reason,
    comment: z.string(),
    status,
  }),
);

export const feedbackList = named(
  'FeedbackList',
  z.object({ feedback: z.array(feedback), total: count }),
);

export type FeedbackBody = z.input<typeof feedbackBody>;
export type FeedbackAnswer = z.infer<typeof feedbackAnswer>;
export type FeedbackUpdate = z.input<typeof feedbackUpdate>;
export type FeedbackListQuery = z.output<typeof feedbackListQuery>;
export type Feedback = z.infer<typeof feedback>;
export type FeedbackList = z.infer<typeof feedbackList>;
