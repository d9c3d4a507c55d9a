import {
  CONTACT_KINDS,
  type ContactKind,
  contactRequests,
} from '@pressline/shared-api/contract/visitors/forms';
import type { ZodType } from 'zod';
import { invalid } from '../../errors';
import { parseBody } from '../../http/router/parseBody';

const SCHEMAS: Readonly<Record<ContactKind, ZodType<Readonly<Record<string, unknown>>>>> =
  contactRequests;

/** Parses a body of the contact path by the form that its `kind` names. @throws HttpError 400 */
export function parseContact(body: unknown): {
  kind: ContactKind;
  form: Readonly<Record<string, unknown>>;
} {
  if (body === null || typeof body !== 'object') {
    return { kind: 'contact', form: parseBody(SCHEMAS.contact, body) };
  }
  const { kind: named = 'contact', ...form } = body as Record<string, unknown>;
  const kind = CONTACT_KINDS.find((known) => known === named);
  if (!kind) throw invalid({ kind: `Must be one of ${CONTACT_KINDS.join(', ')}` });
  return { kind, form: parseBody(SCHEMAS[kind], form) };
}
