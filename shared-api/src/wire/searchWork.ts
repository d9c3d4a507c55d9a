import { z } from 'zod';
import { SEARCH_ACTIONS, SEARCH_OUTCOMES } from '../calls/analytics';
import { count, namedBody, namedObject, objectId, time } from './common';

/** The search of which a reader has opened a result. */
export const openedQuery = z.strictObject({
  q: z.string().min(1, 'Required').max(200, 'At most 200 characters'),
});

const counts = z.object({
  searches: count,
  /** How often nothing answered it. */
  emptySearches: count,
  /** How often a reader opened a result. */
  opened: count,
});

const unmet = counts.extend({
  /** In small letters and without accents. */
  query: z.string(),
  /** What it found the last time. */
  results: count,
  /** UTC, as `2026-01-31`. */
  lastDay: z.iso.date(),
});

/** What readers searched for in the last 30 days without a good result, most frequent first. */
export const unmetSearches = namedObject('UnmetSearches', { searches: z.array(unmet) });

const query = z.string().trim().min(1, 'Required').max(80, 'At most 80 characters');

/** What staff did about a search; an article where it leads to one. */
export const searchActionBody = namedBody('SearchAction', {
  query,
  action: z.enum(SEARCH_ACTIONS),
  articleId: objectId.toLowerCase().nullable().default(null),
});

export const searchActionQuery = z.strictObject({ query });

const votes = z.object({ upVotes: count, downVotes: count });

const handled = z.object({
  query: z.string(),
  action: z.enum(SEARCH_ACTIONS),
  by: z.string(),
  at: time,
  article: z
    .object({
      id: objectId,
      title: z.string(),
      isPublished: z.boolean(),
      /** Before the action, and since. */
      votesBefore: votes,
      votesSince: votes,
    })
    .nullable(),
  /** In the 30 days before. */
  before: counts,
  since: counts,
  outcome: z.enum(SEARCH_OUTCOMES),
});

/** What was done about searches, newest first, and whether it worked. */
export const handledSearches = namedObject('HandledSearches', { searches: z.array(handled) });

const target = z.object({ id: objectId, title: z.string(), isPublished: z.boolean() });

/** The articles that belong to searches; deleted ones are left out. */
export const searchTargets = namedObject('SearchTargets', { articles: z.array(target) });

export type SearchTarget = z.infer<typeof target>;
export type SearchTargets = z.infer<typeof searchTargets>;
export type SearchCounts = z.infer<typeof counts>;
export type SearchVotes = z.infer<typeof votes>;
export type UnmetSearch = z.infer<typeof unmet>;
export type UnmetSearches = z.infer<typeof unmetSearches>;
export type SearchActionBody = z.input<typeof searchActionBody>;
export type HandledSearch = z.infer<typeof handled>;
export type HandledSearches = z.infer<typeof handledSearches>;
