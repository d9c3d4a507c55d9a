import { Decimal128, Double, Long } from 'bson';
import { MongoError } from '../errors';
import { align, type Exact, exactOf } from './numberKey';
import { asBson, isInt32, typeInfo } from './values';

type Operation = '+' | '*';
type Numeric = number | Double | Long | Decimal128;

const maxInt64 = 2n ** 63n - 1n;
const minInt64 = -(2n ** 63n);

/** A double in the decoded form, which marks one that looks like an int32. */
export const doubleValue = (value: number): number | Double =>
  isInt32(value) ? new Double(value) : value;

export const integerValue = (value: bigint): number | Long =>
  BigInt.asIntN(32, value) === value ? Number(value) : Long.fromBigInt(value);

/** `a + b` or `a * b` with MongoDB's result types. @throws BadValue when 64 bits overflow. */
export function arithmetic(operation: Operation, a: Numeric, b: Numeric): unknown {
  const types = [typeInfo(a).name, typeInfo(b).name];
  if (types.includes('decimal')) return decimalResult(operation, a, b);
  if (types.includes('double')) {
    const [x, y] = [Number(String(a)), Number(String(b))];
    return doubleValue(operation === '+' ? x + y : x * y);
  }
  const [x, y] = [integerOf(a), integerOf(b)];
  const result = operation === '+' ? x + y : x * y;
  if (result > maxInt64 || result < minInt64) {
    throw new MongoError('BadValue', 'Failed to apply the operation: 64-bit integer overflow');
  }
  if (types.includes('long')) return Long.fromBigInt(result);
  return integerValue(result);
}

const integerOf = (value: Numeric) => {
  const bson = asBson(value);
  return bson?._bsontype === 'Long' ? bson.toBigInt() : BigInt(Number(value));
};

function decimalResult(operation: Operation, a: Numeric, b: Numeric): Decimal128 {
  const [x, y] = [exactOf(shortest(a)), exactOf(shortest(b))];
  if (typeof x === 'number' || typeof y === 'number') {
    const number = (value: Exact | number) =>
      typeof value === 'number' ? value : Number(`${value.coefficient}e${value.exponent}`);
    const result = operation === '+' ? number(x) + number(y) : number(x) * number(y);
    return Decimal128.fromString(String(result));
  }
  if (operation === '*') {
    return toDecimal(x.coefficient * y.coefficient, x.exponent + y.exponent);
  }
  const [left, right, exponent] = align(x, y);
  return toDecimal(left + right, exponent);
}

/** A double enters decimal arithmetic with the 15 digits that it surely has. */
const shortest = (value: Numeric): Numeric =>
  typeInfo(value).name === 'double' && Number.isFinite(Number(value))
    ? Decimal128.fromString(Number(Number(value).toPrecision(15)).toString())
    : value;

const toDecimal = (coefficient: bigint, exponent: number) =>
  Decimal128.fromStringWithRounding(`${coefficient}E${exponent}`);
