import { valueKey } from '../bson/valueKey';
import type { Doc } from '../bson/values';
import type { Collection } from '../store/collection';
import type { CollectionIndex } from '../store/collectionIndex';
import { type Bound, boundsOf } from './bounds';
import { findDocs } from './find';
import { indexPrefixes, isUsable } from './plan';

/** How many documents match: from an index alone when it holds all that the filter asks for. */
export function countDocs(collection: Collection | undefined, filter: Doc): number {
  const prefixes = collection && exactPrefixes(collection, filter);
  if (!prefixes) return findDocs(collection, filter).length;
  return prefixes.keys.reduce((sum, key) => sum + prefixes.index.countBelow(key), 0);
}

/** The index keys under which all matching documents stand, each once, and no others. */
function exactPrefixes(collection: Collection, filter: Doc) {
  const bounds = boundsOf(filter);
  if (!Object.entries(filter).every((entry) => isOneValue(entry, bounds))) return undefined;
  for (const index of collection.indexes) {
    if (!isUsable(index, bounds) || !holdsExactly(index, bounds)) continue;
    return { index, keys: indexPrefixes(index, bounds).prefixes };
  }
  return undefined;
}

// Null also means missing, in ways that keys do not tell apart.
const isOneValue = ([path, condition]: [string, unknown], bounds: Map<string, Bound>) => {
  const points = bounds.get(path)?.points;
  const isNull = condition === null || condition === undefined;
  return points?.length === 1 && !isNull && valueKey(points[0]) === valueKey(condition);
};

function holdsExactly(index: CollectionIndex, bounds: Map<string, Bound>): boolean {
  const leading = index.fields.slice(0, bounds.size);
  const rest = index.fields.slice(bounds.size);
  return (
    leading.length === bounds.size &&
    leading.every(({ path }) => bounds.has(path)) &&
    !rest.some((field) => index.multikeyFields.has(field))
  );
}
