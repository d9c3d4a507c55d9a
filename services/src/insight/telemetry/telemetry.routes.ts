import type { IncomingMessage } from 'node:http';
import { contract } from '@pressline/shared-api/contract';
import {
  MAX_POLICY_BYTES,
  POLICY_REPORTS,
} from '@pressline/shared-api/contract/operating/policyReports';
import { conflict, HttpError, invalid } from '../../errors';
import { handle } from '../../http/router/handle';
import { parseBody } from '../../http/router/parseBody';
import { readBodyText } from '../../http/uploads/readBodyText';
import { isOptedOut } from '../../mail/forms/takeForm';
import { lastDays } from '../../utcDay';
import { type CountingRules, countsReport } from './countsReport';
import type { ConsentReceipts } from './createConsentReceipts';
import type { TelemetryStore } from './createTelemetryStore';
import { readViolations, type SentReports } from './readViolations';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ body: 'Must be JSON' });
  }
}

/** Reads what a browser reports of violated policies. @throws HttpError 400, 413, 415 */
async function readPolicyReports(request: IncomingMessage): Promise<SentReports> {
  const text = await readBodyText(request, MAX_POLICY_BYTES);
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const known = Object.entries(POLICY_REPORTS).find(([name]) => name === type);
  if (!known) throw new HttpError('unsupported', 'The body must contain browser reports');
  return parseBody<SentReports>(known[1], parseJson(text));
}

interface TelemetryNeeds {
  receipts: ConsentReceipts;
  telemetry: TelemetryStore;
  /** Which reports count. */
  counting: CountingRules;
}

/**
 * Receipts, loads, failures and web vitals that browsers report, and the figures from them: for staff,
 * and for the shell host, which judges releases by them. Pages of other sites may not report. Bodies
 * are JSON by their media type, which pages of other sites cannot send.
 */
export const telemetryRoutes = ({ receipts, telemetry, counting }: TelemetryNeeds) => [
  handle(contract.reports.consent, async ({ body, ctx }) => {
    const outcome = await receipts.add(body, isOptedOut(ctx));
    if (outcome === 'other') throw conflict('Another receipt has this id');
    if (outcome === 'added') ctx.status = 201;
    return { id: body.id };
  }),
  handle(contract.reports.telemetry, async ({ body: { reports }, ctx }) => {
    for (const report of reports) {
      const proof = 'proof' in report ? report.proof : undefined;
      if (await countsReport(counting, ctx.ip, report, proof)) telemetry.record(report);
    }
  }),
  handle(contract.others.policyReports, async ({ query: { page, proof }, ctx }) => {
    for (const report of readViolations(await readPolicyReports(ctx.req), page)) {
      if (await countsReport(counting, ctx.ip, report, proof, page)) telemetry.record(report);
    }
  }),
  handle(contract.telemetry.get, ({ query }) => telemetry.readSince(lastDays(query.days)[0] ?? '')),
  handle(contract.others.hostTelemetry, async ({ query }) => {
    const [yesterday = ''] = lastDays(2);
    return { releases: await telemetry.releasesOfHost(query.releases, yesterday) };
  }),
];
