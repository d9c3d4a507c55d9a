import type { Connection } from 'mongoose';
import { upsertAll } from '../../store/database/createBatch';
import { ensureIndex } from '../../store/database/ensureIndex';
import { startOfDay } from '../../utcDay';

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
export type LoggedQuery = Omit<QueryCounts, 'results'> & { results: number | null };

interface QueryDay extends QueryCounts {
  /** Day and query. */
  _id: string;
  day: Date;
}

const SUMS = {
  searches: { $sum: '$searches' },
  emptySearches: { $sum: '$emptySearches' },
  opened: { $sum: '$opened' },
};

/** What readers search for, and how often they open what is found, by UTC day. */
export function createQueryStore(connection: Connection) {
  const queries = connection.collection<QueryDay>('activity_queries');

  async function top(day: string, filter: object, sort: Record<string, 1 | -1>, limit: number) {
    const last = { results: { $last: '$results' }, lastDay: { $last: '$day' } };
    const found = await queries
      .aggregate<Omit<QueryCounts, 'query'> & { _id: string; lastDay: Date }>([
        { $match: { day: { $gte: startOfDay(day) } } },
        { $sort: { day: 1 } },
        { $group: { _id: '$query', ...SUMS, ...last } },
        { $match: filter },
        { $sort: { ...sort, _id: 1 } },
        { $limit: limit },
      ])
      .toArray();
    return found.map(({ _id: query, ...counts }) => ({ ...counts, query }));
  }

  return {
    async addQueries(day: string, noted: readonly LoggedQuery[]) {
      await upsertAll(queries, noted, ({ query, results, searches, emptySearches, opened }) => ({
        _id: `${day} ${query}`,
        $inc: { searches, emptySearches, opened },
        ...(results !== null && { $set: { results } }),
        $setOnInsert: { day: startOfDay(day), query, ...(results === null && { results: 0 }) },
      }));
    },
    /** The most frequent queries since `day`. */
    async topQueriesSince(day: string, limit: number) {
      const found = await top(day, { searches: { $gt: 0 } }, { searches: -1 }, limit);
      return found.map(({ query, searches, emptySearches, results }) => ({
        ...{ query, searches, emptySearches, results },
      }));
    },
    /** Queries that nothing answered at times, and of whose results none was opened since `day`: newest and most frequent first. */
    unmetSince: (day: string, except: readonly string[], limit: number) =>
      top(
        day,
        { emptySearches: { $gt: 0 }, opened: 0, _id: { $nin: [...except] } },
        { lastDay: -1, searches: -1 },
        limit,
      ),
    async createIndexes() {
      await ensureIndex(queries, { day: 1 }, { expireAfterSeconds: DETAILS_SECONDS });
    },
  };
}
