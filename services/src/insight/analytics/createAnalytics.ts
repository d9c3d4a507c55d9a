import {
  ANALYTICS_PERIODS,
  type Analytics,
  type AnalyticsCounts,
  type AnalyticsPeriod,
} from '@pressline/shared-api';
import { LRUCache } from 'lru-cache';
import type { VoteFigures } from '../../reading/feedback/createVoteFigures';
import type { Models } from '../../store/database/createModel';
import { lastDays } from '../../utcDay';
import type { ActivityStore } from './createActivityStore';
import { rankArticles } from './rankArticles';

const LISTED = 20;
/** Several panels and admin users ask at once, and the counts lag by seconds anyway. */
const KEPT_MS = 5_000;

interface AnalyticsNeeds {
  models: Models;
  activity: ActivityStore;
  votes: VoteFigures;
}

const NOTHING: Readonly<AnalyticsCounts> = {
  views: 0,
  searches: 0,
  emptySearches: 0,
  upVotes: 0,
  downVotes: 0,
};
const COUNTS = Object.keys(NOTHING) as (keyof AnalyticsCounts)[];

export type ReadAnalytics = ReturnType<typeof createAnalytics>;

export function createAnalytics({ models, activity, votes: figures }: AnalyticsNeeds) {
  async function read(period: AnalyticsPeriod): Promise<Analytics> {
    const dayNames = lastDays(period);
    const since = dayNames[0] ?? '';
    const [totals, votes, views, ratings, topSearches] = await Promise.all([
      activity.totalsSince(since),
      figures.votesSince(since),
      activity.articleViewsSince(since),
      figures.ratedSince(since),
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
