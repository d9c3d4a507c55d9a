import { complement } from '../bson/numberKey';
import { typeKey, valueKey } from '../bson/valueKey';
import { asBson, type Doc, isOperatorDoc, typeInfo } from '../bson/values';

/** What a filter says about one path, in terms an index understands. */
export interface Bound {
  /** The path equals one of these values. */
  points?: unknown[];
  low?: unknown;
  high?: unknown;
}

const indexable = (value: unknown) =>
  !Array.isArray(value) && asBson(value)?._bsontype !== 'BSONRegExp';

/** The bounds that every matching document satisfies, by path. */
export function boundsOf(filter: Doc): Map<string, Bound> {
  const bounds = new Map<string, Bound>();
  for (const [path, condition] of Object.entries(filter)) {
    const bound = path.startsWith('$') ? {} : boundOf(condition);
    if (Object.keys(bound).length > 0) bounds.set(path, bound);
  }
  return bounds;
}

function boundOf(condition: unknown): Bound {
  if (!isOperatorDoc(condition)) return indexable(condition) ? { points: [condition] } : {};
  const bound: Bound = {};
  for (const [name, value] of Object.entries(condition)) {
    if (name === '$eq' && indexable(value)) bound.points ??= [value];
    else if (name === '$in' && Array.isArray(value) && value.every(indexable)) {
      bound.points ??= value;
    } else if (isRangeValue(value)) {
      if (name === '$gt' || name === '$gte') bound.low ??= value;
      else if (name === '$lt' || name === '$lte') bound.high ??= value;
    }
  }
  return bound;
}

const isRangeValue = (value: unknown) =>
  value !== null && indexable(value) && !['minKey', 'maxKey'].includes(typeInfo(value).name);

/** Whether the bound excludes documents without the field. */
export const impliesPresence = ({ points, low, high }: Bound) =>
  low !== undefined ||
  high !== undefined ||
  (points?.every((value) => value !== null && value !== undefined) ?? false);

/** The part of an index's keys to read: `low <= key < high` after the prefix. */
export function keyRange(
  { low, high }: Bound,
  direction: 1 | -1,
  isMultikey: boolean,
): [string, string] | undefined {
  const given = low ?? high;
  if (given === undefined) return undefined;
  const { order } = typeInfo(given);
  // With several keys a document, each side may be met by another one, so only one side counts.
  const from = low === undefined ? typeKey(order) : valueKey(low);
  const useHigh = high !== undefined && !(isMultikey && low !== undefined);
  const to = useHigh ? `${valueKey(high)}\uffff` : typeKey(order + 1);
  if (low !== undefined && high !== undefined && typeInfo(high).order !== order) return undefined;
  if (direction === 1) return [from, to];
  const end = useHigh ? complement(valueKey(high)) : typeKey(0xffff - order);
  return [end, low === undefined ? typeKey(0xffff - order + 1) : `${complement(from)}\uffff`];
}
