import { DELIVERY_STATES, SUBMISSION_KINDS, type Submission } from '@pressline/shared-api';
import { submissionListQuery } from '@pressline/shared-api/forms/submissionListQuery';
import { objectId } from '@pressline/shared-api/schemas';
import { z } from 'zod';
import { answer } from '../components';
import { time } from '../documentSchemas';
import { found, type RouteDescription } from '../RouteDescription';
import { removed } from '../resourceDescriptions';

const submission = answer(
  'Submission',
  z.object({
    id: objectId,
    kind: z.enum(SUBMISSION_KINDS),
    fields: z.record(z.string(), z.string()),
    delivery: z.object({
      state: z.enum(DELIVERY_STATES),
      tries: z.int().min(0),
      nextAt: time.nullable(),
      sentAt: time.nullable(),
      lastError: z.string().nullable(),
    }),
    accountUrl: z.string().nullable(),
    createdAt: time,
  }) satisfies z.ZodType<Submission>,
);
const list = answer(
  'SubmissionList',
  z.object({ submissions: z.array(submission), total: z.int().min(0) }),
);

const path = '/api/admin/submissions';
const common = { tag: 'Staff', access: 'admin' } as const;

/** The inbox of forms, for staff. */
export const submissionDescriptions: readonly RouteDescription[] = [
  {
    ...{ ...common, method: 'get', path },
    summary: 'List what visitors sent, newest first',
    query: submissionListQuery,
    answers: { 200: found(list) },
  },
  {
    ...{ ...common, method: 'post', path: `${path}/:id/resend` },
    summary: 'Deliver once more',
    answers: { 200: found(submission, 'Due for delivery') },
  },
  {
    ...{ ...common, method: 'delete', path: `${path}/:id` },
    summary: 'Remove what a visitor sent',
    answers: { 200: found(removed, 'Removed') },
  },
];
