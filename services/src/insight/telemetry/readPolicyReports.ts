import type { IncomingMessage } from 'node:http';
import {
  MAX_POLICY_BYTES,
  POLICY_REPORTS,
} from '@pressline/shared-api/contract/operating/policyReports';
import { HttpError, invalid } from '../../errors';
import { parseBody } from '../../http/router/parseBody';
import { readBodyText } from '../../http/uploads/readBodyText';
import type { SentReports } from './readViolations';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ body: 'Must be JSON' });
  }
}

/** Reads what a browser reports of violated policies. @throws HttpError 400, 413, 415 */
export async function readPolicyReports(request: IncomingMessage): Promise<SentReports> {
  const text = await readBodyText(request, MAX_POLICY_BYTES);
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const known = Object.entries(POLICY_REPORTS).find(([name]) => name === type);
  if (!known) throw new HttpError('unsupported', 'The body must contain browser reports');
  return parseBody<SentReports>(known[1], parseJson(text));
}
