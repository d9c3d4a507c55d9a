import { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Core } from '../../content/resource/Core';
import { byIds } from '../../store/database/byIds';
import { createBatch } from '../../store/database/createBatch';
import type { Models } from '../../store/database/createModel';
import { utcDay } from '../../utcDay';
import type { ActivityStore, ArticleViews } from '../analytics/createActivityStore';

/** The writes that add counts to a field of documents, by their ids. */
export const additions = (field: 'views' | 'downloads', counts: ReadonlyMap<string, number>) =>
  [...counts].map(([id, count]) => ({
    updateOne: { filter: { _id: new Types.ObjectId(id) }, update: { $inc: { [field]: count } } },
  }));

/**
 * Counts in `field` of one resource, and ignores documents that do not exist. Cached answers show the
 * new count when the content version next changes, as in `createViewCounter`.
 */
export function createDocumentCounter(
  model: Pick<Models['faqs' | 'videos' | 'downloads'], 'collection'>,
  field: 'views' | 'downloads',
  log: Logger,
) {
  const { collection } = model;
  async function write(held: Map<string, number>) {
    await collection.bulkWrite(additions(field, held), { ordered: false });
  }
  const name = `${field} of ${collection.name}`;
  const batch = createBatch<number>({ name, log, merge: (a, b) => a + b, write });
  return { count: (id: string) => batch.add(id, 1), flush: batch.flush };
}

/** How often new view counts may raise the content version. */
const REFRESH_MS = 5 * 60 * 1_000;

const sum = (a: number, b: number) => a + b;

export function createViewCounter({
  models,
  content,
  activity,
  log,
}: Pick<Core, 'models' | 'content' | 'log'> & { activity: ActivityStore }) {
  let refreshedAt = Date.now();

  /** Ignores articles that do not exist or are not published. */
  async function publishedOnly(views: Map<string, number>) {
    const found = await byIds(models.articles, views.keys(), '_id', { isPublished: true });
    return new Map(Array.from(found.keys(), (id) => [id, views.get(id) ?? 0]));
  }

  /**
   * Public answers contain view counts and an order by views. They may be outdated, because an update
   * for each view would make the cache useless.
   */
  async function refresh() {
    if (Date.now() - refreshedAt < REFRESH_MS) return;
    refreshedAt = Date.now();
    // If it fails, `content` raises the version later.
    await content.bump().catch(() => undefined);
  }

  async function write(held: Map<string, number>) {
    const views = await publishedOnly(held);
    if (views.size === 0) return;
    await models.articles.collection.bulkWrite(additions('views', views), { ordered: false });
    const day = utcDay();
    for (const [articleId, count] of views) {
      ofArticles.add(`${day} ${articleId}`, { day, articleId, views: count });
      ofDays.add(day, count);
    }
    await refresh();
  }

  // Separate batches: when one fails, the others must not count twice.
  const ofArticles = createBatch<ArticleViews>({
    name: 'views of articles by day',
    log,
    merge: (held, added) => ({ ...held, views: held.views + added.views }),
    write: (items) => activity.addViews([...items.values()]),
  });
  const ofDays = createBatch<number>({
    name: 'views by day',
    log,
    merge: sum,
    async write(items) {
      for (const [day, views] of items) {
        await activity.addToDay(day, { views });
        // If a later write fails, only the items that are left are written again.
        items.delete(day);
      }
    },
  });
  const batch = createBatch<number>({ name: 'views', log, merge: sum, write });
  return {
    count: (articleId: string) => batch.add(articleId, 1),
    async flush() {
      await batch.flush();
      await Promise.all([ofArticles.flush(), ofDays.flush()]);
    },
  };
}
