import { type CategoryCounter, categoryContents } from '@pressline/shared-api';
import { conflict } from '../../../errors';
import type { StoredOf } from '../../../store/database/createModel';
import { COUNTERS, countContents } from './countContents';
import { dateArticles } from './freshness';
import { keyHooks } from './keyHooks';
import { nothingClaimed, type ResourceHooks } from './ResourceHooks';

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
  afterWrite: async ({ models }, write) => dateArticles(models, write),
  removable: Object.fromEntries(Object.keys(COUNTERS).map((counter) => [counter, 0])),
  refuseRemoval: refusal,
};
