import type { CategoryCounter } from '@pressline/shared-api';
import type { Model, Types } from 'mongoose';
import type { Models, StoredDocument } from '../../../store/database/createModel';

/** The counters of a category, and what each counts. */
export const COUNTERS = {
  articleCount: 'articles',
  faqCount: 'faqs',
  videoCount: 'videos',
  downloadCount: 'downloads',
} as const satisfies Record<CategoryCounter, string>;

/** How many documents of each resource name a category, whatever its counters say. */
export async function countContents(
  models: Models,
  categoryId: Types.ObjectId,
): Promise<Record<CategoryCounter, number>> {
  const counts = Object.entries(COUNTERS).map(async ([counter, key]) => {
    const model = models[key] as unknown as Model<StoredDocument>;
    return [counter, await model.countDocuments({ categoryId })];
  });
  return Object.fromEntries(await Promise.all(counts));
}
