import { z } from 'zod';
import { formGuard } from '../../forms/formGuard';
import { articles } from '../../resources/article';
import { formAnswers } from '../answer';
import { formBody } from '../body';
import { lines, message, named, namedBody, namedObject } from '../common';
import { endpoint } from '../endpoint';
import { FEEDBACK_REASONS, FEEDBACK_VOTES, MAX_FEEDBACK_COMMENT } from '../values';

const vote = z.enum(FEEDBACK_VOTES);
const reason = z.enum(FEEDBACK_REASONS).nullable();
const comment = lines(MAX_FEEDBACK_COMMENT)
  .transform((text) => text.trim())
  .default('');

/** What a reader says of an article. Sent again with the same session, it replaces the former. */
const feedbackBody = namedBody('FeedbackBody', {
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
const feedbackPost = namedBody('FeedbackPost', { vote, comment: posted(comment) });

/** Another wording of a passage of an article, or what is wrong with it. */
const suggestionBody = named(
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

const feedbackAnswer = namedObject('FeedbackAnswer', { vote, reason, comment: z.string() });

const formAgain = named('SuggestionForm', z.string().describe('An HTML page'));
const ofArticle = {
  tag: 'Reports',
  isSameSite: true,
  subject: articles.label,
  access: 'public',
} as const;

/** What readers say of an article. */
export const articleReportEndpoints = {
  /** @throws ApiError 404 when the article is not published */
  feedback: endpoint('POST /api/help/articles/:id/feedback', {
    ...ofArticle,
    summary: 'Vote on an article, or change the vote',
    limits: ['feedback'],
    body: formBody(feedbackBody, feedbackPost),
    answers: formAnswers(feedbackAnswer, 'FeedbackOutcome'),
  }),
  /** Proposes another wording of a passage. @throws ApiError 404 when the article is not published */
  suggest: endpoint('POST /api/help/articles/:id/suggestions', {
    ...ofArticle,
    summary: 'Suggest another wording of a passage, or say what is wrong with it',
    limits: ['suggestions'],
    body: formBody(suggestionBody),
    answers: {
      ...formAnswers(message, 'SuggestionOutcome'),
      422: {
        description: 'Answer to a plain form post: the form again, with what was typed',
        content: { 'text/html': formAgain as unknown as typeof message },
      },
    },
  }),
};

export type FeedbackBody = z.input<typeof feedbackBody>;
export type FeedbackAnswer = z.infer<typeof feedbackAnswer>;
