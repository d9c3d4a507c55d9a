import { compare } from '../bson/compare';
import { valueKey } from '../bson/valueKey';
import { type Doc, isDoc, isNumeric, setField } from '../bson/values';
import { MongoError, notImplemented } from '../errors';

/** Computes one value from the values of a group, in order; missing ones are undefined. */
type Accumulator = (values: unknown[]) => unknown;

function numbers(name: string, values: unknown[]): number[] {
  return values.filter(isNumeric).map((value) => {
    if (typeof value === 'number') return value;
    throw notImplemented(`${name} on decimals and integers beyond 2^53`);
  });
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const present = (values: unknown[]) =>
  values.filter((value) => value !== null && value !== undefined);

function extreme(values: unknown[], sign: 1 | -1): unknown {
  let best: unknown = null;
  for (const value of present(values)) {
    if (best === null || compare(value, best) * sign > 0) best = value;
  }
  return best;
}

function deviation(name: string, values: unknown[], sample: boolean): number | null {
  const list = numbers(name, values);
  const divisor = list.length - Number(sample);
  if (divisor <= 0) return null;
  const mean = sum(list) / list.length;
  return Math.sqrt(sum(list.map((value) => (value - mean) ** 2)) / divisor);
}

const accumulators: Record<string, Accumulator> = {
  $sum: (values) => sum(numbers('$sum', values)),
  $avg: (values) => {
    const list = numbers('$avg', values);
    return list.length === 0 ? null : sum(list) / list.length;
  },
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => [
    ...new Map(
      values.filter((value) => value !== undefined).map((value) => [valueKey(value), value]),
    ).values(),
  ],
  $count: (values) => values.length,
  $stdDevPop: (values) => deviation('$stdDevPop', values, false),
  $stdDevSamp: (values) => deviation('$stdDevSamp', values, true),
  $mergeObjects: (values) => {
    const out: Doc = {};
    for (const value of present(values)) {
      if (!isDoc(value)) throw new MongoError('TypeMismatch', '$mergeObjects requires objects');
      for (const key of Object.keys(value)) setField(out, key, value[key]);
    }
    return out;
  },
};

export const isAccumulator = (name: string) => Object.hasOwn(accumulators, name);

/** @throws InvalidPipelineOperator for an accumulator that does not exist. */
export function accumulate(name: string, values: unknown[]): unknown {
  const accumulator = isAccumulator(name) ? accumulators[name] : undefined;
  if (!accumulator) {
    throw new MongoError('InvalidPipelineOperator', `unknown group operator '${name}'`);
  }
  return accumulator(values);
}
