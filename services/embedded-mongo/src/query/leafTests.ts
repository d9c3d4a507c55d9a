import type { Long } from 'bson';
import { compare, equal, type StringOrder } from '../bson/compare';
import { asBson, isDoc, isNumeric, typeCodes, typeInfo } from '../bson/values';
import { badValue } from '../errors';
import { regexOf } from './regex';

/** A test of one value; undefined means that the field is missing. */
export type LeafTest = (value: unknown) => boolean;

type LeafOperator = (argument: unknown, strings?: StringOrder) => LeafTest;

/** Equality as in `{field: value}`: a regular expression matches strings and itself. */
export function valueTest(argument: unknown, strings?: StringOrder): LeafTest {
  const same = equalTest(argument, strings);
  if (asBson(argument)?._bsontype !== 'BSONRegExp') return same;
  const expression = regexOf(argument) as RegExp;
  return (value) => (typeof value === 'string' ? expression.test(value) : same(value));
}

function equalTest(argument: unknown, strings?: StringOrder): LeafTest {
  if (argument === null || argument === undefined) return (value) => (value ?? null) === null;
  return (value) => value !== undefined && equal(value, argument, strings);
}

function rangeTest(accepts: (order: number) => boolean): LeafOperator {
  return (argument, strings) => {
    if (asBson(argument)?._bsontype === 'BSONRegExp') {
      throw badValue("Can't have RegEx as arg to predicate over field");
    }
    const { order, name } = typeInfo(argument);
    const anyType = name === 'minKey' || name === 'maxKey';
    if (argument === null) return (value) => (value ?? null) === null && accepts(0);
    const hasNaN = Number.isNaN(toNumber(argument));
    return (value) => {
      if (value === undefined) return false;
      if (!anyType && typeInfo(value).order !== order) return false;
      const result = compare(value, argument, strings);
      // Nothing is above or below NaN except in sorting.
      if (result !== 0 && (hasNaN || Number.isNaN(toNumber(value)))) return false;
      return accepts(result);
    };
  };
}

const toNumber = (value: unknown) =>
  typeof value === 'number' ? value : isNumeric(value) ? Number(String(value)) : 0;

function inTest(argument: unknown, strings?: StringOrder): LeafTest {
  if (!Array.isArray(argument)) throw badValue('$in needs an array');
  for (const item of argument) {
    if (isDoc(item) && Object.keys(item)[0]?.startsWith('$')) {
      throw badValue('cannot nest $ under $in');
    }
  }
  const tests = argument.map((item) => valueTest(item, strings));
  return (value) => tests.some((test) => test(value));
}

function modTest(argument: unknown): LeafTest {
  if (!Array.isArray(argument) || argument.length !== 2) {
    throw badValue('malformed mod, needs two elements');
  }
  const [divisor, remainder] = argument.map((item) => wholeNumber(item));
  if (divisor === undefined || remainder === undefined) {
    throw badValue('malformed mod, divisor and remainder must be finite numbers');
  }
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return (value) => {
    const whole = isNumeric(value) ? wholeNumber(value) : undefined;
    return whole !== undefined && whole % divisor === remainder;
  };
}

function wholeNumber(value: unknown): bigint | undefined {
  if (asBson(value)?._bsontype === 'Long') return (value as Long).toBigInt();
  const number = Math.trunc(isNumeric(value) ? toNumber(value) : Number.NaN);
  return Number.isFinite(number) ? BigInt(number) : undefined;
}

function typeTest(argument: unknown): LeafTest {
  const wanted = (Array.isArray(argument) ? argument : [argument]).flatMap((item) => {
    if (item === 'number') return [1, 16, 18, 19];
    const code = typeof item === 'string' ? typeCodes.get(item) : toNumber(item);
    if (code === undefined || ![...typeCodes.values()].includes(code)) {
      throw badValue(`Unknown type name alias or code: ${String(item)}`);
    }
    return [code];
  });
  return (value) => value !== undefined && wanted.includes(typeInfo(value).code);
}

function bitTest(accepts: (bits: bigint, mask: bigint) => boolean): LeafOperator {
  return (argument) => {
    const mask = Array.isArray(argument)
      ? argument.reduce<bigint>((sum, bit) => sum | (1n << BigInt(toNumber(bit))), 0n)
      : wholeNumber(argument);
    if (mask === undefined || mask < 0n) throw badValue('bit positions must be a number or array');
    return (value) => {
      const bits = isNumeric(value) && Number.isInteger(toNumber(value)) && wholeNumber(value);
      return typeof bits === 'bigint' && accepts(bits, mask);
    };
  };
}

/** Operators that look at one value at a time. */
export const leafOperators: Record<string, LeafOperator> = {
  $eq: equalTest,
  $gt: rangeTest((order) => order > 0),
  $gte: rangeTest((order) => order >= 0),
  $lt: rangeTest((order) => order < 0),
  $lte: rangeTest((order) => order <= 0),
  $in: inTest,
  $mod: modTest,
  $type: typeTest,
  $bitsAllSet: bitTest((bits, mask) => (bits & mask) === mask),
  $bitsAllClear: bitTest((bits, mask) => (bits & mask) === 0n),
  $bitsAnySet: bitTest((bits, mask) => (bits & mask) !== 0n),
  $bitsAnyClear: bitTest((bits, mask) => (bits & mask) !== mask),
};
