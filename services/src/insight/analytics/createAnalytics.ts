import {
  ANALYTICS_PERIODS,
  type Analytics,
  type AnalyticsCounts,
  type AnalyticsPeriod,
} from '@pressline/shared-api';
import { LRUCache } from 'lru-cache';
import type { Core } from '../../content/resource/Core';
import { ratedSince, votesSince } from '../../reading/feedback/voteFigures';
import { byIds } from '../../store/database/byIds';
import type { Models } from '../../store/database/createModel';
import { lastDays } from '../../utcDay';
import type { ActivityStore } from './createActivityStore';

/** Adds title and slug, and leaves out deleted articles. */
async function named<R extends { articleId: string }>(models: Models, rows: readonly R[]) {
  const ids = rows.map(({ articleId }) => articleId);
  const found = await byIds(models.articles, ids, 'title slug');
  return rows.flatMap(({ articleId: id, ...row }) => {
    const article = found.get(id);
    return article ? [{ id, title: article.title, slug: article.slug, ...row }] : [];
  });
}

/**
 * The first `limit` of the articles that are still there, and what the others and the deleted ones
 * add to them, so that a list and the totals above it agree.
 */
async function rankArticles<
  Name extends string,
  Row extends { articleId: string } & Record<Name, number>,
>(models: Models, rows: readonly Row[], names: readonly Name[], limit: number) {
  const present = await named(models, rows);
  const listed = present.slice(0, limit);
  const isIn = (articles: readonly { id: string }[]) => {
    const ids = new Set(articles.map(({ id }) => id));
    return ({ articleId }: Row) => ids.has(articleId);
  };
  const [isPresent, isListed] = [isIn(present), isIn(listed)];
  const sumOf = (counted: readonly Row[]) =>
    Object.fromEntries(
      names.map((name) => [name, counted.reduce((sum, one) => sum + one[name], 0)]),
    ) as Record<Name, number>;
  return {
    listed,
    others: sumOf(rows.filter((row) => isPresent(row) && !isListed(row))),
    deleted: sumOf(rows.filter((row) => !isPresent(row))),
  };
}

const LISTED = 20;
/** Several panels and admin users ask at once, and the counts lag by seconds anyway. */
const KEPT_MS = 5_000;

const NOTHING: Readonly<AnalyticsCounts> = {
  views: 0,
  searches: 0,
  emptySearches: 0,
  upVotes: 0,
  downVotes: 0,
};
const COUNTS = Object.keys(NOTHING) as (keyof AnalyticsCounts)[];

export type ReadAnalytics = ReturnType<typeof createAnalytics>;

export function createAnalytics({
  models,
  activity,
  connection,
}: Pick<Core, 'models' | 'connection'> & { activity: ActivityStore }) {
  async function read(period: AnalyticsPeriod): Promise<Analytics> {
    const dayNames = lastDays(period);
    const since = dayNames[0] ?? '';
    const [totals, votes, views, ratings, topSearches] = await Promise.all([
      activity.totalsSince(since),
      votesSince(connection, since),
      activity.articleViewsSince(since),
      ratedSince(connection, since),
      activity.topQueriesSince(since, LISTED),
    ]);
    const totalsOf = new Map(totals.map(({ _id, day: _day, ...counts }) => [_id, counts]));
    const votesOf = new Map(votes.map(({ day, ...counts }) => [day, counts]));
    const days = dayNames.map((day) => ({
      ...NOTHING,
      ...totalsOf.get(day),
      ...votesOf.get(day),
      day,
    }));
    const [viewed, rated] = await Promise.all([
      rankArticles(models, views, ['views'], LISTED),
      rankArticles(models, ratings, ['upVotes', 'downVotes'], LISTED),
    ]);
    const sum = (name: keyof AnalyticsCounts) => days.reduce((all, day) => all + day[name], 0);
    return {
      period,
      days,
      totals: Object.fromEntries(
        COUNTS.map((name) => [name, sum(name)]),
      ) as unknown as AnalyticsCounts,
      topArticles: viewed.listed,
      topSearches,
      ratedArticles: rated.listed,
      otherArticles: { ...viewed.others, ...rated.others },
      deletedArticles: { ...viewed.deleted, ...rated.deleted },
    };
  }

  const answers = new LRUCache<AnalyticsPeriod, Analytics>({
    max: ANALYTICS_PERIODS.length,
    ttl: KEPT_MS,
    fetchMethod: read,
  });
  return (period: AnalyticsPeriod) => answers.forceFetch(period);
}
