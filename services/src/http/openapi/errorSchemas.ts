import { namedObject } from '@pressline/shared-api/wire/common';
import { z } from 'zod';
import { ERROR_CODES } from '../../errors';

const code = z.enum(ERROR_CODES);
const fields = z.record(z.string(), z.string()).optional();

/** The body of every error except those of login. */
export const errorAnswer = namedObject('Error', {
  error: z.object({ code, message: z.string(), fields }),
  message: z.string(),
  current: z.unknown().optional(),
});

/** The body of login errors: callers show `error` as text. */
export const textErrorAnswer = namedObject('TextError', {
  error: z.string(),
  message: z.string(),
  code,
  fields,
});
