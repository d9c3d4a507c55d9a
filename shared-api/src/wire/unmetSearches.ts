import { z } from 'zod';
import { count, named, namedObject, objectId } from './common';

/** The search of which a reader has opened a result. */
export const openedQuery = z.strictObject({
  q: z.string().min(1, 'Required').max(200, 'At most 200 characters'),
});

const unmet = z.object({
  /** In small letters and without accents. */
  query: z.string(),
  searches: count,
  /** How often nothing answered it. */
  emptySearches: count,
  /** How often a reader opened a result. */
  opened: count,
  /** What it found the last time. */
  results: count,
  /** UTC, as `2026-01-31`. */
  lastDay: z.iso.date(),
});

/** What readers searched for in the last 30 days and still get no good answer for, newest and most frequent first. */
export const unmetSearches = namedObject('UnmetSearches', { searches: z.array(unmet) });

const pinned = z.object({ id: objectId, title: z.string(), isPublished: z.boolean() });

/** The articles that are pinned to searches; deleted ones are left out. */
export const pinTargets = namedObject('PinTargets', { articles: z.array(pinned) });

export const dismissalQuery = z.strictObject({
  query: z.string().trim().min(1, 'Required').max(80, 'At most 80 characters'),
});

export const dismissalBody = named('SearchDismissal', dismissalQuery);

export type UnmetSearch = z.infer<typeof unmet>;
export type UnmetSearches = z.infer<typeof unmetSearches>;

export type PinTargets = z.infer<typeof pinTargets>;
