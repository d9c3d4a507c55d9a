import { accepted, ok } from '../answer';
import { body } from '../body';
import { endpoint, type Facts } from '../endpoint';
import { telemetryBody } from '../operating/telemetry';
import { articleReportEndpoints } from './articleReports';
import { consentAnswer, consentReceipt } from './consent';

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
