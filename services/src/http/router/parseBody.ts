import { fieldErrors } from '@pressline/shared-api/contract/resource/schemas';
import type { ZodType, z } from 'zod';
import { invalid } from '../../errors';

const KINDS: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
};
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

/** What is wrong with a value, for people, where its schema has no words of its own. */
export const issueMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'Required';
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected];
    case 'invalid_value':
      return `Must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `At least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `At most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    default:
      return undefined;
  }
};

/** Parses a body or a query by its schema. @throws HttpError 400 with one message per field */
export function parseBody<Parsed>(schema: ZodType<Parsed>, body: unknown): Parsed {
  const result = schema.safeParse(body, { error: issueMessage });
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}
