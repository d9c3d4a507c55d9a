import { type ArticlePins, resources } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { conflict, invalid, notFound } from '../../errors';
import type { AuditLog } from '../../people/audit/createAuditLog';
import { inTransaction } from '../../store/connection/inTransaction';
import { byIds } from '../../store/database/byIds';
import type { ContentVersion } from '../../store/database/contentVersion';
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
  content: ContentVersion,
) {
  async function findArticle(articleId: string) {
    const article = await models.articles
      .findById(articleId)
      .select('title pinnedIds pinsVersion')
      .lean<StoredArticle>();
    if (!article) throw notFound(resources.articles.label);
    return article;
  }

  async function read(articleId: string): Promise<ArticlePins> {
    const article = await findArticle(articleId);
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
      return inTransaction(models.articles.db, async () => {
        if ((await inOrder(models, articleIds)).length < articleIds.length) {
          throw invalid({ articleIds: 'Unknown article' });
        }
        const before = await findArticle(articleId);
        const present = before.pinsVersion ?? 0;
        if (version !== undefined && version !== present) {
          const current = await read(articleId);
          throw conflict('Another editor changed the related articles', { current });
        }
        const pinnedIds = articleIds.map((id) => new Types.ObjectId(id));
        await models.articles.updateOne(
          { _id: articleId },
          { $set: { pinnedIds, pinsVersion: present + 1 } },
        );
        await audit.write({
          record: { type: 'articles', id: articleId, title: before.title },
          before: { related: (before.pinnedIds ?? []).map(String) },
          after: { related: articleIds },
        });
        await content.bump();
        return read(articleId);
      });
    },
  };
}
