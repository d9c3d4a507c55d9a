import type { SortKeys } from '@pressline/shared-api';

/** An order in which no two documents are equal: pages of a list overlap or skip nothing. */
export const totalOrder = (keys: SortKeys) => ({ ...keys, _id: 1 }) as const;

/**
 * The keys of the indexes that a list needs: its order alone, and behind each combination of its
 * filters, so that neither a page nor a count reads what it does not answer.
 */
export function listIndexes(filters: readonly string[], order: SortKeys): SortKeys[] {
  let prefixes: SortKeys[] = [{}];
  for (const name of filters) prefixes = prefixes.flatMap((some) => [some, { ...some, [name]: 1 }]);
  return prefixes.map((some) => ({ ...some, ...order }));
}
