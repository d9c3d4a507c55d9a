import { type Decimal128, Double, Long } from 'bson';
import { badValue, notImplemented } from '../errors';
import { asBson, isInt32, typeInfo } from './values';

export type Numeric = number | Double | Long | Decimal128;

const integerOf = (value: Numeric) => {
  const bson = asBson(value);
  return bson?._bsontype === 'Long' ? bson.toBigInt() : BigInt(Number(value));
};

/** `a + b` in MongoDB's result type. @throws BadValue above 64 bits, NotImplemented for decimals. */
export function add(a: Numeric, b: Numeric): Numeric {
  const types = [typeInfo(a).name, typeInfo(b).name];
  if (types.includes('decimal')) throw notImplemented('Adding decimals');
  if (types.includes('double')) {
    const sum = Number(a) + Number(b);
    // The decoded form of a double that looks like an int32.
    return isInt32(sum) ? new Double(sum) : sum;
  }
  if (types.includes('long')) {
    const sum = integerOf(a) + integerOf(b);
    if (BigInt.asIntN(64, sum) === sum) return Long.fromBigInt(sum);
    throw badValue('The sum overflows a 64-bit integer');
  }
  const sum = Number(a) + Number(b);
  return isInt32(sum) ? sum : Long.fromNumber(sum);
}
