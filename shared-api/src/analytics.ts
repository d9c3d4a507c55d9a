import type { RequestOptions } from './client';

/** The periods that analytics cover, in days up to and including today (UTC). */
export const ANALYTICS_PERIODS = [7, 30, 90] as const;

export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

export interface AnalyticsCounts {
  views: number;
  searches: number;
  /** Searches that found nothing. */
  emptySearches: number;
  upVotes: number;
  downVotes: number;
}

export interface AnalyticsDay extends AnalyticsCounts {
  /** UTC, as `2026-01-31`. */
  day: string;
}

export interface ViewedArticle {
  id: string;
  title: string;
  slug: string;
  views: number;
}

export interface RatedArticle {
  id: string;
  title: string;
  slug: string;
  upVotes: number;
  downVotes: number;
}

export interface SearchedQuery {
  /** In small letters and without accents. */
  query: string;
  searches: number;
  /** How often it found nothing. */
  emptySearches: number;
  /** What it found the last time. */
  results: number;
}

/** `GET /api/admin/analytics`. Lists are short, and sorted by what they are about. */
export interface Analytics {
  period: AnalyticsPeriod;
  /** One entry per day, oldest first, days without any activity included. */
  days: AnalyticsDay[];
  totals: AnalyticsCounts;
  topArticles: ViewedArticle[];
  topSearches: SearchedQuery[];
  emptySearches: SearchedQuery[];
  /** The articles with votes, most down-votes first. */
  ratedArticles: RatedArticle[];
}

/** `api.admin.analytics`. @throws ApiError */
export interface AnalyticsApi {
  get(period: AnalyticsPeriod, init?: RequestOptions): Promise<Analytics>;
  /** The same as a CSV file that is safe to open in a spreadsheet. */
  csv(period: AnalyticsPeriod, init?: RequestOptions): Promise<Blob>;
}
