import { type Decimal128, type Double, Long, Timestamp } from 'bson';
import { arithmetic, integerValue } from '../bson/arithmetic';
import { compare } from '../bson/compare';
import { asBson, clone, isDoc, isNumeric, typeInfo } from '../bson/values';
import { badValue, MongoError } from '../errors';
import type { Modifier } from './arrayOperators';

type Numeric = number | Double | Long | Decimal128;

const compute =
  (name: string, operation: '+' | '*'): Modifier =>
  (target, argument) => {
    if (!isNumeric(argument)) {
      throw new MongoError(
        'TypeMismatch',
        `Cannot ${name === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${target.path}: ${typeInfo(argument).name}}`,
      );
    }
    const current = target.get();
    if (current === undefined) {
      target.set(operation === '+' ? argument : arithmetic('*', argument as Numeric, 0));
    } else if (isNumeric(current)) {
      target.set(arithmetic(operation, current as Numeric, argument as Numeric));
    } else {
      throw new MongoError(
        'TypeMismatch',
        `Cannot apply ${name} to a value of non-numeric type. The field '${target.path}' is of type ${typeInfo(current).name}`,
      );
    }
  };

const extreme =
  (sign: 1 | -1): Modifier =>
  (target, argument) => {
    const current = target.get();
    if (current === undefined || compare(argument, current) * sign > 0) target.set(clone(argument));
  };

const $currentDate: Modifier = (target, argument) => {
  const type = isDoc(argument) ? argument.$type : argument === true ? 'date' : undefined;
  if (type === 'date') target.set(new Date());
  else if (type === 'timestamp') {
    target.set(new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }));
  } else if (argument === false) target.set(new Date());
  else throw badValue("$currentDate needs true or {$type: 'date' | 'timestamp'}");
};

const bitwise: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

const $bit: Modifier = (target, argument) => {
  if (!isDoc(argument) || Object.keys(argument).length === 0) {
    throw badValue('The $bit modifier needs {and|or|xor: integer}');
  }
  let current = target.get() ?? 0;
  for (const [name, operand] of Object.entries(argument)) {
    const operation = bitwise[name];
    if (!operation || !isInteger(operand))
      throw badValue(`The $bit modifier only supports integers`);
    if (!isInteger(current)) {
      throw badValue(
        `Cannot apply $bit to a value of non-integral type: ${typeInfo(current).name}`,
      );
    }
    const result = operation(BigInt(String(current)), BigInt(String(operand)));
    const isLong = asBson(current) || asBson(operand);
    current = isLong ? Long.fromBigInt(result) : integerValue(result);
  }
  target.set(current);
};

const isInteger = (value: unknown) => ['int', 'long'].includes(typeInfo(value).name);

export const fieldOperators: Record<string, Modifier> = {
  $set: (target, argument) => target.set(clone(argument)),
  $setOnInsert: (target, argument) => target.set(clone(argument)),
  $unset: (target) => target.unset(),
  $inc: compute('$inc', '+'),
  $mul: compute('$mul', '*'),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate,
  $bit,
};
