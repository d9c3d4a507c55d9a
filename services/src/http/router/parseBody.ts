import { fieldErrors } from '@pressline/shared-api/contract/resource/schemas';
import type { ZodType } from 'zod';
import { invalid } from '../../errors';
import { issueMessage } from './issueMessage';

/** Parses a body or a query by its schema. @throws HttpError 400 with one message per field */
export function parseBody<Parsed>(schema: ZodType<Parsed>, body: unknown): Parsed {
  const result = schema.safeParse(body, { error: issueMessage });
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}
