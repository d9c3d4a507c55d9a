import { EMAIL_PATTERN } from './emailPattern';
import { z } from './zod';

const hasNoControls = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text);
const hasOnlyLineBreaks = (text: string) => !/[^\P{Cc}\t\r\n]/u.test(text);

const capped = (max: number, error: string) =>
  z
    .string({ error })
    .trim()
    .max(max, `At most ${max.toLocaleString('en-US')} characters`);

/** Text that stays on one line; `message` is what an empty one is answered with. */
export const requiredLine = (max: number, message: string) =>
  capped(max, message).min(1, message).refine(hasNoControls, 'Must be a single line');

/** Text on one line that may be absent or empty. */
export const optionalLine = (max: number) =>
  capped(max, 'Must be text').refine(hasNoControls, 'Must be a single line').default('');

/** Text on several lines that may be absent or empty. */
export const optionalText = (max: number) =>
  capped(max, 'Must be text')
    .refine(hasOnlyLineBreaks, 'Must not contain control characters')
    .default('');

/** Text on several lines; `message` is what an empty one is answered with. */
export const requiredText = (max: number, message: string) =>
  capped(max, message)
    .min(1, message)
    .refine(hasOnlyLineBreaks, 'Must not contain control characters');

const EMAIL_MESSAGE = 'Please enter a valid email address';
const MAX_EMAIL = 254;

/** Exactly one email address. */
export const emailAddress = () =>
  z
    .string({ error: EMAIL_MESSAGE })
    .trim()
    .max(MAX_EMAIL, EMAIL_MESSAGE)
    .regex(EMAIL_PATTERN, EMAIL_MESSAGE)
    .refine(hasNoControls, EMAIL_MESSAGE);
