import { targetsOf } from '../../articles/links/readLinks';
import type { Change, ResourceHooks } from './ResourceHooks';

/** The change with where the address in its field leads. */
export const withLinks = (field: string, change: Change): Change =>
  change[field] === undefined
    ? change
    : { ...change, linksTo: targetsOf([String(change[field])], '/help') };

/** Hooks that keep where the address in a field leads. */
export const linkHooks = (field: string): ResourceHooks<never> => ({
  prepare: async (_context, change) => withLinks(field, change),
});
