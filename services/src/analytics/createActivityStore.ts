import type { Connection } from 'mongoose';
import { ensureIndex } from '../database/ensureIndex';
import { startOfDay } from '../utcDay';

/** Seconds that daily totals are kept: 26 months. */
const TOTALS_SECONDS = 791 * 86_400;
/** Seconds that counts per article and query are kept: a little longer than any period shown. */
const DETAILS_SECONDS = 100 * 86_400;

interface DayTotals {
  /** The day, as `2026-01-31`. */
  _id: string;
  day: Date;
  views?: number;
  searches?: number;
  emptySearches?: number;
}

interface ArticleDay {
  /** Day and article. */
  _id: string;
  day: Date;
  articleId: string;
  views: number;
}

interface QueryDay {
  /** Day and query. */
  _id: string;
  day: Date;
  query: string;
  searches: number;
  emptySearches: number;
  results: number;
}

/** How often an article was read on one day. */
export interface ArticleViews {
  day: string;
  articleId: string;
  views: number;
}

export interface QueryCounts {
  query: string;
  searches: number;
  emptySearches: number;
  /** What the query found the last time. */
  results: number;
}

/** Counts of what happens in the help center, by UTC day, without personal data. */
export type ActivityStore = ReturnType<typeof createActivityStore>;

export function createActivityStore(connection: Connection) {
  const days = connection.collection<DayTotals>('activity_days');
  const articles = connection.collection<ArticleDay>('activity_articles');
  const queries = connection.collection<QueryDay>('activity_queries');
  const since = (day: string) => ({ $match: { day: { $gte: startOfDay(day) } } });

  return {
    async addToDay(day: string, counts: Omit<DayTotals, '_id' | 'day'>) {
      await days.updateOne(
        { _id: day },
        { $inc: counts, $setOnInsert: { day: startOfDay(day) } },
        { upsert: true },
      );
    },
    async addViews(counted: readonly ArticleViews[]) {
      const writes = counted.map(({ day, articleId, views }) => ({
        updateOne: {
          filter: { _id: `${day} ${articleId}` },
          update: { $inc: { views }, $setOnInsert: { day: startOfDay(day), articleId } },
          upsert: true,
        },
      }));
      if (writes.length > 0) await articles.bulkWrite(writes, { ordered: false });
    },
    async addQueries(day: string, counted: readonly QueryCounts[]) {
      const writes = counted.map(({ query, searches, emptySearches, results }) => ({
        updateOne: {
          filter: { _id: `${day} ${query}` },
          update: {
            $inc: { searches, emptySearches },
            $set: { results },
            $setOnInsert: { day: startOfDay(day), query },
          },
          upsert: true,
        },
      }));
      if (writes.length > 0) await queries.bulkWrite(writes, { ordered: false });
    },
    /** Totals of the days from `day` on that had any activity. */
    totalsSince: (day: string) => days.find({ day: { $gte: startOfDay(day) } }).toArray(),
    /** Articles that were viewed since `day`, deleted ones too, most views first. */
    async articleViewsSince(day: string) {
      const found = await articles
        .aggregate<{ _id: string; views: number }>([
          since(day),
          { $group: { _id: '$articleId', views: { $sum: '$views' } } },
          { $sort: { views: -1, _id: 1 } },
        ])
        .toArray();
      return found.map(({ _id: articleId, views }) => ({ articleId, views }));
    },
    async topQueriesSince(day: string, by: 'searches' | 'emptySearches', limit: number) {
      const found = await queries
        .aggregate<QueryCounts & { _id: string }>([
          since(day),
          { $sort: { day: 1 } },
          {
            $group: {
              _id: '$query',
              searches: { $sum: '$searches' },
              emptySearches: { $sum: '$emptySearches' },
              results: { $last: '$results' },
            },
          },
          { $match: { [by]: { $gt: 0 } } },
          { $sort: { [by]: -1, _id: 1 } },
          { $limit: limit },
        ])
        .toArray();
      return found.map(({ _id: query, ...counts }) => ({ ...counts, query }));
    },
    async createIndexes() {
      await ensureIndex(days, { day: 1 }, { expireAfterSeconds: TOTALS_SECONDS });
      await ensureIndex(articles, { day: 1 }, { expireAfterSeconds: DETAILS_SECONDS });
      await ensureIndex(queries, { day: 1 }, { expireAfterSeconds: DETAILS_SECONDS });
    },
  };
}
