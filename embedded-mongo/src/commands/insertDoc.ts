import { ObjectId } from 'bson';
import { asBson, type Doc, isDoc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import type { Collection } from '../store/collection';
import { compileUpdate, isReplacement } from '../update/update';
import { documentFromFilter } from '../update/upsert';

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
