import { z } from 'zod';
import { accepted } from '../answer';
import { raw } from '../body';
import { namedObject } from '../common';
import { endpoint } from '../endpoint';

/** Browsers differ in what they tell; what is not text counts as not told. */
const told = z.string().max(8_192).optional().catch(undefined);

const violation = namedObject('Violation', {
  type: z.string(),
  body: z.object({ effectiveDirective: told, blockedURL: told, sourceFile: told, sample: told }),
});

/** As `Reporting-Endpoints` sends them: https://w3c.github.io/webappsec-csp/#reporting */
const policyReports = z.array(violation).max(100);

/** As `report-uri` sends one. */
const policyReport = namedObject('PolicyReport', {
  'csp-report': z.object({
    'effective-directive': told,
    'violated-directive': told,
    'blocked-uri': told,
    'source-file': told,
    'script-sample': told,
  }),
});

/** See `createPageProof`. */
export const pageProof = z.string().regex(/^[\w-]{22}$/, 'Not a proof of a page');

/** The release whose page it is, as `remote/release`, with the page's proof. */
const reportedPage = z.strictObject({
  page: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}\/[\w.+-]{1,64}$/, 'Must be remote/release')
    .optional(),
  proof: pageProof.optional(),
});

export const MAX_POLICY_BYTES = 64 * 1_024;

/** How browsers send what violated a policy: to `report-to`, and to `report-uri`. */
export const POLICY_REPORTS = {
  'application/reports+json': policyReports,
  'application/csp-report': policyReport,
} as const;

/** What browsers report of violated policies; they call it by themselves. */
export const policyReportEndpoint = endpoint('POST /api/policy-reports', {
  tag: 'Reports',
  isSameSite: true,
  summary: 'Report violations of the site’s content security policy; browsers do so by themselves',
  access: 'public',
  limits: ['policyReports', 'releaseFailures', 'failures'],
  query: reportedPage,
  body: raw(POLICY_REPORTS, MAX_POLICY_BYTES),
  answers: accepted,
});
