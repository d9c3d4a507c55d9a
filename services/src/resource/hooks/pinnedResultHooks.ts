import type { StoredOf } from '../../database/createModel';
import { nameKey } from '../../database/nameKey';
import type { ResourceHooks } from './ResourceHooks';

export const pinnedResultHooks: ResourceHooks<StoredOf<'pinnedResults'>> = {
  prepare: async (_context, change) =>
    change.query === undefined ? change : { ...change, queryKey: nameKey(change.query) },
};
