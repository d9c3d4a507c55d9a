import { nameKey } from '@pressline/shared-api';
import type { ResourceHooks } from './ResourceHooks';

/** Hooks that keep the key of a name, by which lists are sorted and equal names are found. */
export function keyHooks<Name extends string>(name: Name) {
  return {
    async prepare(_context, change) {
      if (change[name] === undefined) return change;
      return { ...change, [`${name}Key`]: nameKey(change[name]) };
    },
  } satisfies ResourceHooks<Readonly<Record<Name, string>>>;
}
