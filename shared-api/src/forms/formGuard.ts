import { z } from './zod';

const NO_KEY = /^$/;
const KEY = /^[\w-]{8,100}$/;

/**
 * What every form carries besides its own fields; all of it may be absent, and none of it can make
 * a post fail.
 * - `website`: a trap that people never see and leave empty.
 * - `fillMs`: how long the form stood before the visitor sent it, by the page's own clock. A duration,
 *   because a cached page cannot know when it is shown and a visitor's clock may be wrong. Without
 *   script it is absent, and the post counts more towards the rate limit instead.
 * - `requestKey`: a random text per shown form; what is sent twice with it is stored once.
 */
export const formGuard = z.object({
  website: z.unknown().optional(),
  fillMs: z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z.coerce.number().nonnegative().optional(),
    )
    .catch(undefined),
  requestKey: z
    .string()
    .refine((value) => NO_KEY.test(value) || KEY.test(value))
    .transform((value) => value || undefined)
    .optional()
    .catch(undefined),
});

/** What a form's guard fields are after parsing. */
export type ParsedGuard = z.output<typeof formGuard>;

/** What a page may add to every form. */
export interface FormGuard {
  /** Always sent as it is in the hidden field: people leave it empty. */
  website?: string;
  /** Milliseconds from showing the form to sending it. */
  fillMs?: number;
  /** Random, 8 to 100 letters, digits, hyphens: the same for each try to send one form. */
  requestKey?: string;
}
