import { ObjectId } from 'bson';
import { overlap } from '../bson/paths';
import { asBson, type Doc, isDoc, isOperatorDoc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import type { Collection } from '../store/collection';
import { setAt } from '../update/path';
import { compileUpdate, isReplacement } from '../update/update';

/** The document an upsert starts from: the fields that the filter fixes by equality. */
function documentFromFilter(filter: Doc, onlyId: boolean): Doc {
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

/** Inserts with the _id first, made up when missing; bytes that need no change are kept. */
export function insertDoc(collection: Collection, given: Doc, bytes?: Uint8Array): Doc {
  const isOrdered = Object.keys(given)[0] === '_id';
  const { _id = new ObjectId(), ...rest } = given;
  checkId(_id);
  const doc = isOrdered ? given : { _id, ...rest };
  collection.insert(doc, isOrdered && bytes ? Uint8Array.from(bytes) : undefined);
  return doc;
}

function checkId(id: unknown): void {
  if (Array.isArray(id)) throw badValue("The '_id' value cannot be of type array");
  if (asBson(id)?._bsontype === 'BSONRegExp') {
    throw badValue("The '_id' value cannot be of type regex");
  }
  if (isDoc(id) && Object.keys(id).some((key) => key.startsWith('$'))) {
    throw new MongoError('DollarPrefixedFieldName', '_id fields may not contain $-prefixed fields');
  }
}

export function upsert(collection: Collection, filter: Doc, changes: Doc): Doc {
  const start = documentFromFilter(filter, isReplacement(changes));
  return insertDoc(collection, compileUpdate(changes)(start, true));
}
