import { hostTelemetryCall, reportCalls, telemetryCalls } from '@pressline/shared-api';
import { periodQuery } from '@pressline/shared-api/wire/analytics';
import { reportedPage } from '@pressline/shared-api/wire/operating/policyReports';
import {
  hostReleasesQuery,
  internalTelemetry,
  telemetryBody,
  telemetry as telemetryFigures,
} from '@pressline/shared-api/wire/operating/telemetry';
import { consentAnswer, consentReceipt } from '@pressline/shared-api/wire/visitors/consent';
import { conflict } from '../../errors';
import { defineRoute, found, json } from '../../http/router/defineRoute';
import { isOptedOut } from '../../mail/forms/isOptedOut';
import { lastDays } from '../../utcDay';
import type { ConsentReceipts } from './createConsentReceipts';
import type { FailureLimiter } from './createFailureLimiter';
import type { TelemetryStore } from './createTelemetryStore';
import { MAX_POLICY_BYTES, POLICY_REPORTS, readPolicyReports } from './readPolicyReports';
import { readViolations } from './readViolations';

const taken = { 204: { description: 'Accepted' } } as const;
const common = { tag: 'Reports', isSameSite: true } as const;
const staff = { tag: 'Staff', access: 'admin', query: periodQuery } as const;

interface TelemetryNeeds {
  receipts: ConsentReceipts;
  telemetry: TelemetryStore;
  failureLimiter: FailureLimiter;
}

/**
 * Receipts, loads, failures and web vitals that browsers report, and the figures from them: for staff,
 * and for the shell host, which judges releases by them. Pages of other sites may not report. Bodies
 * are JSON by their media type, which pages of other sites cannot send.
 */
export const telemetryRoutes = ({ receipts, telemetry, failureLimiter }: TelemetryNeeds) => [
  defineRoute({
    ...common,
    call: reportCalls.consent,
    summary: 'Store the receipt of a consent choice',
    access: 'public',
    limits: ['consent'],
    body: json(consentReceipt),
    answers: { 200: found(consentAnswer, 'Already kept'), 201: found(consentAnswer, 'Kept') },
    errors: ['conflict'],
    async handle({ body, ctx }) {
      const outcome = await receipts.add(body, isOptedOut(ctx));
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
    async handle({ body: { reports }, ctx }) {
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
    async handle({ query: { page, proof }, ctx }) {
      for (const report of readViolations(await readPolicyReports(ctx.req), page)) {
        if (await failureLimiter.counts(ctx.ip, report, proof, page)) telemetry.record(report);
      }
    },
  }),
  defineRoute({
    ...staff,
    call: telemetryCalls.get,
    summary: 'Count loads and failures of releases in browsers, with web vitals',
    answers: { 200: found(telemetryFigures) },
    handle: ({ query }) => telemetry.readSince(lastDays(query.days)[0] ?? ''),
  }),
  defineRoute({
    call: hostTelemetryCall,
    tag: 'Service',
    summary:
      'Count loads and failures of a shell host’s releases since yesterday; for the host alone',
    access: 'internal',
    query: hostReleasesQuery,
    answers: { 200: found(internalTelemetry) },
    async handle({ query }) {
      const [yesterday = ''] = lastDays(2);
      return { releases: await telemetry.releasesOfHost(query.releases, yesterday) };
    },
  }),
];
