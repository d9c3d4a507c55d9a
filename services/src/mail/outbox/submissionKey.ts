import { createHash } from 'node:crypto';
import type { SubmissionKind } from '@pressline/shared-api';

/** Equal posts without a request key count as one for once to twice this time. */
const PERIOD_MS = 10 * 60_000;

export interface Post {
  kind: SubmissionKind;
  fields: Record<string, string>;
  requestKey?: string;
}

/**
 * Equal for repeated posts: a hash of the content with the page's request key, or else with the
 * period of time; the second key is that of the period before. For the newsletter it is the email
 * address alone.
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
