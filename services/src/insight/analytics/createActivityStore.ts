import { REPORT_SECONDS } from '@pressline/shared-api/time';
import type { Connection } from 'mongoose';
import { upsertAll } from '../../store/database/createBatch';
import { ensureIndex } from '../../store/database/ensureIndex';
import { startOfDay } from '../../utcDay';
import { createQueryStore, DETAILS_SECONDS } from './createQueryStore';

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

/** How often an article was read on one day. */
export interface ArticleViews {
  day: string;
  articleId: string;
  views: number;
}

/** Counts of what happens in the help center, by UTC day, without personal data. */
export type ActivityStore = ReturnType<typeof createActivityStore>;

export function createActivityStore(connection: Connection) {
  const days = connection.collection<DayTotals>('activity_days');
  const articles = connection.collection<ArticleDay>('activity_articles');
  const queries = createQueryStore(connection);
  const since = (day: string) => ({ $match: { day: { $gte: startOfDay(day) } } });

  return {
    ...queries,
    async addToDay(day: string, counts: Omit<DayTotals, '_id' | 'day'>) {
      await days.updateOne(
        { _id: day },
        { $inc: counts, $setOnInsert: { day: startOfDay(day) } },
        { upsert: true },
      );
    },
    async addViews(counted: readonly ArticleViews[]) {
      await upsertAll(articles, counted, ({ day, articleId, views }) => ({
        _id: `${day} ${articleId}`,
        $inc: { views },
        $setOnInsert: { day: startOfDay(day), articleId },
      }));
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
    async createIndexes() {
      await ensureIndex(days, { day: 1 }, { expireAfterSeconds: REPORT_SECONDS });
      await ensureIndex(articles, { day: 1 }, { expireAfterSeconds: DETAILS_SECONDS });
      await queries.createIndexes();
    },
  };
}
