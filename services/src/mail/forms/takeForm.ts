import type { SubmissionKind } from '@pressline/shared-api';
import type { ParsedGuard } from '@pressline/shared-api/forms/formGuard';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Context } from 'koa';
import type { Limit } from '../../http/limits/createLimit';
import type { Submissions } from '../outbox/createSubmissions';

/** Requests that a form counts as when no script timed how long it was filled. */
const UNTIMED_COST = 4;
/** No person fills in a form faster. */
const MIN_FILL_MS = 2_000;

type Form = Readonly<Record<string, unknown>>;

interface Intake {
  kind: SubmissionKind;
  form: Form;
  address: string;
  /** Whether the request carried the Global Privacy Control signal. */
  isOptedOut: boolean;
  outboxWaitsMs?: number;
}

/** Separates the guard fields of every form from the form's own. */
export function splitGuard({ website, fillMs, requestKey, ...fields }: Form) {
  return { fields, guard: { website, fillMs, requestKey } as ParsedGuard };
}

/** Why a form looks automated, if it does. */
export function spamReason({
  website,
  fillMs,
}: Pick<ParsedGuard, 'website' | 'fillMs'>): string | undefined {
  if (website !== undefined && website !== '')
    return 'Looks automated: the hidden field was filled in';
  if (fillMs !== undefined && fillMs < MIN_FILL_MS) return 'Looks automated: sent too fast';
  return undefined;
}

export interface IntakeNeeds {
  submissions: Submissions;
  limit: Limit;
}

/**
 * Stores a parsed form of a visitor, after checks for automated posts and the rate limit. The answer must not
 * reveal whether it is held or repeated.
 */
export async function takeForm(
  { submissions, limit }: IntakeNeeds,
  { kind, form, address, isOptedOut, outboxWaitsMs }: Intake,
) {
  const { fields, guard } = splitGuard(form);
  await limit.consume(addressKey(address), guard.fillMs === undefined ? UNTIMED_COST : 1);
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  return submissions.store({
    kind,
    fields: Object.fromEntries(given),
    requestKey: guard.requestKey,
    isOptedOut,
    heldBecause: spamReason(guard),
    outboxWaitsMs,
  });
}

/** Whether a request carries the Global Privacy Control signal (W3C, section 3.2: `Sec-GPC: 1`). */
export const isOptedOut = (ctx: Pick<Context, 'get'>): boolean => ctx.get('sec-gpc') === '1';
