import { z } from 'zod';

/** One entry of an article's table of contents; `depth` is the heading's level. */
export const tocEntry = z.object({
  id: z.string(),
  text: z.string(),
  depth: z.int().min(1).max(6),
});

export type TocEntry = z.infer<typeof tocEntry>;
