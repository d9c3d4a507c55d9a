import { z } from 'zod';
import { accepted, ok } from '../answer';
import { body } from '../body';
import { count, message, named, namedObject, objectId } from '../common';
import { endpoint } from '../endpoint';

/** The search of which a reader has opened a result. */
const openedQuery = z.strictObject({
  q: z.string().min(1, 'Required').max(200, 'At most 200 characters'),
});

export const unmetSearch = z.object({
  /** In lower case, without accents. */
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
const unmetSearches = namedObject('UnmetSearches', { searches: z.array(unmetSearch) });

const pinned = z.object({ id: objectId, title: z.string(), isPublished: z.boolean() });

/** The articles that are pinned to searches; deleted ones are left out. */
const pinTargets = namedObject('PinTargets', { articles: z.array(pinned) });

const dismissalQuery = z.strictObject({
  query: z.string().trim().min(1, 'Required').max(80, 'At most 80 characters'),
});

const dismissalBody = named('SearchDismissal', dismissalQuery);

const staff = { tag: 'Staff', access: 'admin' } as const;

/** That a reader opened a result of a search; by `data-counts` of mfe-help. */
export const searchOpenedEndpoint = endpoint('POST /api/help/search/opened', {
  tag: 'Reports',
  summary: 'Count that a reader opened a result of a search; staff do not count',
  access: 'optional',
  isSameSite: true,
  limits: ['searchOpens'],
  query: openedQuery,
  argument: 'q',
  answers: accepted,
});

/** `api.unmetSearches`: searches of readers that nothing answers well. All calls throw ApiError. */
export const unmetSearchEndpoints = {
  list: endpoint('GET /api/admin/unmet-searches', {
    ...staff,
    summary: 'List the searches with no good answer',
    answers: { 200: ok(unmetSearches) },
  }),
  pinTargets: endpoint('GET /api/admin/unmet-searches/pin-targets', {
    ...staff,
    summary: 'List the articles that are pinned to searches',
    answers: { 200: ok(pinTargets) },
  }),
  /** Takes a search off the list. */
  dismiss: endpoint('POST /api/admin/unmet-searches/dismissals', {
    ...staff,
    summary: 'Dismiss a search with no good answer',
    done: 'Dismissed a search',
    body: body(dismissalBody),
    answers: { 200: ok(message) },
  }),
  /** Undoes a dismissal. */
  restore: endpoint('DELETE /api/admin/unmet-searches/dismissals', {
    ...staff,
    summary: 'Undo the dismissal of a search',
    done: 'Restored a dismissed search',
    query: dismissalQuery,
    answers: { 200: ok(message) },
  }),
};

export type UnmetSearch = z.infer<typeof unmetSearch>;
export type UnmetSearches = z.infer<typeof unmetSearches>;

export type PinTargets = z.infer<typeof pinTargets>;
