import type { Doc } from '../bson/values';
import type { Collection } from '../store/collection';
import type { StoredDoc } from '../store/collectionIndex';
import { compileQuery } from './match';
import { planQuery } from './plan';
import { compileSort } from './sort';

interface FindOptions {
  readonly sort?: Doc;
  readonly skip?: number;
  /** 0 and undefined mean no limit. */
  readonly limit?: number;
}

/** The stored documents that match, in order. A snapshot: later changes do not show in the list. */
export const findDocs = (...query: Parameters<typeof examineDocs>): StoredDoc[] =>
  examineDocs(...query).found;

/** The same, and how many documents had to be examined for it. */
export function examineDocs(
  collection: Collection | undefined,
  filter: Doc,
  { sort = {}, skip = 0, limit = 0 }: FindOptions = {},
): { found: StoredDoc[]; examined: number } {
  const test = compileQuery(filter);
  const sorted = compileSort(sort);
  if (!collection) return { found: [], examined: 0 };
  const plan = planQuery(collection, filter, sort);
  const isOrdered = plan.isSorted || Object.keys(sort).length === 0;
  const end = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
  const matching: StoredDoc[] = [];
  let examined = 0;
  for (const stored of plan.candidates) {
    examined += 1;
    if (!test(stored.doc)) continue;
    matching.push(stored);
    if (isOrdered && matching.length >= end) break;
  }
  const found = isOrdered ? matching : sorted(matching, ({ doc }) => doc);
  const isPart = skip > 0 || found.length > end;
  return { found: isPart ? found.slice(skip, end) : found, examined };
}
