import type { Connection } from 'mongoose';
import { ensureIndex } from '../database/ensureIndex';
import { upsertAll } from '../database/upsertAll';
import { startOfDay } from '../utcDay';

/** Seconds that counts per article and query are kept: a little longer than any period shown. */
export const DETAILS_SECONDS = 100 * 86_400;

interface QueryCounts {
  query: string;
  searches: number;
  emptySearches: number;
  /** How often a reader opened a result. */
  opened: number;
  /** What the query found the last time. */
  results: number;
}

/** Counts to add; `results` is null where nothing was searched for. */
export type NotedQuery = Omit<QueryCounts, 'results'> & { results: number | null };

interface QueryDay extends QueryCounts {
  /** Day and query. */
  _id: string;
  day: Date;
}

/** How often readers opened an article that a query found, on one day. */
export interface ArticleOpens {
  query: string;
  articleId: string;
  opened: number;
}

interface OpenDay extends ArticleOpens {
  /** Day, article and query. */
  _id: string;
  day: Date;
}

const SUMS = {
  searches: { $sum: '$searches' },
  emptySearches: { $sum: '$emptySearches' },
  opened: { $sum: '$opened' },
};

type Count = 'searches' | 'emptySearches';

/** What readers search for, and what they open of what is found, by UTC day. */
export function createQueryStore(connection: Connection) {
  const queries = connection.collection<QueryDay>('activity_queries');
  const opens = connection.collection<OpenDay>('activity_opens');

  async function topBy(count: Count, day: string, limit: number, filter: object) {
    const last = { results: { $last: '$results' }, lastDay: { $last: '$day' } };
    const found = await queries
      .aggregate<Omit<QueryCounts, 'query'> & { _id: string; lastDay: Date }>([
        { $match: { day: { $gte: startOfDay(day) } } },
        { $sort: { day: 1 } },
        { $group: { _id: '$query', ...SUMS, ...last } },
        { $match: filter },
        { $sort: { [count]: -1, _id: 1 } },
        { $limit: limit },
      ])
      .toArray();
    return found.map(({ _id: query, ...counts }) => ({ ...counts, query }));
  }

  return {
    async addQueries(day: string, noted: readonly NotedQuery[]) {
      await upsertAll(queries, noted, ({ query, results, searches, emptySearches, opened }) => ({
        _id: `${day} ${query}`,
        $inc: { searches, emptySearches, opened },
        ...(results !== null && { $set: { results } }),
        $setOnInsert: { day: startOfDay(day), query, ...(results === null && { results: 0 }) },
      }));
    },
    async addOpens(day: string, noted: readonly ArticleOpens[]) {
      await upsertAll(opens, noted, ({ query, articleId, opened }) => ({
        _id: `${day} ${articleId} ${query}`,
        $inc: { opened },
        $setOnInsert: { day: startOfDay(day), query, articleId },
      }));
    },
    async topQueriesSince(day: string, by: Count, limit: number) {
      const found = await topBy(by, day, limit, { [by]: { $gt: 0 } });
      return found.map(({ query, searches, emptySearches, results }) => ({
        ...{ query, searches, emptySearches, results },
      }));
    },
    /** Queries that nothing answered at times, and of whose results none was opened since `day`. */
    unmetSince: (day: string, except: readonly string[], limit: number) =>
      topBy('emptySearches', day, limit, {
        emptySearches: { $gt: 0 },
        opened: 0,
        _id: { $nin: [...except] },
      }),
    /** Queries that were searched for and whose results were opened at least so often, most searches first. */
    openedSince: (day: string, least: Pick<QueryCounts, 'searches' | 'opened'>, limit: number) =>
      topBy('searches', day, limit, {
        searches: { $gte: least.searches },
        opened: { $gte: least.opened },
      }),
    /** How often each article was opened after some queries, from `day` on, most opens first. */
    async opensOf(asked: readonly string[], day: string): Promise<ArticleOpens[]> {
      const sums = new Map<string, ArticleOpens>();
      const days = opens.find({ query: { $in: [...asked] }, day: { $gte: startOfDay(day) } });
      for await (const { query, articleId, opened } of days) {
        const key = `${articleId} ${query}`;
        const before = sums.get(key)?.opened ?? 0;
        sums.set(key, { query, articleId, opened: before + opened });
      }
      return [...sums.values()].sort((one, other) => other.opened - one.opened);
    },
    /** The days of some queries, from `day` on. */
    daysOf: (asked: readonly string[], day: string) =>
      queries.find({ query: { $in: [...asked] }, day: { $gte: startOfDay(day) } }).toArray(),
    async createIndexes() {
      await ensureIndex(queries, { day: 1 }, { expireAfterSeconds: DETAILS_SECONDS });
      await ensureIndex(queries, { query: 1, day: 1 });
      await ensureIndex(opens, { day: 1 }, { expireAfterSeconds: DETAILS_SECONDS });
      await ensureIndex(opens, { query: 1, day: 1 });
    },
  };
}
