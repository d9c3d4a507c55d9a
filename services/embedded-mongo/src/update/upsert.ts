import { asBson, type Doc, isDoc, isOperatorDoc } from '../bson/values';
import { MongoError } from '../errors';
import { locate } from './locate';

/** The document an upsert starts from: the fields that the filter fixes by equality. */
export function documentFromFilter(filter: Doc, onlyId: boolean): Doc {
  const fixed = new Map<string, unknown>();
  collect(filter, fixed);
  const doc: Doc = {};
  for (const [path, value] of fixed) {
    if (onlyId && path !== '_id') continue;
    for (const target of locate(doc, path, { matched: () => undefined, filters: new Map() })) {
      target.set(value);
    }
  }
  return doc;
}

function collect(filter: Doc, fixed: Map<string, unknown>): void {
  for (const [path, condition] of Object.entries(filter)) {
    if (path === '$and' && Array.isArray(condition)) {
      for (const clause of condition) if (isDoc(clause)) collect(clause, fixed);
    } else if (path === '$or' && Array.isArray(condition) && condition.length === 1) {
      if (isDoc(condition[0])) collect(condition[0], fixed);
    } else if (!path.startsWith('$')) {
      const value = fixedValue(condition);
      if (value !== undefined) add(path, value, fixed);
    }
  }
}

function fixedValue(condition: unknown): unknown {
  if (asBson(condition)?._bsontype === 'BSONRegExp') return undefined;
  if (!isOperatorDoc(condition)) return condition;
  if ('$eq' in condition) return condition.$eq;
  for (const list of [condition.$in, condition.$all]) {
    if (Array.isArray(list) && list.length === 1 && !isOperatorDoc(list[0])) {
      return fixedValue(list[0]);
    }
  }
  return undefined;
}

function add(path: string, value: unknown, fixed: Map<string, unknown>): void {
  for (const other of fixed.keys()) {
    if (other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`)) {
      throw new MongoError(
        'NotSingleValueField',
        `cannot infer query fields to set, path '${path}' is matched twice`,
      );
    }
  }
  fixed.set(path, value);
}
