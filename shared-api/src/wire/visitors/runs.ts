import { z } from 'zod';
import { MAX_RUN_NOTE, MAX_RUN_STEPS } from '../../calls/visitors/runs';
import { lines, namedBody } from '../common';

const failedStep = z.strictObject({
  /** The step's key in the article's HTML, `data-item`. */
  item: z.string().regex(/^[\da-f]{8}(?:-\d{1,4})?$/, 'Not the key of a step'),
  note: lines(MAX_RUN_NOTE)
    .transform((text) => text.trim())
    .default(''),
});

/** The receipt of one run. Sent again with the same `run`, it replaces the former. */
export const runBody = namedBody('RunBody', {
  /** A random key of the run. */
  run: z.string().regex(/^[\w-]{16,64}$/, 'Must be 16 to 64 letters, digits, - or _'),
  /** The article's when it was run. */
  revision: z.int().min(1),
  /** How many steps were done. */
  done: z.int().min(0).max(MAX_RUN_STEPS),
  failed: z
    .array(failedStep)
    .max(MAX_RUN_STEPS, `At most ${MAX_RUN_STEPS} steps`)
    .refine(
      (steps) => new Set(steps.map(({ item }) => item)).size === steps.length,
      'Each step once',
    ),
});

export type RunBody = z.input<typeof runBody>;
