import { compare, equal } from '../bson/compare';
import { asBson, field, isNumeric, isOperatorDoc, typeInfo } from '../bson/values';
import { badValue, MongoError } from '../errors';

// Where Perl's syntax means something else, or nothing, in JavaScript.
const perlOnly = /\\[AzZGQEhHRKXC]|\(\?[a-zA-Z#>|&+]|\(\?P|[*+?}]\+|\[\[:|\(\*/;

const regexError = (message: string) => new MongoError('Location51091', message);

/** A JavaScript expression with the meaning of a BSON one. @throws for what only Perl's can say. */
function toRegExp(pattern: string, options: string): RegExp {
  // MongoDB accepts `u` and always acts on it.
  const flags = options.replace('u', '');
  const unknown = /[^ims]/.exec(flags)?.[0];
  if (unknown) throw regexError(`invalid or unsupported flag in regex: ${unknown}`);
  if (perlOnly.test(pattern.replace(/\\\\/g, ''))) {
    throw regexError(`unsupported syntax in regular expression: ${pattern}`);
  }
  try {
    return new RegExp(pattern, flags + (pattern.includes('\\p{') ? 'u' : ''));
  } catch (error) {
    throw regexError(`Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** The JavaScript expression for a BSON expression or the text of a `$regex`. */
function regexOf(value: unknown): RegExp | undefined {
  const bson = asBson(value);
  if (bson?._bsontype === 'BSONRegExp') return toRegExp(bson.pattern, bson.options);
  return typeof value === 'string' ? toRegExp(value, '') : undefined;
}

/** A test of one value; undefined means that the field is missing. */
type ValueTest = (value: unknown) => boolean;

/** A test of all values at one path. */
type FieldTest = (values: unknown[]) => boolean;

/** Some value passes, or some element of one that is an array. */
const anyValue =
  (test: ValueTest): FieldTest =>
  (values) =>
    values.some((value) => test(value) || (Array.isArray(value) && value.some(test)));

const not =
  (test: FieldTest): FieldTest =>
  (values) =>
    !test(values);

const isObjectId = (value: unknown) => asBson(value)?._bsontype === 'ObjectId';
const isRegex = (value: unknown) => asBson(value)?._bsontype === 'BSONRegExp';

function equalTo(argument: unknown): ValueTest {
  if (argument === null || argument === undefined) return (value) => (value ?? null) === null;
  return (value) => value !== undefined && equal(value, argument);
}

/** Equality as in `{field: value}`: a regular expression matches strings and itself. */
export function valueTest(argument: unknown): ValueTest {
  const same = equalTo(argument);
  if (!isRegex(argument)) return same;
  const expression = regexOf(argument) as RegExp;
  return (value) => (typeof value === 'string' ? expression.test(value) : same(value));
}

const isNaNumber = (value: unknown) => isNumeric(value) && Number.isNaN(Number(String(value)));

const range = (accepts: (order: number) => boolean) => (argument: unknown) => {
  if (isRegex(argument)) throw badValue("Can't have RegEx as arg to predicate over field");
  if (argument === null) return anyValue((value) => (value ?? null) === null && accepts(0));
  const { order, name } = typeInfo(argument);
  const anyType = name === 'minKey' || name === 'maxKey';
  const hasNaN = isNaNumber(argument);
  return anyValue((value) => {
    if (value === undefined) return false;
    if (!anyType && typeInfo(value).order !== order) return false;
    const result = compare(value, argument);
    // Nothing is above or below NaN except in sorting.
    if (result !== 0 && (hasNaN || isNaNumber(value))) return false;
    return accepts(result);
  });
};

function oneOf(argument: unknown): FieldTest {
  if (!Array.isArray(argument)) throw badValue('$in needs an array');
  if (argument.some(isOperatorDoc)) throw badValue('cannot nest $ under $in');
  // Of thousands of ids, each document would be compared with each.
  if (argument.length > 0 && argument.every(isObjectId)) {
    const ids = new Set(argument.map(String));
    return anyValue((value) => isObjectId(value) && ids.has(String(value)));
  }
  const tests = argument.map(valueTest);
  return anyValue((value) => tests.some((test) => test(value)));
}

function isTrue(argument: unknown): boolean {
  if (typeof argument === 'boolean') return argument;
  if (isNumeric(argument)) return Number(argument) !== 0;
  throw badValue('$exists needs a boolean');
}

/** The operators of a filter on one field. */
export const fieldOperators: Record<string, (argument: unknown) => FieldTest> = {
  $eq: (argument) => anyValue(equalTo(argument)),
  $gt: range((order) => order > 0),
  $gte: range((order) => order >= 0),
  $lt: range((order) => order < 0),
  $lte: range((order) => order <= 0),
  $in: oneOf,
  $nin: (argument) => not(oneOf(argument)),
  $not: (argument) => {
    if (isOperatorDoc(argument) || isRegex(argument)) return not(compileField(argument));
    throw badValue('$not needs a regex or a document');
  },
  $exists: (argument) => {
    const wanted = isTrue(argument);
    return (values) => values.some((value) => value !== undefined) === wanted;
  },
  $regex: (argument) => {
    const expression = regexOf(argument);
    if (!expression) throw badValue('$regex has to be a string');
    return anyValue((value) => typeof value === 'string' && expression.test(value));
  },
};

/** Compiles the condition on one field. @throws BadValue for an unknown operator. */
export function compileField(condition: unknown): FieldTest {
  if (!isOperatorDoc(condition)) return anyValue(valueTest(condition));
  const tests = Object.entries(condition).map(([name, argument]) => {
    const operator = field(fieldOperators, name);
    if (!operator) throw badValue(`unknown operator: ${name}`);
    return operator(argument);
  });
  return (values) => tests.every((test) => test(values));
}
