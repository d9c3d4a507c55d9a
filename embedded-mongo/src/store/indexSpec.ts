import { compare } from '../bson/compare';
import { type Doc, isDoc, isNumeric } from '../bson/values';
import { MongoError } from '../errors';

/** The description of an index as listIndexes reports it. */
export interface IndexSpec extends Doc {
  v: number;
  key: Doc;
  name: string;
  unique?: boolean;
  sparse?: boolean;
  expireAfterSeconds?: number;
}

/** What the description of an index may say. */
export const indexFields = ['key', 'name', 'unique', 'sparse', 'expireAfterSeconds'];

export const idSpec: IndexSpec = { v: 2, key: { _id: 1 }, name: '_id_' };

/** Checks a specification from createIndexes. @throws for every kind of index not supported. */
export function parseIndexSpec(input: unknown): IndexSpec {
  if (!isDoc(input) || !isDoc(input.key)) throw invalid('An index needs a key document');
  const key = input.key;
  const name = input.name;
  if (Object.keys(key).length === 0) {
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be an empty object.');
  }
  if (typeof name !== 'string' || name === '') throw invalid("The field 'name' is required");
  const unknown = Object.keys(input).find((option) => !indexFields.includes(option));
  if (unknown) throw invalid(`The index option '${unknown}' is not supported`);
  for (const [path, direction] of Object.entries(key)) checkKey(path, direction);
  const expires = input.expireAfterSeconds;
  if (expires !== undefined) checkExpiry(key, expires);
  return {
    v: 2,
    key,
    name,
    ...(input.unique ? { unique: true } : {}),
    ...(input.sparse ? { sparse: true } : {}),
    ...(expires === undefined ? {} : { expireAfterSeconds: Number(expires) }),
  };
}

function checkKey(path: string, direction: unknown): void {
  if (typeof direction === 'string') {
    throw new MongoError('CannotCreateIndex', `Unknown index plugin '${direction}'`);
  }
  if (!isNumeric(direction) || !Number(direction)) {
    throw new MongoError('CannotCreateIndex', 'Values in the index key must be numbers, not 0');
  }
  if (path.includes('$')) {
    throw new MongoError('CannotCreateIndex', `Index key '${path}' is not supported`);
  }
  if (path.split('.').includes('')) {
    throw new MongoError('CannotCreateIndex', 'Index keys cannot contain an empty field.');
  }
}

/** @throws unless documents can expire by an index of these keys, after so many seconds. */
export function checkExpiry(key: Doc, seconds: unknown): void {
  const value = Number(seconds);
  if (!isNumeric(seconds) || !(value >= 0 && value <= 2147483647)) {
    throw new MongoError('CannotCreateIndex', 'expireAfterSeconds must be within 0 and 2147483647');
  }
  if (Object.keys(key).length > 1) {
    throw new MongoError('CannotCreateIndex', 'TTL indexes are single-field indexes');
  }
  if ('_id' in key) throw invalid("The field 'expireAfterSeconds' is not valid for an _id index");
}

const invalid = (message: string) => new MongoError('InvalidIndexSpecificationOption', message);

const plainOptions = ({ name: _, v: __, ...rest }: IndexSpec) => rest;

/** Whether the wanted index is already there. @throws when one in its place differs. */
export function matchesExisting(existing: IndexSpec, wanted: IndexSpec): boolean {
  const sameKey = compare(existing.key, wanted.key) === 0;
  const sameName = existing.name === wanted.name;
  if (!sameKey && !sameName) return false;
  const sameOptions = compare(plainOptions(existing), plainOptions(wanted)) === 0;
  if (sameKey && sameName && (sameOptions || wanted.name === '_id_')) return true;
  const message = `An index named ${existing.name} exists with other options or keys than ${wanted.name}`;
  if (sameName) throw new MongoError('IndexKeySpecsConflict', message);
  if ('_id' in wanted.key && Object.keys(wanted.key).length === 1) return true;
  throw new MongoError('IndexOptionsConflict', message);
}
