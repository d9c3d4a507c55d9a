import { nameKey } from '../../database/nameKey';
import type { ResourceHooks } from './ResourceHooks';

/** Of a search that something belongs to: searches that people consider equal are one. */
export const queryHooks: ResourceHooks<never> = {
  prepare: async (_context, change) =>
    change.query === undefined ? change : { ...change, queryKey: nameKey(change.query) },
};
