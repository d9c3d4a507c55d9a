import { bodyKey, codePointOrder } from './valueKey';
import { type Doc, isDoc, typeInfo } from './values';

/** Compares two strings; the default is MongoDB's simple collation (code points). */
export type StringOrder = (a: string, b: string) => number;

const order = <T>(a: T, b: T) => (a === b ? 0 : a < b ? -1 : 1);

const simple: StringOrder = (a, b) => (a === b ? 0 : order(codePointOrder(a), codePointOrder(b)));

/** MongoDB's total order over all BSON values; missing counts as null. */
export function compare(a: unknown, b: unknown, strings: StringOrder = simple): number {
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return strings(a, b);
  const difference = typeInfo(a).order - typeInfo(b).order;
  if (difference !== 0) return Math.sign(difference);
  if (Array.isArray(a) && Array.isArray(b)) return compareArrays(a, b, strings);
  if (a instanceof Date && b instanceof Date) return compareNumbers(a.getTime(), b.getTime());
  if (isDoc(a) && isDoc(b)) return compareDocs(a, b, strings);
  return order(bodyKey(a), bodyKey(b));
}

export const equal = (a: unknown, b: unknown, strings?: StringOrder) =>
  a === b || compare(a, b, strings) === 0;

function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  if (a < b) return -1;
  if (a > b) return 1;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareArrays(a: unknown[], b: unknown[], strings: StringOrder): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const result = compare(a[i], b[i], strings);
    if (result !== 0) return result;
  }
  return order(a.length, b.length);
}

function compareDocs(a: Doc, b: Doc, strings: StringOrder): number {
  const left = Object.keys(a);
  const right = Object.keys(b);
  const shared = Math.min(left.length, right.length);
  for (let i = 0; i < shared; i++) {
    const x = left[i] as string;
    const y = right[i] as string;
    const result =
      Math.sign(typeInfo(a[x]).order - typeInfo(b[y]).order) ||
      simple(x, y) ||
      compare(a[x], b[y], strings);
    if (result !== 0) return result;
  }
  return order(left.length, right.length);
}
