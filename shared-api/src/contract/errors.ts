import { z } from 'zod';
import { namedObject } from './common';
import { type ErrorCode, STATUS_BY_CODE } from './errorStatus';

export const ERROR_CODES = Object.keys(STATUS_BY_CODE) as ErrorCode[];

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
