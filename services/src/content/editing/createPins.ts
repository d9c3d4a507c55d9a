import { type ArticlePins, resources } from '@pressline/shared-api';
import { Types, trusted } from 'mongoose';
import { conflict, invalid, notFound } from '../../errors';
import type { AuditLog } from '../../people/audit/createAuditLog';
import { mayHaveWritten } from '../../store/connection/faults';
import { runAfterWrite, runWrite } from '../../store/connection/writes';
import { byIds } from '../../store/database/byIds';
import type { Models, StoredOf } from '../../store/database/createModel';

type StoredArticle = StoredOf<'articles'>;

/** The articles of `ids`, in that order, without deleted ones. */
async function inOrder(models: Models, ids: readonly (Types.ObjectId | string)[]) {
  const found = await byIds(models.articles, ids, 'title slug isPublished');
  return ids.flatMap((id) => found.get(String(id)) ?? []);
}

/** Related articles that staff pinned to one article. */
export type Pins = ReturnType<typeof createPins>;

/**
 * Pins have a version of their own, so that pinning causes no conflict with an edit of the text.
 */
export function createPins(
  models: Models,
  audit: Pick<AuditLog, 'write'>,
  written: () => Promise<void>,
) {
  async function read(articleId: string): Promise<ArticlePins> {
    const article = await models.articles
      .findById(articleId)
      .select('pinnedIds pinsVersion')
      .lean<StoredArticle>();
    if (!article) throw notFound(resources.articles.label);
    const pins = await inOrder(models, article.pinnedIds ?? []);
    return {
      articleId,
      version: article.pinsVersion ?? 0,
      pins: pins.map(({ _id, title, slug, isPublished }) => ({
        id: String(_id),
        title,
        slug,
        isPublished,
      })),
    };
  }

  async function announceUnknown(error: unknown): Promise<never> {
    if (mayHaveWritten(error)) await written().catch(() => undefined);
    throw error;
  }

  return {
    read,
    /** @throws HttpError 400, 404, 409 */
    async write(
      articleId: string,
      articleIds: readonly string[],
      version?: number,
    ): Promise<ArticlePins> {
      if (articleIds.includes(articleId)) {
        throw invalid({ articleIds: 'An article cannot be related to itself' });
      }
      if ((await inOrder(models, articleIds)).length < articleIds.length) {
        throw invalid({ articleIds: 'Unknown article' });
      }
      // Articles that were never pinned to have no version of pins.
      const expected = version === 0 ? trusted({ $in: [0, null] }) : version;
      const change = {
        $set: { pinnedIds: articleIds.map((id) => new Types.ObjectId(id)) },
        $inc: { pinsVersion: 1 },
      };
      const filter = { _id: articleId, ...(version !== undefined && { pinsVersion: expected }) };
      const before = await runWrite(() =>
        models.articles
          .findOneAndUpdate(filter, change)
          .lean<StoredArticle>()
          .catch(announceUnknown),
      );
      if (!before) {
        const current = await read(articleId);
        throw conflict('Another editor changed the related articles', { current });
      }
      return runAfterWrite(async () => {
        await audit.write({
          record: { type: 'articles', id: articleId, title: before.title },
          before: { related: (before.pinnedIds ?? []).map(String) },
          after: { related: articleIds },
        });
        await written();
        return read(articleId);
      });
    },
  };
}
