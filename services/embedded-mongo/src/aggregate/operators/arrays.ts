import { compare, equal } from '../../bson/compare';
import { valueKey } from '../../bson/valueKey';
import { isDoc } from '../../bson/values';
import { badValue, MongoError } from '../../errors';
import { compileSort } from '../../query/sort';
import { accumulate } from '../accumulators';
import type { Operator } from '../expression';
import { truthy } from '../truthy';
import { arrayOf, bind, fieldsOf, isNil, list, nullable, numberOf, wrongType } from './arguments';

const infinite = Number.POSITIVE_INFINITY;

const wholeOf = (name: string, value: unknown) => {
  const number = numberOf(name, value);
  if (!Number.isInteger(number)) throw wrongType(name, value, 'a whole number');
  return number;
};

const nameOf = (value: unknown): string => {
  if (value === undefined) return 'this';
  if (typeof value === 'string' && /^[a-z]\w*$/.test(value)) return value;
  throw new MongoError('FailedToParse', `'${String(value)}' is not a valid variable name`);
};

const $map: Operator = (argument, compile) => {
  const parts = fieldsOf('$map', argument, ['input', 'in'], ['as']);
  const [input, body, name] = [compile(parts.input), compile(parts.in), nameOf(parts.as)];
  return (doc, vars) => {
    const items = input(doc, vars);
    const run = bind(body, doc, vars);
    return isNil(items)
      ? null
      : arrayOf('$map', items).map((item) => run({ [name]: item }) ?? null);
  };
};

const $filter: Operator = (argument, compile) => {
  const parts = fieldsOf('$filter', argument, ['input', 'cond'], ['as', 'limit']);
  const [input, test, name] = [compile(parts.input), compile(parts.cond), nameOf(parts.as)];
  const limit = compile(parts.limit ?? null);
  return (doc, vars) => {
    const items = input(doc, vars);
    if (isNil(items)) return null;
    const run = bind(test, doc, vars);
    const most = limit(doc, vars) ?? undefined;
    const kept = arrayOf('$filter', items).filter((item) => truthy(run({ [name]: item })));
    return most === undefined ? kept : kept.slice(0, wholeOf('$filter', most));
  };
};

const $reduce: Operator = (argument, compile) => {
  const parts = fieldsOf('$reduce', argument, ['input', 'initialValue', 'in']);
  const [input, first] = [compile(parts.input), compile(parts.initialValue)];
  const body = compile(parts.in);
  return (doc, vars) => {
    const items = input(doc, vars);
    if (isNil(items)) return null;
    const run = bind(body, doc, vars);
    return arrayOf('$reduce', items).reduce(
      (value: unknown, item) => run({ value, this: item }),
      first(doc, vars),
    );
  };
};

const $sortArray: Operator = (argument, compile) => {
  const { input, sortBy } = fieldsOf('$sortArray', argument, ['input', 'sortBy']);
  const items = compile(input);
  const order = isDoc(sortBy)
    ? compileSort(sortBy)
    : (a: unknown, b: unknown) => compare(a, b) * numberOf('$sortArray', sortBy);
  return (doc, vars) => {
    const value = items(doc, vars);
    return isNil(value)
      ? null
      : [...arrayOf('$sortArray', value)].sort(order as (a: unknown, b: unknown) => number);
  };
};

const element = (name: string, at: (length: number) => number) =>
  nullable(name, 1, 1, ([value]) => {
    const items = arrayOf(name, value);
    return items[at(items.length)];
  });

const $slice = nullable('$slice', 2, 3, ([value, first, second]) => {
  const items = arrayOf('$slice', value);
  const a = wholeOf('$slice', first);
  if (second === undefined) return a < 0 ? items.slice(a) : items.slice(0, a);
  const count = wholeOf('$slice', second);
  if (count <= 0) throw badValue('Third argument to $slice must be positive');
  const from = a < 0 ? Math.max(items.length + a, 0) : a;
  return items.slice(from, from + count);
});

