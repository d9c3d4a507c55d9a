import { complement } from '../bson/numberKey';
import { valueKey } from '../bson/valueKey';
import type { Doc } from '../bson/values';
import type { Collection } from '../store/collection';
import type { CollectionIndex, StoredDoc } from '../store/collectionIndex';
import { type Bound, boundsOf, impliesPresence, keyRange } from './bounds';

/** Documents that may match, and whether they come in the order asked for. */
interface Plan {
  readonly candidates: Iterable<StoredDoc>;
  readonly isSorted: boolean;
}

interface Access {
  readonly index: CollectionIndex;
  readonly prefixes: string[];
  /** Number of leading fields fixed by equality. */
  readonly fixed: number;
  readonly range: [string, string] | undefined;
  /** Documents below the prefixes when no range narrows them further, else an estimate. */
  readonly size: number;
}

const maxPrefixes = 1000;
// An index that narrows to fewer documents is better than one that saves sorting.
const sortableSize = 200;

/** Chooses an index for a filter and sort. The caller still tests every candidate. */
export function planQuery(collection: Collection, filter: Doc, sort: Doc): Plan {
  const accesses = accessesOf(collection, filter);
  const best = bestOf(accesses);
  if (Object.keys(sort).length > 0 && (!best || !isFew(best))) {
    const sorted = accesses
      .filter((access) => sortDirection(access, sort) !== undefined)
      .reduce(narrower, undefined);
    if (sorted) return { candidates: read(sorted, sortDirection(sorted, sort)), isSorted: true };
  }
  if (best) return { candidates: new Set(read(best)), isSorted: false };
  const candidates = unionOf(collection, filter) ?? collection.docs.values();
  return { candidates, isSorted: false };
}

function accessesOf(collection: Collection, filter: Doc): Access[] {
  const bounds = boundsOf(filter);
  return collection.indexes
    .filter((index) => isUsable(index, bounds))
    .map((index) => accessOf(index, bounds, collection.size));
}

const bestOf = (accesses: readonly Access[]) =>
  accesses.filter(({ fixed, range }) => fixed > 0 || range).reduce(narrower, undefined);

/** What indexes leave of each branch of `$or`; undefined when one branch has none. */
function unionOf(collection: Collection, { $or: branches }: Doc): Set<StoredDoc> | undefined {
  if (!Array.isArray(branches)) return undefined;
  const found = new Set<StoredDoc>();
  for (const branch of branches as Doc[]) {
    const best = bestOf(accessesOf(collection, branch));
    const candidates = best ? read(best) : unionOf(collection, branch);
    if (!candidates) return undefined;
    for (const doc of candidates) found.add(doc);
  }
  return found;
}

const narrower = (a: Access | undefined, b: Access) => (a && a.size <= b.size ? a : b);

/** Whether an index leaves so few documents that they are sorted at once. Estimates cannot tell. */
function isFew(access: Access): boolean {
  let seen = 0;
  for (const _ of read(access)) {
    seen += 1;
    if (seen > sortableSize) return false;
  }
  return true;
}

/** Whether an index holds every document that can match. */
export function isUsable({ spec }: CollectionIndex, bounds: Map<string, Bound>): boolean {
  if (!spec.sparse) return true;
  return Object.keys(spec.key).some((path) => {
    const bound = bounds.get(path);
    return bound !== undefined && impliesPresence(bound);
  });
}

/** The beginnings of an index's keys that equalities leave, and how many fields they fix. */
export function indexPrefixes(index: CollectionIndex, bounds: Map<string, Bound>) {
  let prefixes = [''];
  let fixed = 0;
  for (const { path, direction } of index.fields) {
    const points = bounds.get(path)?.points;
    if (!points || prefixes.length * points.length > maxPrefixes) break;
    const keys = [...new Set(points.map(valueKey))];
    const segments = direction === 1 ? keys : keys.map(complement);
    prefixes = prefixes.flatMap((prefix) => segments.map((segment) => prefix + segment));
    fixed++;
  }
  return { prefixes, fixed };
}

function accessOf(index: CollectionIndex, bounds: Map<string, Bound>, total: number): Access {
  const { prefixes, fixed } = indexPrefixes(index, bounds);
  const next = index.fields[fixed];
  const bound = next && bounds.get(next.path);
  const range = bound && keyRange(bound, next.direction, index.multikeyFields.has(next));
  const exact = fixed === index.fields.length;
  const size = exact
    ? prefixes.reduce((sum, prefix) => sum + index.count(prefix), 0)
    : total / 10 ** (fixed + (range ? 0.5 : 0));
  return { index, prefixes, fixed, range, size };
}

/** Whether reading the index gives the sort: false ascending, true descending, else undefined. */
function sortDirection(access: Access, sort: Doc): boolean | undefined {
  const { index, prefixes, fixed } = access;
  if (prefixes.length !== 1) return undefined;
  const wanted = Object.entries(sort).map(
    ([path, direction]) => [path, Number(direction)] as const,
  );
  const offered = index.fields.slice(fixed);
  if (wanted.length > offered.length) return undefined;
  const first = (wanted[0]?.[1] ?? 1) * (offered[0]?.direction ?? 1);
  const matches = wanted.every(([path, direction], i) => {
    const field = offered[i];
    if (field?.path !== path || index.multikeyFields.has(field)) return false;
    return field.direction * direction === first;
  });
  return matches ? first < 0 : undefined;
}

function* read(
  { index, prefixes, fixed, range }: Access,
  descending = false,
): Generator<StoredDoc> {
  for (const prefix of prefixes) {
    if (fixed === index.fields.length) yield* index.get(prefix);
    else {
      const [low, high] = range ?? ['', '\uffff'];
      yield* index.range(prefix + low, prefix + high, descending);
    }
  }
}
