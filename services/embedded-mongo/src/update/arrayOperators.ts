import { compare, equal } from '../bson/compare';
import { valueKey } from '../bson/valueKey';
import { asBson, clone, type Doc, isDoc, isNumeric, isOperatorDoc, typeInfo } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { valueTest } from '../query/leafTests';
import { compileElement, compileQuery } from '../query/match';
import { compileSort } from '../query/sort';
import type { Target } from './locate';

/** Applies one operator at one place; `argument` is checked here. */
export type Modifier = (target: Target, argument: unknown) => void;

function arrayAt(operator: string, { get, path }: Target): unknown[] | undefined {
  const value = get();
  if (value === undefined || Array.isArray(value)) return value;
  const type = typeInfo(value).name;
  if (operator === '$pop') {
    throw new MongoError(
      'TypeMismatch',
      `Path '${path}' contains an element of non-array type '${type}'`,
    );
  }
  throw badValue(`The field '${path}' must be an array but is of type ${type}`);
}

const isEach = (argument: unknown): argument is Doc & { $each: unknown } =>
  isDoc(argument) && '$each' in argument;

function eachOf(argument: Doc & { $each: unknown }, allowed: string[]): unknown[] {
  for (const name of Object.keys(argument)) {
    if (!allowed.includes(name)) throw badValue(`Unrecognized clause in $push: ${name}`);
  }
  if (Array.isArray(argument.$each)) return argument.$each;
  throw badValue(`The argument to $each must be an array`);
}

const whole = (name: string, value: unknown): number => {
  const number = isNumeric(value) ? Number(value) : Number.NaN;
  if (!Number.isInteger(number)) throw badValue(`The value for ${name} must be an integer`);
  return number;
};

const $push: Modifier = (target, argument) => {
  const modifiers = isEach(argument) ? argument : undefined;
  const added = modifiers
    ? eachOf(modifiers, ['$each', '$position', '$slice', '$sort'])
    : [argument];
  let items = [...(arrayAt('$push', target) ?? [])];
  const at =
    modifiers && '$position' in modifiers ? whole('$position', modifiers.$position) : items.length;
  items.splice(at, 0, ...clone(added));
  if (modifiers && '$sort' in modifiers) {
    const sort = modifiers.$sort;
    if (isDoc(sort)) {
      const order = compileSort(sort);
      items.sort((a, b) => order(asSortable(a), asSortable(b)));
    } else {
      const sign = whole('$sort', sort);
      if (Math.abs(sign) !== 1) throw badValue('The $sort element value must be either 1 or -1');
      items.sort((a, b) => compare(a, b) * sign);
    }
  }
  if (modifiers && '$slice' in modifiers) {
    const count = whole('$slice', modifiers.$slice);
    items = count < 0 ? items.slice(count) : items.slice(0, count);
  }
  target.set(items);
};

const asSortable = (item: unknown): Doc => (isDoc(item) ? item : {});

const $addToSet: Modifier = (target, argument) => {
  const added = isEach(argument) ? eachOf(argument, ['$each']) : [argument];
  const items = arrayAt('$addToSet', target) ?? [];
  const keys = new Set(items.map(valueKey));
  const fresh = added.filter((item) => {
    const key = valueKey(item);
    return !keys.has(key) && keys.add(key);
  });
  if (fresh.length > 0 || target.get() === undefined) target.set([...items, ...clone(fresh)]);
};

const $pop: Modifier = (target, argument) => {
  const end = isNumeric(argument) ? Number(argument) : 0;
  if (Math.abs(end) !== 1) throw new MongoError('FailedToParse', '$pop expects 1 or -1');
  const items = arrayAt('$pop', target);
  if (items && items.length > 0) target.set(end === 1 ? items.slice(0, -1) : items.slice(1));
};

function pullTest(argument: unknown): (item: unknown) => boolean {
  if (isOperatorDoc(argument)) return compileElement(argument);
  if (isDoc(argument)) {
    const test = compileQuery(argument);
    return (item) => isDoc(item) && test(item);
  }
  return asBson(argument)?._bsontype === 'BSONRegExp'
    ? valueTest(argument)
    : (item) => equal(item, argument);
}

const removeWhere = (name: string, target: Target, test: (item: unknown) => boolean) => {
  const items = arrayAt(name, target);
  const kept = items?.filter((item) => !test(item));
  if (kept && kept.length !== items?.length) target.set(kept);
};

export const arrayOperators: Record<string, Modifier> = {
  $push,
  $addToSet,
  $pop,
  $pull: (target, argument) => removeWhere('$pull', target, pullTest(argument)),
  $pullAll: (target, argument) => {
    if (!Array.isArray(argument)) throw badValue('$pullAll requires an array argument');
    const keys = new Set(argument.map(valueKey));
    removeWhere('$pullAll', target, (item) => keys.has(valueKey(item)));
  },
};
