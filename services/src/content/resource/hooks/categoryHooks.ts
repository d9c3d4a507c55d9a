import { type CategoryCounter, categoryContents } from '@pressline/shared-api';
import type { Model, Types } from 'mongoose';
import { conflict } from '../../../errors';
import type { Models, StoredDocument, StoredOf } from '../../../store/database/createModel';
import { setFirstVerifiedUntil } from './freshness';
import { keyHooks } from './keyHooks';
import type { ResourceHooks } from './ResourceHooks';

/** The counters of a category, and what each counts. */
const COUNTERS = {
  articleCount: 'articles',
  faqCount: 'faqs',
  videoCount: 'videos',
  downloadCount: 'downloads',
} as const satisfies Record<CategoryCounter, string>;

/** How many documents of each resource name a category. */
async function countContents(models: Models, categoryId: Types.ObjectId) {
  const counts: Partial<Record<CategoryCounter, number>> = {};
  for (const [counter, key] of Object.entries(COUNTERS)) {
    const model = models[key] as unknown as Model<StoredDocument>;
    counts[counter as CategoryCounter] = await model.countDocuments({ categoryId });
  }
  return counts;
}

export const categoryHooks: ResourceHooks<StoredOf<'categories'>> = {
  ...keyHooks('name'),
  async check({ models }, { before, after }) {
    if (!before || after) return;
    const contents = categoryContents(await countContents(models, before._id));
    if (contents) throw conflict(`The category still has ${contents}`);
  },
  afterWrite: async ({ models }, write) => setFirstVerifiedUntil(models, write),
};
