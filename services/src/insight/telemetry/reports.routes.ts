import { randomBytes } from 'node:crypto';
import { reportCalls } from '@pressline/shared-api';
import { reportedPage } from '@pressline/shared-api/wire/operating/policyReports';
import { telemetryBody } from '@pressline/shared-api/wire/operating/telemetry';
import { consentAnswer, consentReceipt } from '@pressline/shared-api/wire/visitors/consent';
import {
  feedbackAnswer,
  feedbackBody,
  feedbackPost,
} from '@pressline/shared-api/wire/visitors/feedback';
import type { Context } from 'koa';
import type { Deps } from '../../createDeps';
import { conflict, notFound } from '../../errors';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import { answersOf, bodies } from '../../mail/forms/forms.routes';
import { isOptedOut } from '../../mail/forms/isOptedOut';
import { isCrawler } from '../views/isCrawler';
import { MAX_POLICY_BYTES, POLICY_REPORTS, readPolicyReports } from './readPolicyReports';
import { readViolations } from './readViolations';

const taken = { 204: { description: 'Accepted' } } as const;
const common = { tag: 'Reports', isSameSite: true } as const;

/** Whether a visitor is one of those that are counted: no crawler, and not staff. */
export async function isReader(ctx: Context, { identify }: Deps): Promise<boolean> {
  if (isCrawler(ctx.get('user-agent'))) return false;
  return !(await identify(ctx.get('authorization') || undefined));
}

/** What is counted: the call, what it names, the counter, the limit and the summary. */
const COUNTED = [
  [reportCalls.view, 'Article', 'views', 'articleViews', 'Count a reader of an article'],
  [reportCalls.viewFaq, 'FAQ', 'faqViews', 'faqViews', 'Count a reader of an answer'],
  [reportCalls.viewVideo, 'Video', 'videoViews', 'videoViews', 'Count that a video was started'],
  [
    reportCalls.download,
    'Download',
    'fileDownloads',
    'downloads',
    'Count that a reader fetched a file',
  ],
] as const;

/**
 * What browsers report; pages of other sites may not. Bodies are JSON by their media type, which
 * pages of other sites cannot send.
 */
export const reportRoutes = [
  ...COUNTED.map(([call, subject, counter, limit, summary]) =>
    defineRoute({
      ...common,
      call,
      subject,
      summary: `${summary}; staff do not count`,
      access: 'optional',
      limits: [limit],
      params: { id: documentId },
      answers: taken,
      async handle({ params: { id }, deps, ctx }) {
        if (await isReader(ctx, deps)) deps[counter].count(id);
      },
    }),
  ),
  defineRoute({
    ...common,
    call: reportCalls.feedback,
    subject: 'Article',
    summary: 'Vote on an article, or change the vote',
    access: 'public',
    limits: ['feedback'],
    params: { id: documentId },
    body: bodies(feedbackBody, feedbackPost),
    answers: answersOf(feedbackAnswer, 'FeedbackOutcome'),
    async handle({ params: { id }, body, deps }) {
      const isThere = await deps.models.articles.exists({ _id: id, isPublished: true });
      if (!isThere) throw notFound('Article');
      const session = randomBytes(16).toString('hex');
      return deps.feedback.give(id, { session, reason: null, ...body });
    },
  }),
  defineRoute({
    ...common,
    call: reportCalls.consent,
    summary: 'Store the receipt of a consent choice',
    access: 'public',
    limits: ['consent'],
    body: json(consentReceipt),
    answers: { 200: found(consentAnswer, 'Already kept'), 201: found(consentAnswer, 'Kept') },
    errors: ['conflict'],
    async handle({ body, deps, ctx }) {
      const outcome = await deps.receipts.add(body, isOptedOut(ctx));
      if (outcome === 'other') throw conflict('Another receipt has this id');
      if (outcome === 'added') ctx.status = 201;
      return { id: body.id };
    },
  }),
  defineRoute({
    ...common,
    call: reportCalls.telemetry,
    summary: 'Report loads, failures and web vitals',
    access: 'public',
    limits: ['telemetry', 'releaseFailures', 'failures'],
    body: json(telemetryBody),
    answers: taken,
    async handle({ body: { reports }, deps: { failureLimiter, telemetry }, ctx }) {
      for (const report of reports) {
        const proof = 'proof' in report ? report.proof : undefined;
        if (await failureLimiter.counts(ctx.ip, report, proof)) telemetry.record(report);
      }
    },
  }),
  defineRoute({
    ...common,
    call: reportCalls.violations,
    summary:
      'Report violations of the site’s content security policy; browsers do so by themselves',
    access: 'public',
    limits: ['policyReports', 'releaseFailures', 'failures'],
    query: reportedPage,
    body: POLICY_REPORTS,
    isBodyRaw: true,
    maxBytes: MAX_POLICY_BYTES,
    answers: taken,
    async handle({ query: { page, proof }, deps: { failureLimiter, telemetry }, ctx }) {
      for (const report of readViolations(await readPolicyReports(ctx.req), page)) {
        if (await failureLimiter.counts(ctx.ip, report, proof, page)) telemetry.record(report);
      }
    },
  }),
];
