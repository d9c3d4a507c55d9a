import { nameKey } from '../../database/nameKey';
import type { ResourceHooks } from './ResourceHooks';

/** Hooks that keep the key of a name, by which lists are sorted and equal names are found. */
export function keyHooks<Name extends string>(name: Name) {
  return {
    async prepare(_context, change, before) {
      // One of former releases that has the name of another one has no key; it can still be edited.
      if (change[name] === undefined || change[name] === before?.[name]) return change;
      return { ...change, [`${name}Key`]: nameKey(change[name]) };
    },
  } satisfies ResourceHooks<Readonly<Record<Name, string>>>;
}
