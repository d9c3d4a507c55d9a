import type { SuggestedGuard } from '@pressline/shared-api';
import { REPORT_SECONDS } from '@pressline/shared-api/time';
import type { Connection } from 'mongoose';
import { byIds } from '../database/byIds';
import type { Models } from '../database/createModel';
import { ensureIndex } from '../database/ensureIndex';
import { saving } from '../database/saving';
import { lastDays } from '../utcDay';
import type { ActivityStore } from './createActivityStore';
import { loggedQuery } from './createSearchLog';

const DAYS = 30;
/** Fewer are chance. */
const MIN_SEARCHES = 10;
const MIN_OPENS = 5;
/** Of all that readers opened after the search, what one article must have. */
const MIN_SHARE = 0.8;
/** The most frequent searches, among which is looked. */
const MAX_QUERIES = 100;
const LISTED = 20;
/** No query is guarded twice; more guarded queries are not read. */
const MAX_GUARDS = 2_000;

interface Refusal {
  /** Article and query. */
  _id: string;
  by: string;
  at: Date;
}

const keyOf = (query: string, articleId: string) => `${articleId} ${query}`;

/** Guarded queries that readers' own clicks suggest: nearly all of them open the same article. */
export function createGuardOffers(connection: Connection, models: Models, activity: ActivityStore) {
  const refusals = connection.collection<Refusal>('guard_refusals');

  /** The searches of which one article has nearly all opens, most frequent first. */
  async function findClear() {
    const day = lastDays(DAYS)[0] ?? '';
    const least = { searches: MIN_SEARCHES, opened: MIN_OPENS };
    const queries = await activity.openedSince(day, least, MAX_QUERIES);
    const opens = await activity.opensOf(
      queries.map(({ query }) => query),
      day,
    );
    return queries.flatMap(({ query, searches, opened }) => {
      const [best] = opens.filter((one) => one.query === query);
      if (!best || best.opened < Math.max(MIN_OPENS, MIN_SHARE * opened)) return [];
      return [{ query, searches, opened, articleId: best.articleId, articleOpened: best.opened }];
    });
  }

  return {
    async list(): Promise<SuggestedGuard[]> {
      const clear = await findClear();
      if (clear.length === 0) return [];
      const [guards, refused, articles] = await Promise.all([
        models.guardedQueries.find().select('query').limit(MAX_GUARDS).lean(),
        refusals
          .find({ _id: { $in: clear.map(({ query, articleId }) => keyOf(query, articleId)) } })
          .toArray(),
        byIds(
          models.articles,
          clear.map(({ articleId }) => articleId),
          'title',
          { isPublished: true },
        ),
      ]);
      const guarded = new Set(guards.map(({ query }) => loggedQuery(String(query))));
      const no = new Set(refused.map(({ _id }) => _id));
      return clear
        .flatMap(({ articleId, ...one }) => {
          const title = articles.get(articleId)?.title;
          const isOpen = !guarded.has(one.query) && !no.has(keyOf(one.query, articleId));
          return title && isOpen ? [{ ...one, article: { id: articleId, title } }] : [];
        })
        .slice(0, LISTED);
    },
    /** Keeps that the search is not to be guarded with this article. */
    async refuse(query: string, articleId: string, by: string) {
      const values = { $set: { by, at: new Date() } };
      await saving(() =>
        refusals.updateOne({ _id: keyOf(query, articleId) }, values, { upsert: true }),
      );
    },
    /** Deletes a refusal; it is no error when there is none. */
    async offerAgain(query: string, articleId: string): Promise<void> {
      await saving(() => refusals.deleteOne({ _id: keyOf(query, articleId) }));
    },
    createIndexes: () => ensureIndex(refusals, { at: 1 }, { expireAfterSeconds: REPORT_SECONDS }),
  };
}
