import { z } from 'zod';
import { file, ok } from '../answer';
import { contentKey, count, named, namedObject, objectId, time } from '../common';
import { endpoint } from '../endpoint';
import { unmetSearch } from '../help/unmetSearches';
import { ANALYTICS_PERIODS } from '../values';

const periods = ANALYTICS_PERIODS.map(String) as [string, ...string[]];

/** 30 days unless given. */
export const periodQuery = z.strictObject({
  days: z
    .enum(periods)
    .default('30')
    .transform((text) => ANALYTICS_PERIODS.find((period) => String(period) === text) ?? 30),
});

const counts = z.object({
  views: count,
  searches: count,
  /** Searches that found nothing. */
  emptySearches: count,
  upVotes: count,
  downVotes: count,
});
/** `day` is UTC, as `2026-01-31`. */
const day = counts.extend({ day: z.iso.date() });
const article = z.object({ id: objectId, title: z.string(), slug: z.string() });
const viewed = article.extend({ views: count });
const rated = article.extend({ upVotes: count, downVotes: count });
const unlisted = z.object({ views: count, upVotes: count, downVotes: count });
const searched = z.object({
  /** In lower case, without accents. */
  query: z.string(),
  searches: count,
  /** How often it found nothing. */
  emptySearches: count,
  /** What it found the last time. */
  results: count,
});

/** Lists are short, and sorted by what they are about. */
const analytics = namedObject('Analytics', {
  period: z.literal(ANALYTICS_PERIODS),
  /** One entry per day, oldest first, days without any activity included. */
  days: z.array(day),
  totals: counts,
  topArticles: z.array(viewed),
  topSearches: z.array(searched),
  /** The articles with votes, most down-votes first. */
  ratedArticles: z.array(rated),
  /** What articles below the lists' ends add to the totals. */
  otherArticles: unlisted,
  /** What articles that were deleted since add to the totals. */
  deletedArticles: unlisted,
});

const analyticsCsv = named('AnalyticsCsv', z.string().describe('Tables, one after another'));

const ofPeriod = { tag: 'Staff', access: 'admin', query: periodQuery, argument: 'days' } as const;

/** `api.analytics`: figures of the last days (UTC), for staff. @throws ApiError */
export const analyticsEndpoints = {
  get: endpoint('GET /api/admin/analytics', {
    ...ofPeriod,
    summary: 'Views, searches and votes',
    answers: { 200: ok(analytics) },
  }),
  /** The same as a CSV file that is safe to open in a spreadsheet. */
  csv: endpoint('GET /api/admin/help/analytics.csv', {
    ...ofPeriod,
    summary: 'Views, searches and votes as CSV that is safe to open in a spreadsheet',
    done: 'Exported analytics',
    isAudited: true,
    answers: { 200: file('text/csv', analyticsCsv) },
  }),
};

export type AnalyticsCounts = z.infer<typeof counts>;
export type AnalyticsDay = z.infer<typeof day>;
export type Analytics = z.infer<typeof analytics>;

/** How much waits for staff; each number is the length of a list that the admin area shows. */
const homeCounts = z.object({
  /** New feedback, suggestions included. */
  feedback: count,
  /** Searches with no good answer, at most as many as their list has. */
  searches: count,
  /** Requests that are not done. */
  requests: count,
  /** Requests whose delivery has failed. */
  failedMail: count,
  /** Articles whose owners have to check them again. */
  overdue: count,
  /** Articles that will be published by themselves. */
  scheduled: count,
  /** What the checks find in all content. */
  findings: count,
});

/** A text of the caller that readers do not see yet. */
const ownDraft = z.object({
  id: objectId,
  title: z.string(),
  at: time,
  /** Whether readers see an earlier text. */
  isPublished: z.boolean(),
  /** False of a new article that was not created yet. */
  isCreated: z.boolean(),
});

/** What one person did, to this document last. */
const activity = z.object({
  at: time,
  /** A username. */
  by: z.string(),
  action: z.string(),
  record: z.object({ resource: contentKey, id: objectId, title: z.string() }),
  /** To how many other documents the same was done right before. */
  others: count,
});

const home = namedObject('Home', {
  counts: homeCounts,
  /** Saved last first; the newest few. */
  drafts: z.array(ownDraft),
  searches: z.array(unmetSearch),
  activity: z.array(activity),
});

/** `api.home`: what waits for staff. All calls throw ApiError. */
export const homeEndpoints = {
  get: endpoint('GET /api/admin/home', {
    tag: 'Staff',
    access: 'admin',
    summary:
      'Count open tasks, and list own drafts, searches with no good answer and recent changes',
    answers: { 200: ok(home) },
  }),
};

export type Home = z.infer<typeof home>;
export type HomeCounts = z.infer<typeof homeCounts>;
