import { createHash } from 'node:crypto';
import type { SubmissionKind } from '@pressline/shared-api';

/** For this time, and up to twice as long, equal posts without a request key count as one. */
const PERIOD_MS = 10 * 60_000;

export interface Post {
  kind: SubmissionKind;
  fields: Record<string, string>;
  requestKey?: string;
}

/**
 * What makes a post the same as another: its content together with the page's request key, or with
 * the period of time when the page gave none; the second key is then that of the period before. A newsletter
 * address is the same for ever.
 */
export function submissionKeys({ kind, fields, requestKey }: Post, now: number): string[] {
  const content = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = (occasion: string) =>
    createHash('sha256')
      .update(JSON.stringify([kind, occasion, content]))
      .digest('base64url');
  if (kind === 'newsletter') {
    const email = fields.email?.toLowerCase() ?? '';
    return [createHash('sha256').update(`newsletter ${email}`).digest('base64url')];
  }
  if (requestKey) return [hash(`key ${requestKey}`)];
  const period = Math.floor(now / PERIOD_MS);
  return [hash(`time ${period}`), hash(`time ${period - 1}`)];
}
