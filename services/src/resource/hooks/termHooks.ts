import type { StoredOf } from '../../database/createModel';
import { nameKey } from '../../database/nameKey';
import type { ResourceHooks } from './ResourceHooks';

export const termHooks: ResourceHooks<StoredOf<'terms'>> = {
  prepare: async (_context, change) =>
    change.term === undefined ? change : { ...change, termKey: nameKey(change.term) },
};
