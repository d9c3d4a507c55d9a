import { type CategoryCounter, categoryContents } from '@pressline/shared-api';
import type { Model, Types } from 'mongoose';
import { conflict } from '../../../errors';
import type { Models, StoredDocument, StoredOf } from '../../../store/database/createModel';
import { setFirstVerifiedUntil } from './freshness';
import { keyHooks } from './keyHooks';
import { nothingClaimed, type ResourceHooks } from './ResourceHooks';

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

const refusal = (counts: Readonly<Record<CategoryCounter, number>>) =>
  conflict(`The category still has ${categoryContents(counts)}`);

export const categoryHooks: ResourceHooks<StoredOf<'categories'>> = {
  ...keyHooks('name'),
  // The counters guard against writes under way; this guards against counters that are wrong.
  async claim({ models }, { before, after }) {
    if (!before || after) return nothingClaimed;
    const counts = await countContents(models, before._id);
    if (Object.values(counts).some((count) => count > 0)) throw refusal(counts);
    return nothingClaimed;
  },
  afterWrite: async ({ models }, write) => setFirstVerifiedUntil(models, write),
  removable: Object.fromEntries(Object.keys(COUNTERS).map((counter) => [counter, 0])),
  refuseRemoval: refusal,
};