const $range = list('$range', 2, 3, ([start, end, step = 1]) => {
  const [from, to, by] = [start, end, step].map((value) => wholeOf('$range', value));
  if (by === 0) throw badValue('$range requires a non-zero step value');
  const count = Math.max(0, Math.ceil(((to as number) - (from as number)) / (by as number)));
  if (count > 1_000_000) throw badValue('$range would be too long');
  return Array.from({ length: count }, (_, i) => (from as number) + i * (by as number));
});

const keySet = (values: unknown[]) => new Map(values.map((value) => [valueKey(value), value]));

const sets = (name: string, combine: (sets: Map<string, unknown>[]) => unknown) =>
  nullable(name, 0, infinite, (values) => combine(values.map((v) => keySet(arrayOf(name, v)))));

const accumulated =
  (name: string): Operator =>
  (argument, compile) => {
    const operands = (Array.isArray(argument) ? argument : [argument]).map(compile);
    return (doc, vars) => {
      const values = operands.map((operand) => operand(doc, vars));
      const single = values.length === 1 ? values[0] : undefined;
      return accumulate(name, Array.isArray(single) ? single : values);
    };
  };

export const arrays: Record<string, Operator> = {
  $map,
  $filter,
  $reduce,
  $sortArray,
  $slice,
  $range,
  $size: list('$size', 1, 1, ([value]) => arrayOf('$size', value).length),
  $isArray: list('$isArray', 1, 1, ([value]) => Array.isArray(value)),
  $in: list('$in', 2, 2, ([value, items]) => arrayOf('$in', items).some((x) => equal(x, value))),
  $first: element('$first', () => 0),
  $last: element('$last', (length) => length - 1),
  $arrayElemAt: nullable('$arrayElemAt', 2, 2, ([value, index]) => {
    const items = arrayOf('$arrayElemAt', value);
    const at = wholeOf('$arrayElemAt', index);
    return items[at < 0 ? items.length + at : at];
  }),
  $concatArrays: nullable('$concatArrays', 0, infinite, (values) =>
    values.flatMap((value) => arrayOf('$concatArrays', value)),
  ),
  $reverseArray: nullable('$reverseArray', 1, 1, ([value]) =>
    arrayOf('$reverseArray', value).toReversed(),
  ),
  $indexOfArray: nullable('$indexOfArray', 2, 2, ([value, wanted]) =>
    arrayOf('$indexOfArray', value).findIndex((item) => equal(item, wanted)),
  ),
  $setUnion: sets('$setUnion', (all) => [...new Map(all.flatMap((set) => [...set])).values()]),
  $setIntersection: sets('$setIntersection', ([first = new Map(), ...rest]) =>
    [...first].filter(([key]) => rest.every((set) => set.has(key))).map(([, value]) => value),
  ),
  $setDifference: sets('$setDifference', ([a = new Map(), b = new Map()]) =>
    [...a].filter(([key]) => !b.has(key)).map(([, value]) => value),
  ),
  $setEquals: sets('$setEquals', ([first = new Map(), ...rest]) =>
    rest.every((set) => set.size === first.size && [...first.keys()].every((key) => set.has(key))),
  ),
  $setIsSubset: sets('$setIsSubset', ([a = new Map(), b = new Map()]) =>
    [...a.keys()].every((key) => b.has(key)),
  ),
  $anyElementTrue: list('$anyElementTrue', 1, 1, ([v]) =>
    arrayOf('$anyElementTrue', v).some(truthy),
  ),
  $allElementsTrue: list('$allElementsTrue', 1, 1, ([v]) =>
    arrayOf('$allElementsTrue', v).every(truthy),
  ),
  $sum: accumulated('$sum'),
  $avg: accumulated('$avg'),
  $min: accumulated('$min'),
  $max: accumulated('$max'),
};
