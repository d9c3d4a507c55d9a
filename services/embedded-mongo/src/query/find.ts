import type { Doc } from '../bson/values';
import type { Collection } from '../store/collection';
import type { StoredDoc } from '../store/collectionIndex';
import { compileQuery, type QueryContext } from './match';
import { planQuery } from './plan';
import { compileSort } from './sort';

export interface FindOptions {
  readonly sort?: Doc;
  readonly skip?: number;
  /** 0 and undefined mean no limit. */
  readonly limit?: number;
  readonly context?: QueryContext;
}

/** The stored documents that match, in order. A snapshot: later changes do not show in the list. */
export function findDocs(
  collection: Collection | undefined,
  filter: Doc,
  { sort, skip = 0, limit = 0, context = {} }: FindOptions = {},
): StoredDoc[] {
  const test = compileQuery(filter, context);
  const { $natural, ...keys } = sort ?? {};
  const order = compileSort(keys, context.strings);
  if (!collection) return [];
  const isOrdered = Object.keys(keys).length === 0;
  // A collation orders and equates strings differently from the index.
  const plan = context.strings
    ? { candidates: collection.docs.values(), isSorted: false }
    : planQuery(collection, filter, keys);
  const canStop = (isOrdered && Number($natural ?? 1) > 0) || plan.isSorted;
  const end = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
  const found: StoredDoc[] = [];
  for (const stored of plan.candidates) {
    if (!test(stored.doc)) continue;
    found.push(stored);
    if (canStop && found.length >= end) break;
  }
  if (!isOrdered && !plan.isSorted) found.sort((a, b) => order(a.doc, b.doc));
  else if (Number($natural ?? 1) < 0) found.reverse();
  return skip > 0 || found.length > end ? found.slice(skip, end) : found;
}
