import { ObjectId } from 'bson';
import { clone, type Doc, field, isDoc, isNumeric, setField, typeInfo } from '../../bson/values';
import { MongoError, notImplemented } from '../../errors';
import type { Operator } from '../expression';
import { truthy } from '../truthy';
import { arrayOf, isNil, list, named, nullable, stringOf, wrongType } from './arguments';

const failed = (message: string) => new MongoError('BadValue', `Failed to convert: ${message}`);

function toWhole(value: unknown): number {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'string' && !/^[+-]?\d+$/.test(value)) throw failed(`'${value}'`);
  const number = Math.trunc(toDouble(value));
  if (!Number.isSafeInteger(number)) throw failed('integer out of range');
  return number;
}

function toInt(value: unknown): number {
  if (value instanceof Date) throw failed('a date does not convert to int');
  const number = toWhole(value);
  if (number !== (number | 0)) throw failed('32-bit integer out of range');
  return number;
}

function toDouble(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) {
    return Number(value);
  }
  if (isNumeric(value)) throw notImplemented('converting decimals and integers beyond 2^53');
  throw failed(`${typeInfo(value).name} to a number`);
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean' || isNumeric(value)) return String(value);
  throw failed(`${typeInfo(value).name} to string`);
}

function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (typeof value === 'number') return new Date(Math.trunc(value));
  if (value instanceof ObjectId) return value.getTimestamp();
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/.test(value)) {
    const hasZone = /T.*(Z|[+-]\d\d:?\d\d)$/.test(value) || !value.includes('T');
    const date = new Date(hasZone ? value : `${value}Z`);
    if (!Number.isNaN(date.getTime())) return date;
  }
  throw failed(`${typeInfo(value).name} to date`);
}

function toObjectId(value: unknown): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
  throw failed(`${typeInfo(value).name} to objectId`);
}

const conversions: Record<string, (value: unknown) => unknown> = {
  double: toDouble,
  int: toInt,
  long: toWhole,
  string: toText,
  bool: truthy,
  date: toDate,
  objectId: toObjectId,
};

const to = (name: string, type: string) =>
  nullable(name, 1, 1, ([value]) => conversions[type]?.(value));

const $convert = named('$convert', ['input', 'to'], ['onError', 'onNull'], (values) => {
  if (isNil(values.input)) return values.onNull ?? null;
  const convert = conversions[String(values.to)];
  if (!convert) throw notImplemented(`$convert to ${String(values.to)}`);
  try {
    return convert(values.input);
  } catch (error) {
    if ('onError' in values && error instanceof MongoError && error.code === 2) {
      return values.onError;
    }
    throw error;
  }
});

const $mergeObjects = list('$mergeObjects', 0, Number.POSITIVE_INFINITY, (values) => {
  const out: Doc = {};
  for (const value of values) {
    if (isNil(value)) continue;
    if (!isDoc(value)) throw wrongType('$mergeObjects', value, 'objects');
    for (const key of Object.keys(value)) setField(out, key, clone(value[key]));
  }
  return out;
});

const $arrayToObject = nullable('$arrayToObject', 1, 1, ([value]) => {
  const out: Doc = {};
  for (const item of arrayOf('$arrayToObject', value)) {
    const [key, content] = Array.isArray(item) ? item : isDoc(item) ? [item.k, item.v] : [];
    setField(out, stringOf('$arrayToObject', key), content);
  }
  return out;
});

export const objects: Record<string, Operator> = {
  $mergeObjects,
  $arrayToObject,
  $objectToArray: nullable('$objectToArray', 1, 1, ([value]) => {
    if (!isDoc(value)) throw wrongType('$objectToArray', value, 'an object');
    return Object.keys(value).map((k) => ({ k, v: value[k] }));
  }),
  $getField: (argument, compile) => {
    const isNamed = isDoc(argument) && 'field' in argument;
    const name = compile(isNamed ? argument.field : argument);
    const input = compile(isNamed && 'input' in argument ? argument.input : '$$CURRENT');
    return (doc, vars) => {
      const from = input(doc, vars);
      return isDoc(from) ? field(from, stringOf('$getField', name(doc, vars))) : undefined;
    };
  },
  $type: (argument, compile) => {
    const value = compile(Array.isArray(argument) ? argument[0] : argument);
    return (doc, vars) => {
      const result = value(doc, vars);
      return result === undefined ? 'missing' : typeInfo(result).name;
    };
  },
  $isNumber: list('$isNumber', 1, 1, ([value]) => isNumeric(value)),
  $convert,
  $toDouble: to('$toDouble', 'double'),
  $toInt: to('$toInt', 'int'),
  $toLong: to('$toLong', 'long'),
  $toString: to('$toString', 'string'),
  $toBool: to('$toBool', 'bool'),
  $toDate: to('$toDate', 'date'),
  $toObjectId: to('$toObjectId', 'objectId'),
};
