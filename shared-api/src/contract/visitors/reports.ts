import { z } from 'zod';
import { accepted, ok } from '../answer';
import { body } from '../body';
import { namedBody, namedObject } from '../common';
import { endpoint, type Facts } from '../endpoint';
import { telemetryBody } from '../operating/telemetry';
import { CONSENT_ACTIONS } from '../values';
import { articleReportEndpoints } from './articleReports';

const receiptId = z.string().regex(/^[0-9a-f]{32}$/, 'Must be 32 hexadecimal digits');

/** The pseudonymous proof of one choice. */
const consentReceipt = namedBody('ConsentReceipt', {
  /** A receipt that arrives twice is the same receipt. */
  id: receiptId,
  /** The receipt that this one follows in the same browser. */
  previousId: receiptId.nullable(),
  /** Version of the consent text. */
  version: z.string().regex(/^[\w.-]{1,20}$/, 'Not a version'),
  choices: z.strictObject({
    necessary: z.literal(true),
    functional: z.boolean(),
    analytics: z.boolean(),
    marketing: z.boolean(),
  }),
  action: z.enum(CONSENT_ACTIONS),
  /** When the choice was made, by the visitor's clock. */
  time: z.iso
    .datetime({ offset: true, message: 'Must be an ISO 8601 date-time' })
    .transform((time) => new Date(time).toISOString()),
  /** Of the text that the visitor was shown. */
  policyTextHash: z.string().regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256'),
  /** Whether the browser sent the Global Privacy Control signal. */
  gpc: z.boolean(),
});

const consentAnswer = namedObject('ConsentAnswer', { id: z.string() });

export type ConsentReceipt = z.input<typeof consentReceipt>;

const fromVisitors = { tag: 'Reports', isSameSite: true } as const;

// Staff do not count, so their token is sent.
const counted = {
  ...fromVisitors,
  access: 'optional',
  keepalive: true,
  answers: accepted,
} as const satisfies Partial<Facts>;

/** `api.reports`: what visitors' browsers report. All calls throw ApiError, 429 with Retry-After. */
export const reportEndpoints = {
  /** Counts a reader of an article; to be called once per browser session and article. */
  view: endpoint('POST /api/help/articles/:id/view', {
    ...counted,
    subject: 'Article',
    summary: 'Count a reader of an article; staff do not count',
    limits: ['articleViews'],
  }),
  /** Counts a reader of an answer; to be called when it is opened, once per browser session. */
  viewFaq: endpoint('POST /api/help/faqs/:id/view', {
    ...counted,
    subject: 'FAQ',
    summary: 'Count a reader of an answer; staff do not count',
    limits: ['faqViews'],
  }),
  /** Counts that a video was started; to be called once per browser session and video. */
  viewVideo: endpoint('POST /api/help/videos/:id/view', {
    ...counted,
    subject: 'Video',
    summary: 'Count that a video was started; staff do not count',
    limits: ['videoViews'],
  }),
  /** Counts that a reader fetched a download's file. */
  download: endpoint('POST /api/help/downloads/:id/download', {
    ...counted,
    subject: 'Download',
    summary: 'Count that a reader fetched a file; staff do not count',
    limits: ['downloads'],
  }),
  ...articleReportEndpoints,
  /** Stores a receipt. Sent again it stays the same one; another one with its id answers 409. */
  consent: endpoint('POST /api/consent', {
    ...fromVisitors,
    summary: 'Store the receipt of a consent choice',
    access: 'public',
    keepalive: true,
    limits: ['consent'],
    body: body(consentReceipt),
    answers: { 200: ok(consentAnswer, 'Already kept'), 201: ok(consentAnswer, 'Kept') },
    errors: ['conflict'],
  }),
  telemetry: endpoint('POST /api/telemetry', {
    ...fromVisitors,
    summary: 'Report loads, failures and web vitals',
    access: 'public',
    keepalive: true,
    limits: ['telemetry', 'releaseFailures', 'failures'],
    body: body(telemetryBody),
    answers: accepted,
  }),
};
