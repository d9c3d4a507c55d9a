import type { Feedback } from '@pressline/shared-api';
import { trusted } from 'mongoose';
import type { Models } from '../database/createModel';
import type { StoredFeedback } from './createFeedbackStore';

/** Feedback for the admin area, each with the article that it is about. */
export async function presentFeedback(
  models: Models,
  found: readonly StoredFeedback[],
): Promise<Feedback[]> {
  const ids = found.map(({ articleId }) => articleId);
  const articles = await models.articles
    .find({ _id: trusted({ $in: ids }) })
    .select('title slug')
    .lean();
  const byId = new Map(articles.map((article) => [String(article._id), article]));
  return found.map(({ _id, createdAt, updatedAt, articleId, ...stored }) => {
    const article = byId.get(String(articleId));
    const { version, vote, reason, comment, status, suggestion = null } = stored;
    return {
      id: _id.toHexString(),
      version,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      articleId: articleId.toHexString(),
      articleTitle: article?.title ?? null,
      articleSlug: article?.slug ?? null,
      ...{ vote, reason, comment, status, suggestion },
    };
  });
}
