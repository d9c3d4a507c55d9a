import { compare } from '../bson/compare';
import { splitPath, valuesAt } from '../bson/paths';
import { type Doc, isNumeric } from '../bson/values';
import { badValue, MongoError } from '../errors';

type Order = (a: Doc, b: Doc) => number;

const emptyArray = Symbol('empty array');

/** Compiles a sort document. @throws BadValue for a direction other than 1 and -1. */
export function compileSort(sort: Doc): Order {
  const fields = Object.entries(sort).map(([path, direction]) => {
    const sign = isNumeric(direction) ? Number(direction) : 0;
    if (sign !== 1 && sign !== -1) {
      throw badValue('$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    if (path.startsWith('$')) {
      throw new MongoError(
        'Location16410',
        `FieldPath field names may not start with '$': ${path}`,
      );
    }
    return { parts: splitPath(path), sign };
  });
  return (a, b) => {
    for (const { parts, sign } of fields) {
      const [left, right] = [sortValue(a, parts, sign), sortValue(b, parts, sign)];
      const result = compareWithEmpty(left, right) * sign;
      if (result !== 0) return result;
    }
    return 0;
  };
}

/** Arrays sort by their least element ascending and by their greatest descending. */
function sortValue(doc: Doc, parts: string[], sign: number): unknown {
  const values = valuesAt(doc, parts);
  const [only] = values;
  if (values.length === 1 && !Array.isArray(only)) return only;
  const leaves = values.flatMap((value) =>
    Array.isArray(value) ? (value.length > 0 ? value : [emptyArray]) : [value],
  );
  if (leaves.length === 0) return undefined;
  return leaves.reduce((best, leaf) => (compareWithEmpty(leaf, best) * sign < 0 ? leaf : best));
}

/** An empty array sorts below null. */
function compareWithEmpty(a: unknown, b: unknown): number {
  if (a === emptyArray || b === emptyArray) {
    return Number(b === emptyArray) - Number(a === emptyArray);
  }
  return compare(a, b);
}
