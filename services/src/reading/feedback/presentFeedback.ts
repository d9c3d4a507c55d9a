import type { Feedback } from '@pressline/shared-api';
import { byIds } from '../../store/database/byIds';
import type { Models } from '../../store/database/createModel';
import type { StoredFeedback } from './createFeedbackStore';

/** Feedback for the admin area, each with the article that it is about. */
export async function presentFeedback(
  models: Models,
  found: readonly StoredFeedback[],
): Promise<Feedback[]> {
  const ids = found.map(({ articleId }) => articleId);
  const articles = await byIds(models.articles, ids, 'title slug');
  return found.map(({ _id, createdAt, updatedAt, articleId, ...stored }) => {
    const article = articles.get(String(articleId));
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
