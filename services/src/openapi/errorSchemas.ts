import { named } from '@pressline/shared-api/wire/common';
import { z } from 'zod';
import { ERROR_CODES } from '../errors';

const code = z.enum(ERROR_CODES);
const fields = z.record(z.string(), z.string()).optional();

/** What every error answers, but those of login. */
export const errorAnswer = named(
  'Error',
  z.object({
    error: z.object({ code, message: z.string(), fields }),
    message: z.string(),
    current: z.unknown().optional(),
  }),
);

/** What the errors of login answer, whose callers show `error` as it is. */
export const textErrorAnswer = named(
  'TextError',
  z.object({ error: z.string(), message: z.string(), code, fields }),
);
