import type { Binary, BSONRegExp, Code, Decimal128, Double, Long, ObjectId, Timestamp } from 'bson';

/** A decoded document. Field order counts; values are never changed in place once stored. */
export type Doc = Record<string, unknown>;

type BsonObject =
  | Binary
  | BSONRegExp
  | Code
  | Decimal128
  | Double
  | Long
  | ObjectId
  | Timestamp
  | { _bsontype: 'MinKey' | 'MaxKey' | 'BSONSymbol'; value?: string };

interface TypeInfo {
  readonly order: number;
  readonly name: string;
}

const type = (order: number, name: string): TypeInfo => ({ order, name });

const types = {
  null: type(5, 'null'),
  int: type(10, 'int'),
  double: type(10, 'double'),
  string: type(15, 'string'),
  object: type(20, 'object'),
  array: type(25, 'array'),
  bool: type(40, 'bool'),
  date: type(45, 'date'),
};

const bsonTypes: Record<string, TypeInfo> = {
  MinKey: type(1, 'minKey'),
  Double: types.double,
  Long: type(10, 'long'),
  Decimal128: type(10, 'decimal'),
  BSONSymbol: type(15, 'symbol'),
  Binary: type(30, 'binData'),
  ObjectId: type(35, 'objectId'),
  Timestamp: type(47, 'timestamp'),
  BSONRegExp: type(50, 'regex'),
  Code: type(60, 'javascript'),
  MaxKey: type(127, 'maxKey'),
};

export const isInt32 = (n: number) => Number.isInteger(n) && n === (n | 0) && !Object.is(n, -0);

/** Position of a value's type in MongoDB's order; a missing value counts as null. */
export function typeInfo(value: unknown): TypeInfo {
  switch (typeof value) {
    case 'undefined':
      return types.null;
    case 'number':
      return isInt32(value) ? types.int : types.double;
    case 'string':
      return types.string;
    case 'boolean':
      return types.bool;
  }
  if (value === null) return types.null;
  if (Array.isArray(value)) return types.array;
  if (value instanceof Date) return types.date;
  return bsonTypes[(value as { _bsontype?: string })._bsontype ?? ''] ?? types.object;
}

/** A value of one of bson's own classes, else undefined. */
export const asBson = (value: unknown): BsonObject | undefined =>
  typeof value === 'object' && value !== null && '_bsontype' in value
    ? (value as BsonObject)
    : undefined;

/** True for an embedded document: not an array, date or bson class. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !('_bsontype' in value);

export const isOperatorDoc = (value: unknown): value is Doc => {
  if (!isDoc(value)) return false;
  for (const key in value) return key.startsWith('$');
  return false;
};

export const isNumeric = (value: unknown) => typeInfo(value).order === types.int.order;

/** Own property, so that fields called like Object's members are not found by accident. */
export const field = <T>(doc: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(doc, name) ? doc[name] : undefined;

export function setField(doc: Doc, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(doc, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  } else doc[name] = value;
}

/** A copy whose documents and arrays may be changed; leaf values are shared. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const key of Object.keys(value)) setField(copy, key, clone(value[key]));
  return copy as T;
}
