import type { SubmissionKind } from '@pressline/shared-api';
import { formGuard, type ParsedGuard } from '@pressline/shared-api/forms/formGuard';
import type { ZodType } from 'zod';
import type { Submissions } from '../outbox/createSubmissions';
import type { StoredSubmission } from '../outbox/StoredSubmission';
import { parseBody } from '../resource/parseBody';
import type { FormLimiter } from './createFormLimiter';

/** Nobody reads and fills a form faster. */
const MIN_FILL_MS = 2_000;

/** Takes in what visitors send: guard against automated posts, rate limit, store. */
export interface FormIntake {
  /** Stores a parsed form; the answer must not depend on whether it is held or was known. */
  take(form: {
    kind: SubmissionKind;
    fields: Readonly<Record<string, string>>;
    guard: ParsedGuard;
    address: string;
    outboxWaitsMs?: number;
  }): Promise<StoredSubmission>;
}

/** Parses a body that may carry the guard's fields besides the form's. @throws HttpError 400 */
export function parseForm<Fields>(schema: ZodType<Fields>, body: unknown) {
  const guard: ParsedGuard = formGuard.safeParse(body).data ?? {};
  if (body === null || typeof body !== 'object') return { fields: parseBody(schema, body), guard };
  const own = Object.entries(body).filter(([name]) => !Object.hasOwn(formGuard.shape, name));
  return { fields: parseBody(schema, Object.fromEntries(own)), guard };
}

function suspicion({ website, fillMs }: ParsedGuard): string | undefined {
  if (website !== undefined && website !== '')
    return 'Looks automated: the hidden field was filled';
  if (fillMs !== undefined && fillMs < MIN_FILL_MS) return 'Looks automated: sent too fast';
  return undefined;
}

export function createFormIntake(submissions: Submissions, limiter: FormLimiter): FormIntake {
  return {
    async take({ kind, fields, guard, address, outboxWaitsMs }) {
      await limiter.consume(address, guard.fillMs !== undefined);
      const given = Object.entries(fields).filter(([, value]) => value !== '');
      return submissions.store({
        kind,
        fields: Object.fromEntries(given),
        requestKey: guard.requestKey,
        heldBecause: suspicion(guard),
        outboxWaitsMs,
      });
    },
  };
}
