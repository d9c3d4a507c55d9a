import { bodyKey, codePointOrder } from './valueKey';
import { typeInfo } from './values';

const order = <T>(a: T, b: T) => (a === b ? 0 : a < b ? -1 : 1);

/** MongoDB's total order over all BSON values; missing counts as null. */
export function compare(a: unknown, b: unknown): number {
  // The most frequent types need no keys.
  if (typeof a === 'string' && typeof b === 'string') {
    return a === b ? 0 : order(codePointOrder(a), codePointOrder(b));
  }
  if (typeof a === 'number' && typeof b === 'number' && !Number.isNaN(a) && !Number.isNaN(b)) {
    return order(a, b);
  }
  const difference = typeInfo(a).order - typeInfo(b).order;
  return difference === 0 ? order(bodyKey(a), bodyKey(b)) : Math.sign(difference);
}

export const equal = (a: unknown, b: unknown) => a === b || compare(a, b) === 0;
