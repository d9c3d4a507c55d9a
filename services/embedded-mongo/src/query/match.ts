import { compileExpression, type Variables } from '../aggregate/expression';
import { truthy } from '../aggregate/truthy';
import type { StringOrder } from '../bson/compare';
import { splitPath, valuesAt } from '../bson/paths';
import { asBson, type Doc, isDoc, isNumeric, isOperatorDoc } from '../bson/values';
import { badValue, MongoError, notImplemented } from '../errors';
import { compileSchema } from './jsonSchema';
import { type LeafTest, leafOperators, valueTest } from './leafTests';
import { regexOf } from './regex';

export type Test = (doc: Doc) => boolean;

/** What a query is read with: a collation's order and the variables of `let`. */
export interface QueryContext {
  readonly strings?: StringOrder;
  readonly variables?: Variables;
}

/** A test of the values at one path; `expand` looks into arrays at the end of the path. */
type FieldTest = (values: unknown[], expand: boolean) => boolean;

const refused = new Set([
  '$where',
  '$text',
  '$near',
  '$nearSphere',
  '$geoWithin',
  '$geoIntersects',
]);

/** Compiles a filter. @throws BadValue for a malformed one, NotImplemented for `$where`, `$text`, geo. */
export function compileQuery(query: Doc, context: QueryContext = {}): Test {
  const tests = Object.entries(query).flatMap(([name, argument]) => {
    const test = compileEntry(name, argument, context);
    return test ? [test] : [];
  });
  const [first] = tests;
  if (!first) return () => true;
  return tests.length === 1 ? first : (doc) => tests.every((test) => test(doc));
}

function compileEntry(name: string, argument: unknown, context: QueryContext): Test | undefined {
  if (!name.startsWith('$')) {
    const parts = splitPath(name);
    const test = compileField(argument, context);
    return (doc) => test(valuesAt(doc, parts), true);
  }
  switch (name) {
    case '$and':
    case '$or':
    case '$nor': {
      const tests = clauses(name, argument).map((clause) => compileQuery(clause, context));
      if (name === '$and') return (doc) => tests.every((test) => test(doc));
      const any: Test = (doc) => tests.some((test) => test(doc));
      return name === '$or' ? any : (doc) => !any(doc);
    }
    case '$expr': {
      const expression = compileExpression(argument);
      return (doc) => truthy(expression(doc, context.variables));
    }
    case '$jsonSchema': {
      if (!isDoc(argument)) throw new MongoError('TypeMismatch', '$jsonSchema must be an object');
      return compileSchema(argument);
    }
    case '$comment':
      return undefined;
    default:
      if (refused.has(name)) throw notImplemented(name);
      throw badValue(`unknown top level operator: ${name}`);
  }
}

function clauses(name: string, argument: unknown): Doc[] {
  if (!Array.isArray(argument)) throw badValue(`${name} must be an array`);
  if (argument.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  if (!argument.every(isDoc)) throw badValue(`${name} entries need to be full objects`);
  return argument;
}

const anyLeaf =
  (test: LeafTest): FieldTest =>
  (values, expand) =>
    values.some(
      (value) =>
        test(value) || (expand && Array.isArray(value) && value.some((item) => test(item))),
    );

const not =
  (test: FieldTest): FieldTest =>
  (values, expand) =>
    !test(values, expand);

function compileField(condition: unknown, context: QueryContext): FieldTest {
  if (!isOperatorDoc(condition)) return anyLeaf(valueTest(condition, context.strings));
  const tests = Object.entries(condition).map(([name, argument]) =>
    compileOperator(name, argument, condition, context),
  );
  return (values, expand) => tests.every((test) => test(values, expand));
}

function compileOperator(name: string, arg: unknown, all: Doc, context: QueryContext): FieldTest {
  const leaf = leafOperators[name];
  if (leaf) return anyLeaf(leaf(arg, context.strings));
  switch (name) {
    case '$ne':
      if (asBson(arg)?._bsontype === 'BSONRegExp')
        throw badValue("Can't have regex as arg to $ne.");
      return not(compileOperator('$eq', arg, all, context));
    case '$nin':
      return not(compileOperator('$in', arg, all, context));
    case '$not':
      if (!isOperatorDoc(arg) && asBson(arg)?._bsontype !== 'BSONRegExp') {
        throw badValue('$not needs a regex or a document');
      }
      return not(compileField(arg, context));
    case '$exists': {
      const wanted = truthy(arg);
      return (values) => values.some((value) => value !== undefined) === wanted;
    }
    case '$regex': {
      const expression = regexOf(arg, all.$options);
      if (!expression) throw badValue('$regex has to be a string');
      return anyLeaf((value) => typeof value === 'string' && expression.test(value));
    }
    case '$options':
      if (!('$regex' in all)) throw badValue('$options needs a $regex');
      return () => true;
    case '$size': {
      if (!isNumeric(arg)) throw badValue('Failed to parse $size. Expected a number');
      const size = Number(arg);
      if (!Number.isInteger(size) || size < 0) throw badValue('$size must be a whole number >= 0');
      return (values) => values.some((value) => Array.isArray(value) && value.length === size);
    }
    case '$all':
      return compileAll(arg, context);
    case '$elemMatch': {
      const test = compileElement(arg, context);
      return (values) => values.some((value) => Array.isArray(value) && value.some(test));
    }
    default:
      if (refused.has(name)) throw notImplemented(name);
      throw badValue(`unknown operator: ${name}`);
  }
}

function compileAll(argument: unknown, context: QueryContext): FieldTest {
  if (!Array.isArray(argument)) throw badValue('$all needs an array');
  const tests = argument.map((item) => {
    if (!isOperatorDoc(item)) return anyLeaf(valueTest(item, context.strings));
    if (!('$elemMatch' in item)) throw badValue('no $ expressions in $all');
    return compileField(item, context);
  });
  return (values, expand) => tests.length > 0 && tests.every((test) => test(values, expand));
}

/** Compiles the argument of `$elemMatch` to a test of one array element. */
export function compileElement(argument: unknown, context: QueryContext = {}): LeafTest {
  if (!isDoc(argument)) throw badValue('$elemMatch needs an Object');
  const first = Object.keys(argument)[0];
  const isQuery = !first?.startsWith('$') || ['$and', '$or', '$nor', '$expr'].includes(first);
  if (!isQuery) {
    const test = compileField(argument, context);
    return (item) => test([item], false);
  }
  const test = compileQuery(argument, context);
  return (item) => (isDoc(item) || Array.isArray(item)) && test(item as Doc);
}
