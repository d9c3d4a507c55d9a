import {
  adminPath,
  FEEDBACK_REASONS,
  FEEDBACK_STATUSES,
  FEEDBACK_VOTES,
  type Feedback,
} from '@pressline/shared-api';
import { objectId } from '@pressline/shared-api/schemas';
import { feedbackListSchema, feedbackUpdateSchema } from '@pressline/shared-api/signal-schemas';
import { z } from 'zod';
import { answer, body } from '../components';
import { time } from '../documentSchemas';
import { found, json, type RouteDescription } from '../RouteDescription';
import { removed } from '../resourceDescriptions';

const feedback = answer(
  'Feedback',
  z.object({
    id: objectId,
    version: z.int().min(1),
    createdAt: time,
    updatedAt: time,
    articleId: objectId,
    articleTitle: z.string().nullable(),
    articleSlug: z.string().nullable(),
    vote: z.enum(FEEDBACK_VOTES),
    reason: z.enum(FEEDBACK_REASONS).nullable(),
    comment: z.string(),
    status: z.enum(FEEDBACK_STATUSES),
  }) satisfies z.ZodType<Feedback>,
);
const list = answer(
  'FeedbackList',
  z.object({ feedback: z.array(feedback), total: z.int().min(0) }),
);

const path = adminPath('feedback');
const common = { tag: 'Staff', access: 'admin' } as const;

/** Readers' feedback, for staff. */
export const feedbackDescriptions: readonly RouteDescription[] = [
  {
    ...{ ...common, method: 'get', path },
    summary: 'List feedback, newest first',
    query: feedbackListSchema,
    answers: { 200: found(list) },
  },
  {
    ...{ ...common, method: 'put', path: `${path}/:id` },
    summary: 'Change the status of feedback',
    body: json(body('FeedbackUpdate', feedbackUpdateSchema)),
    answers: { 200: found(feedback) },
    errors: ['conflict'],
    current: feedback,
  },
  {
    ...{ ...common, method: 'delete', path: `${path}/:id` },
    summary: 'Remove feedback',
    answers: { 200: found(removed, 'Removed') },
  },
];
