import { z } from 'zod';
import { namedObject } from '../common';

/** Browsers differ in what they tell; what is not text counts as not told. */
const told = z.string().max(8_192).optional().catch(undefined);

const violation = namedObject('Violation', {
  type: z.string(),
  body: z.object({ effectiveDirective: told, blockedURL: told, sourceFile: told, sample: told }),
});

/** As `Reporting-Endpoints` sends them: https://w3c.github.io/webappsec-csp/#reporting */
export const policyReports = z.array(violation).max(100);

/** As `report-uri` sends one. */
export const policyReport = namedObject('PolicyReport', {
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
export const reportedPage = z.strictObject({
  page: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}\/[\w.+-]{1,64}$/, 'Must be remote/release')
    .optional(),
  proof: pageProof.optional(),
});
