import { targetsOf } from '../../articles/links/readLinks';
import type { ResourceHooks } from './ResourceHooks';

/** Hooks that keep where the address in a field leads. */
export const linkHooks = (field: string): Required<Pick<ResourceHooks<never>, 'prepare'>> => ({
  prepare: async (_context, change) =>
    change[field] === undefined
      ? change
      : { ...change, linksTo: targetsOf([String(change[field])], '/help') },
});
