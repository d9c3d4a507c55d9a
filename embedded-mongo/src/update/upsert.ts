import { overlap } from '../bson/paths';
import { asBson, type Doc, isDoc, isOperatorDoc } from '../bson/values';
import { MongoError } from '../errors';
import { setAt } from './path';

/** The document an upsert starts from: the fields that the filter fixes by equality. */
export function documentFromFilter(filter: Doc, onlyId: boolean): Doc {
  const doc: Doc = {};
  const fixed = [...equalities(filter)];
  for (const [i, [path, value]] of fixed.entries()) {
    if (fixed.slice(0, i).some(([other]) => overlap(other, path))) {
      throw new MongoError(
        'NotSingleValueField',
        `cannot infer query fields to set, path '${path}' is matched twice`,
      );
    }
    if (!onlyId || path === '_id') setAt(doc, path, value);
  }
  return doc;
}

function* equalities(filter: Doc): Generator<[string, unknown]> {
  for (const [path, condition] of Object.entries(filter)) {
    if (path === '$or' && Array.isArray(condition)) {
      const [only, ...others] = condition;
      if (others.length === 0 && isDoc(only)) yield* equalities(only);
    } else {
      const value = fixedValue(condition);
      if (value !== undefined) yield [path, value];
    }
  }
}

function fixedValue(condition: unknown): unknown {
  if (asBson(condition)?._bsontype === 'BSONRegExp') return undefined;
  if (!isOperatorDoc(condition)) return condition;
  if ('$eq' in condition) return condition.$eq;
  const list = condition.$in;
  return Array.isArray(list) && list.length === 1 ? fixedValue(list[0]) : undefined;
}
