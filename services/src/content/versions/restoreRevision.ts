import type { Models, StoredOf } from '../../store/database/createModel';
import type { RevisedValues } from './summarizeHistory';

/**
 * The change that restores a revision. It leaves out a slug that another article has now, and a
 * category that was deleted.
 */
export async function restoreRevision(
  models: Models,
  article: StoredOf<'articles'>,
  { slug, categoryId, ...text }: RevisedValues,
): Promise<Record<string, unknown>> {
  const [holder, category] = await Promise.all([
    models.articles.findOne({ slug }).select('_id').lean(),
    models.categories.exists({ _id: categoryId }),
  ]);
  const isFree = !holder || String(holder._id) === String(article._id);
  return {
    ...text,
    ...(isFree && slug !== article.slug && { slug }),
    ...(category && { categoryId: String(categoryId) }),
  };
}
