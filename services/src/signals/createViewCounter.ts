import { Types, trusted } from 'mongoose';
import type { Logger } from 'pino';
import type { ContentVersion } from '../contentVersion';
import type { Models } from '../resource/createModel';
import type { ActivityStore } from './createActivityStore';
import { createBatch } from './createBatch';
import { utcDay } from './utcDay';

/** How often new view counts may make public answers anew. */
const REFRESH_MS = 5 * 60 * 1_000;

/** Counts readers of articles in memory and writes the counts together (design §1.13). */
export interface ViewCounter {
  count(articleId: string): void;
  flush(): Promise<void>;
}

interface ViewCounterDeps {
  models: Models;
  content: ContentVersion;
  activity: ActivityStore;
  log: Logger;
}

export function createViewCounter({
  models,
  content,
  activity,
  log,
}: ViewCounterDeps): ViewCounter {
  let refreshedAt = Date.now();

  /** Counts of articles that do not exist, or that readers cannot see, are dropped. */
  async function publishedOnly(views: Map<string, number>) {
    const ids = [...views.keys()].map((id) => new Types.ObjectId(id));
    const found = await models.articles
      .find({ _id: trusted({ $in: ids }), isPublished: true })
      .select('_id')
      .lean();
    const published = found.map(({ _id }) => String(_id));
    return new Map(published.map((id) => [id, views.get(id) ?? 0]));
  }

  async function write(held: Map<string, number>) {
    const views = await publishedOnly(held);
    if (views.size === 0) return;
    const day = utcDay();
    await models.articles.collection.bulkWrite(
      [...views].map(([id, count]) => ({
        updateOne: {
          filter: { _id: new Types.ObjectId(id) },
          update: { $inc: { views: count } },
        },
      })),
      { ordered: false },
    );
    await activity.addViews(day, views);
    await activity.addToDay(day, { views: [...views.values()].reduce((a, b) => a + b, 0) });
    // Public answers carry view counts and an order by views. They may lag behind: made anew for
    // each view, nothing would ever be served from memory.
    if (Date.now() - refreshedAt < REFRESH_MS) return;
    refreshedAt = Date.now();
    await content.bump();
  }

  const batch = createBatch<number>({ name: 'views', log, merge: (a, b) => a + b, write });
  return { count: (articleId) => batch.add(articleId, 1), flush: batch.flush };
}
