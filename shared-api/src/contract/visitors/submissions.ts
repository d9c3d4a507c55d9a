import { z } from 'zod';
import { ok } from '../answer';
import { body } from '../body';
import { count, lines, namedBody, namedObject, objectId, pageOf, removed, time } from '../common';
import { endpoint } from '../endpoint';
import {
  DELIVERY_STATES,
  MAX_SUBMISSION_NOTE,
  SUBMISSION_KINDS,
  SUBMISSION_STATUSES,
} from '../values';

const username = z.string().trim().max(64);

/**
 * An empty `kind` or `state`, or `all`, is no condition. `open`: not done yet, without what looks
 * automated.
 */
const submissionListQuery = z.strictObject({
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
const submission = namedObject('Submission', {
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

const submissionList = namedObject('SubmissionList', {
  submissions: z.array(submission),
  total: count,
});

const submissionUpdate = namedBody('SubmissionUpdate', {
  status: z.enum(SUBMISSION_STATUSES).optional(),
  assignee: username.nullable().optional(),
  note: lines(MAX_SUBMISSION_NOTE).optional(),
  version: count.optional(),
});

const common = { tag: 'Staff', access: 'admin' } as const;
const ofOne = { ...common, subject: 'Submission' } as const;

/** `api.submissions`: the inbox of forms, newest first; for staff. All calls throw ApiError. */
export const submissionEndpoints = {
  list: endpoint('GET /api/admin/submissions', {
    ...common,
    summary: 'List what visitors sent, newest first',
    query: submissionListQuery,
    answers: { 200: ok(submissionList) },
  }),
  /** With `version`, a concurrent change answers 409 with the record in `error.current`. */
  update: endpoint('PUT /api/admin/submissions/:id', {
    ...ofOne,
    summary: 'Update the status, assignee and note of a request',
    done: 'Updated a request',
    body: body(submissionUpdate),
    answers: { 200: ok(submission) },
    current: submission,
  }),
  /** Delivers once more, whatever the state. */
  resend: endpoint('POST /api/admin/submissions/:id/resend', {
    ...ofOne,
    summary: 'Resend a request',
    done: 'Resent a request',
    answers: { 200: ok(submission, 'Due for delivery') },
    errors: ['conflict'],
  }),
  remove: endpoint('DELETE /api/admin/submissions/:id', {
    ...ofOne,
    summary: 'Delete a request',
    done: 'Deleted a request',
    answers: { 200: ok(removed, 'Removed') },
  }),
};

export type SubmissionListQuery = z.output<typeof submissionListQuery>;
export type SubmissionListParams = Partial<SubmissionListQuery>;
export type SubmissionUpdate = z.input<typeof submissionUpdate>;
export type Submission = z.infer<typeof submission>;
