import { z } from 'zod';
import {
  DELIVERY_STATES,
  MAX_SUBMISSION_NOTE,
  SUBMISSION_KINDS,
  SUBMISSION_STATUSES,
} from '../calls/submissions';
import { count, lines, namedBody, namedObject, objectId, pageOf, time } from './common';

const username = z.string().trim().max(64);

/**
 * An empty `kind` or `state`, or `all`, is no condition. `open`: not done yet, without what looks
 * automated.
 */
export const submissionListQuery = z.strictObject({
  ...pageOf(50),
  kind: z.enum(['', 'all', ...SUBMISSION_KINDS]).optional(),
  state: z.enum(['', 'all', ...DELIVERY_STATES]).optional(),
  status: z.enum(['', 'open', ...SUBMISSION_STATUSES]).optional(),
  assignee: username.optional(),
  q: z.string().trim().max(200).optional(),
});

const delivery = z.object({
  state: z.enum(DELIVERY_STATES),
  /** Whether anything is configured that delivers this kind; without it, requests stay here. */
  isConfigured: z.boolean(),
  /** Tries so far, since it was stored or last sent on by staff. */
  tries: count,
  /** When the next try is due; null unless pending. */
  nextAt: time.nullable(),
  sentAt: time.nullable(),
  /** Why the last try failed, or why it is held. */
  lastError: z.string().nullable(),
});

/** One form that a visitor sent. */
export const submission = namedObject('Submission', {
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
  status: z.enum(SUBMISSION_STATUSES),
  /** Username of the admin user who takes care of it. */
  assignee: z.string().nullable(),
  /** For staff alone. */
  note: z.string(),
  /** Counts what staff changed. */
  version: count,
});

export const submissionList = namedObject('SubmissionList', {
  submissions: z.array(submission),
  total: count,
});

export const submissionUpdate = namedBody('SubmissionUpdate', {
  status: z.enum(SUBMISSION_STATUSES).optional(),
  assignee: username.nullable().optional(),
  note: lines(MAX_SUBMISSION_NOTE).optional(),
  version: count.optional(),
});

export type SubmissionListQuery = z.output<typeof submissionListQuery>;
export type SubmissionUpdate = z.input<typeof submissionUpdate>;
export type Submission = z.infer<typeof submission>;
export type SubmissionList = z.infer<typeof submissionList>;
