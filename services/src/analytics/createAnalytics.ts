import type { Analytics, AnalyticsCounts, AnalyticsPeriod } from '@pressline/shared-api';
import { Types, trusted } from 'mongoose';
import type { Models } from '../database/createModel';
import type { FeedbackStore } from '../feedback/createFeedbackStore';
import { lastDays } from '../utcDay';
import type { ActivityStore } from './createActivityStore';

const LISTED = 20;
/** Several panels and members of staff ask at once, and the counts lag by seconds anyway. */
const KEPT_MS = 5_000;

export type ReadAnalytics = (period: AnalyticsPeriod) => Promise<Analytics>;

interface AnalyticsDeps {
  models: Models;
  activity: ActivityStore;
  feedback: FeedbackStore;
}

const NOTHING: Readonly<AnalyticsCounts> = {
  views: 0,
  searches: 0,
  emptySearches: 0,
  upVotes: 0,
  downVotes: 0,
};
const COUNTS = Object.keys(NOTHING) as (keyof AnalyticsCounts)[];

/** Adds title and slug; articles that are gone drop out. */
async function named<Row extends { articleId: string }>(models: Models, rows: readonly Row[]) {
  const ids = rows.map(({ articleId }) => new Types.ObjectId(articleId));
  const found = await models.articles
    .find({ _id: trusted({ $in: ids }) })
    .select('title slug')
    .lean();
  const byId = new Map(found.map(({ _id, title, slug }) => [String(_id), { title, slug }]));
  return rows.flatMap(({ articleId, ...row }) => {
    const article = byId.get(articleId);
    return article ? [{ id: articleId, ...article, ...row }] : [];
  });
}

/** Puts together what the help center counted over a period. */
export function createAnalytics({ models, activity, feedback }: AnalyticsDeps): ReadAnalytics {
  const kept = new Map<AnalyticsPeriod, { until: number; answer: Promise<Analytics> }>();

  async function read(period: AnalyticsPeriod): Promise<Analytics> {
    const dayNames = lastDays(period);
    const since = dayNames[0] ?? '';
    const [totals, votes, top, rated, topSearches, emptySearches] = await Promise.all([
      activity.totalsSince(since),
      feedback.votesSince(since),
      activity.topArticlesSince(since, LISTED),
      feedback.ratedSince(since, LISTED),
      activity.topQueriesSince(since, 'searches', LISTED),
      activity.topQueriesSince(since, 'emptySearches', LISTED),
    ]);
    const totalsOf = new Map(totals.map(({ _id, day: _day, ...counts }) => [_id, counts]));
    const votesOf = new Map(votes.map(({ day, ...counts }) => [day, counts]));
    const days = dayNames.map((day) => ({
      ...NOTHING,
      ...totalsOf.get(day),
      ...votesOf.get(day),
      day,
    }));
    const sum = (name: keyof AnalyticsCounts) => days.reduce((all, day) => all + day[name], 0);
    return {
      period,
      days,
      totals: Object.fromEntries(
        COUNTS.map((name) => [name, sum(name)]),
      ) as unknown as AnalyticsCounts,
      topArticles: await named(
        models,
        top.map(({ _id, views }) => ({ articleId: _id, views })),
      ),
      topSearches,
      emptySearches,
      ratedArticles: await named(models, rated),
    };
  }

  return (period) => {
    const present = kept.get(period);
    if (present && present.until > Date.now()) return present.answer;
    const answer = read(period);
    kept.set(period, { until: Date.now() + KEPT_MS, answer });
    answer.catch(() => kept.delete(period));
    return answer;
  };
}
