import { z } from 'zod';
import { DELIVERY_STATES, SUBMISSION_KINDS } from '../calls/submissions';
import { count, named, objectId, pageOf, time } from './common';

/** An empty `kind` or `state`, or `all`, is no condition. */
export const submissionListQuery = z.strictObject({
  ...pageOf(50),
  kind: z.enum(['', 'all', ...SUBMISSION_KINDS]).optional(),
  state: z.enum(['', 'all', ...DELIVERY_STATES]).optional(),
  q: z.string().trim().max(200).optional(),
});

const delivery = z.object({
  state: z.enum(DELIVERY_STATES),
  /** Tries so far, since it was stored or last sent on by staff. */
  tries: count,
  /** When the next try is due; null unless pending. */
  nextAt: time.nullable(),
  sentAt: time.nullable(),
  /** Why the last try failed, or why it is held. */
  lastError: z.string().nullable(),
});

/** One form that a visitor sent. */
export const submission = named(
  'Submission',
  z.object({
    id: objectId,
    kind: z.enum(SUBMISSION_KINDS),
    /** The form's fields by name; empty ones are left out. */
    fields: z.record(z.string(), z.string()),
    /** Whether it came with the Global Privacy Control signal. */
    isOptedOut: z.boolean(),
    delivery,
    /** The address of the demo account that a trial led to. */
    accountUrl: z.string().nullable(),
    createdAt: time,
  }),
);

export const submissionList = named(
  'SubmissionList',
  z.object({ submissions: z.array(submission), total: count }),
);

export type SubmissionListQuery = z.output<typeof submissionListQuery>;
export type Submission = z.infer<typeof submission>;
export type SubmissionList = z.infer<typeof submissionList>;
