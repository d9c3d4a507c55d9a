import type {
  HandledSearch,
  SearchAction,
  SearchCounts,
  SearchOutcome,
  SearchTarget,
  UnmetSearch,
} from '@pressline/shared-api';
import { REPORT_SECONDS } from '@pressline/shared-api/time';
import type { Connection } from 'mongoose';
import { byIds } from '../database/byIds';
import type { Models } from '../database/createModel';
import { ensureIndex } from '../database/ensureIndex';
import { saving } from '../database/saving';
import type { VoteFigures } from '../feedback/createVoteFigures';
import { lastDays, utcDay } from '../utcDay';
import type { ActivityStore } from './createActivityStore';

const LISTED = 100;
const DAYS = 30;

interface StoredAction {
  /** The query, as it is counted. */
  _id: string;
  action: SearchAction;
  articleId: string | null;
  by: string;
  at: Date;
  before: SearchCounts;
  /** What the day of the action had counted by then. */
  sameDay: SearchCounts;
}

interface SearchWorkDeps {
  connection: Connection;
  models: Models;
  activity: ActivityStore;
  votes: VoteFigures;
}

const NAMES = ['searches', 'emptySearches', 'opened'] as const;
const sum = (days: readonly Partial<SearchCounts>[]) =>
  Object.fromEntries(
    NAMES.map((name) => [name, days.reduce((all, day) => all + (day[name] ?? 0), 0)]),
  ) as unknown as SearchCounts;

function outcomeOf({ action }: StoredAction, since: SearchCounts): SearchOutcome {
  if (action === 'ignored') return 'none';
  if (since.searches === 0) return 'unknown';
  return since.opened > 0 || since.emptySearches < since.searches ? 'worked' : 'failed';
}

/** Searches of readers without a good result, what staff do about them, and whether it worked. */
export function createSearchWork({ connection, models, activity, votes: figures }: SearchWorkDeps) {
  const actions = connection.collection<StoredAction>('search_actions');

  async function present(
    stored: StoredAction,
    since: SearchCounts,
    articles: readonly SearchTarget[],
  ): Promise<HandledSearch> {
    const { _id: query, action, articleId, by, at, before } = stored;
    const article = articles.find(({ id }) => id === articleId);
    const votes = article && (await figures.around(article.id, at));
    return {
      ...{ query, action, by, before, since, at: at.toISOString() },
      article: votes ? { ...article, votesBefore: votes.before, votesSince: votes.since } : null,
      outcome: outcomeOf(stored, since),
    };
  }

  async function articlesOf(ids: readonly unknown[]) {
    const found = await byIds(models.articles, ids, 'title isPublished');
    return Array.from(found, ([id, { title, isPublished }]) => ({ id, title, isPublished }));
  }

  async function listUnmet() {
    const handled = await actions.find().project<{ _id: string }>({ _id: 1 }).toArray();
    const except = handled.map(({ _id }) => _id);
    return activity.unmetSince(lastDays(DAYS)[0] ?? '', except, LISTED);
  }

  return {
    /** The most frequent searches without a good result that nobody has done anything about. */
    async list(): Promise<UnmetSearch[]> {
      const found = await listUnmet();
      return found.map(({ lastDay, ...counts }) => ({ ...counts, lastDay: utcDay(lastDay) }));
    },
    /** How many `list` has. */
    count: async () => (await listUnmet()).length,
    async handled(): Promise<HandledSearch[]> {
      const stored = await actions.find().sort({ at: -1 }).limit(LISTED).toArray();
      const oldest = stored.at(-1);
      if (!oldest) return [];
      const articles = await articlesOf(stored.flatMap(({ articleId }) => articleId ?? []));
      const days = await activity.daysOf(
        stored.map(({ _id }) => _id),
        utcDay(oldest.at),
      );
      return Promise.all(
        stored.map((one) => {
          const from = utcDay(one.at);
          const own = days.filter(({ query, day }) => query === one._id && utcDay(day) >= from);
          const { sameDay } = one;
          const all = sum(own);
          const since = NAMES.map((name) => [name, Math.max(0, all[name] - sameDay[name])]);
          return present(one, Object.fromEntries(since) as SearchCounts, articles);
        }),
      );
    },
    /** The articles that are pinned to searches. */
    async targets(): Promise<SearchTarget[]> {
      const pins = await models.pinnedResults.find().select('articleId').lean();
      return articlesOf(pins.map(({ articleId }) => articleId));
    },
    /** Takes a search off the list. */
    async handle(query: string, action: SearchAction, articleId: string | null, by: string) {
      const days = await activity.daysOf([query], lastDays(DAYS)[0] ?? '');
      const today = utcDay();
      const values = {
        ...{ action, articleId, by, at: new Date(), before: sum(days) },
        sameDay: sum(days.filter(({ day }) => utcDay(day) === today)),
      };
      await saving(() => actions.updateOne({ _id: query }, { $set: values }, { upsert: true }));
    },
    /** Puts a search back on the list; it is no error when it is there. */
    async reopen(query: string): Promise<void> {
      await saving(() => actions.deleteOne({ _id: query }));
    },
    createIndexes: () => ensureIndex(actions, { at: -1 }, { expireAfterSeconds: REPORT_SECONDS }),
  };
}
