import { z } from 'zod';
import { DELIVERY_STATES, SUBMISSION_KINDS } from '../submission';

/** Query parameters of the inbox; an empty `kind` or `state`, or `all`, is no condition. */
export const submissionListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(1_000).default(50),
  kind: z.enum(['', 'all', ...SUBMISSION_KINDS]).optional(),
  state: z.enum(['', 'all', ...DELIVERY_STATES]).optional(),
  q: z.string().trim().max(200).optional(),
});

export type SubmissionListQuery = z.output<typeof submissionListQuery>;
