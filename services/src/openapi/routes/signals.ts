import { FEEDBACK_REASONS, FEEDBACK_VOTES, type FeedbackAnswer } from '@pressline/shared-api';
import {
  consentReceiptSchema,
  feedbackSchema,
  telemetrySchema,
} from '@pressline/shared-api/signal-schemas';
import { z } from 'zod';
import { answer, body } from '../components';
import { found, json, type RouteDescription } from '../RouteDescription';

const given = answer(
  'FeedbackAnswer',
  z.object({
    vote: z.enum(FEEDBACK_VOTES),
    reason: z.enum(FEEDBACK_REASONS).nullable(),
    comment: z.string(),
  }) satisfies z.ZodType<FeedbackAnswer>,
);
const receipt = answer('ConsentAnswer', z.object({ id: z.string() }));
const taken = { 204: { description: 'Taken' } };

const common = { method: 'post', tag: 'Signals' } as const;

const counted = (path: string, summary: string): RouteDescription => ({
  ...common,
  path: `/api/help/${path}`,
  summary: `${summary}; staff do not count`,
  access: 'optional',
  answers: taken,
  errors: ['forbidden', 'rate_limited'],
});

/** What browsers report; pages of other sites may not. */
export const signalDescriptions: readonly RouteDescription[] = [
  counted('articles/:id/view', 'Count a reader of an article'),
  counted('faqs/:id/view', 'Count a reader of an answer'),
  counted('videos/:id/view', 'Count that a video was started'),
  counted('downloads/:id/download', 'Count that a reader fetched a file'),
  {
    ...common,
    path: '/api/help/articles/:id/feedback',
    summary: 'Say what a reader thinks of an article, or change it',
    body: json(body('FeedbackBody', feedbackSchema)),
    answers: { 200: found(given) },
    errors: ['forbidden', 'rate_limited'],
  },
  {
    ...common,
    path: '/api/consent',
    summary: 'Keep the receipt of a consent choice',
    body: json(body('ConsentReceipt', consentReceiptSchema)),
    answers: { 200: found(receipt, 'Already kept'), 201: found(receipt, 'Kept') },
    errors: ['forbidden', 'rate_limited', 'conflict'],
  },
  {
    ...common,
    path: '/api/telemetry',
    summary: 'Report loads, failures and web vitals',
    body: json(body('TelemetryBody', telemetrySchema)),
    answers: taken,
    errors: ['forbidden', 'rate_limited'],
  },
];
