import { z } from 'zod';
import { SEARCH_ACTIONS, SEARCH_OUTCOMES } from '../calls/analytics';
import { finding } from './checks';
import { count, named, namedBody, namedObject, objectId, time } from './common';
import { impactBody } from './impact';

/** Which result of a search a reader has opened; `article` where it was one. */
export const openedQuery = z.strictObject({
  q: z.string().min(1, 'Required').max(200, 'At most 200 characters'),
  article: objectId.toLowerCase().optional(),
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

const guardedPlace = z.object({ id: objectId, place: z.int().min(1).nullable() });

/** The place of each guarded article in its search, by the guarded query's id. */
export const guardedPlaces = namedObject('GuardedPlaces', { queries: z.array(guardedPlace) });

const suggested = z.object({
  query: z.string(),
  searches: count,
  /** How often a reader opened a result, and this article. */
  opened: count,
  articleOpened: count,
  article: z.object({ id: objectId, title: z.string() }),
});

/** Searches of the last 30 days after which nearly all readers opened the same article, most frequent first. */
export const suggestedGuards = namedObject('SuggestedGuards', { searches: z.array(suggested) });

/** A search and the article that was suggested for it. */
export const guardSuggestionQuery = z.strictObject({ query, articleId: objectId.toLowerCase() });

export const guardSuggestionBody = named('GuardSuggestion', guardSuggestionQuery);

/** A group of synonyms or a pinned result as it is about to be saved, and its id if there is one; or those that are about to be deleted. */
export const judgeBody = namedBody('SearchJudgement', {
  id: objectId.toLowerCase().optional(),
  synonym: z
    .strictObject({ word: z.string().max(60), terms: z.array(z.string().max(60)).max(20) })
    .optional(),
  pin: z.strictObject({ query: z.string().max(80), articleId: objectId.toLowerCase() }).optional(),
  removed: impactBody.shape.ids.optional(),
});

/** The guarded queries that would get worse. */
export const judgement = namedObject('SearchJudged', { findings: z.array(finding) });

export type GuardedPlaces = z.infer<typeof guardedPlaces>;
export type JudgeBody = z.output<typeof judgeBody>;
export type Judgement = z.infer<typeof judgement>;
export type SuggestedGuard = z.infer<typeof suggested>;
export type SuggestedGuards = z.infer<typeof suggestedGuards>;
export type GuardSuggestionBody = z.input<typeof guardSuggestionBody>;
export type SearchTarget = z.infer<typeof target>;
export type SearchTargets = z.infer<typeof searchTargets>;
export type SearchCounts = z.infer<typeof counts>;
export type SearchVotes = z.infer<typeof votes>;
export type UnmetSearch = z.infer<typeof unmet>;
export type UnmetSearches = z.infer<typeof unmetSearches>;
export type SearchActionBody = z.input<typeof searchActionBody>;
export type HandledSearch = z.infer<typeof handled>;
export type HandledSearches = z.infer<typeof handledSearches>;
