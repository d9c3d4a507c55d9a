import type { Models, StoredOf } from '../database/createModel';
import { revisedValues, type StoredRevision } from './createRevisions';

/**
 * The change that brings a former version back. Its slug is left out when another article has it by
 * now, and its category when that is gone: the text is what staff want back.
 */
export async function restoreRevision(
  models: Models,
  article: StoredOf<'articles'>,
  revision: StoredRevision,
): Promise<Record<string, unknown>> {
  const { slug, categoryId, ...text } = revisedValues(revision);
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
