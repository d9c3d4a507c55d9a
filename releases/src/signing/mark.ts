import { z } from 'zod';

const mark = z.object({
  /** The release that was active last, and when it was signed. */
  release: z.string(),
  signedAt: z.string(),
  /** The last approval that was seen: none counts twice. */
  approvedAt: z.string(),
  /** The releases that it allows, whatever their age, until a release without approval is active. */
  standing: z.array(z.string()),
  /** The releases that were active here, the last one first. */
  formers: z.array(z.string()).default([]),
});

export const marks = z.record(z.string(), mark);

export type Mark = z.infer<typeof mark>;
