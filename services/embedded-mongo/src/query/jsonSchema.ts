import { equal } from '../bson/compare';
import { valueKey } from '../bson/valueKey';
import { type Doc, field, isDoc, isNumeric, typeInfo } from '../bson/values';
import { MongoError } from '../errors';
import { leafOperators } from './leafTests';
import { toRegExp } from './regex';

type Check = (value: unknown) => boolean;

const fail = (message: string) => new MongoError('FailedToParse', message);

const numberArgument = (keyword: string, value: unknown): number => {
  if (!isNumeric(value)) throw fail(`$jsonSchema keyword '${keyword}' must be a number`);
  return Number(value);
};

const schemas = (keyword: string, value: unknown): Check[] => {
  if (!Array.isArray(value)) throw fail(`$jsonSchema keyword '${keyword}' must be an array`);
  return value.map(compileValue);
};

const length = (text: string) => [...text].length;
const numeric =
  (check: (n: number) => boolean): Check =>
  (v) =>
    !isNumeric(v) || check(Number(v));
const text =
  (check: (s: string) => boolean): Check =>
  (v) =>
    typeof v !== 'string' || check(v);
const list =
  (check: (a: unknown[]) => boolean): Check =>
  (v) =>
    !Array.isArray(v) || check(v);
const object =
  (check: (d: Doc) => boolean): Check =>
  (v) =>
    !isDoc(v) || check(v);

const jsonTypes: Record<string, unknown> = { boolean: 'bool', integer: undefined };

const keywords: Record<string, (argument: unknown, schema: Doc) => Check> = {
  bsonType: (arg) => leafOperators.$type?.(arg) as Check,
  type: (arg) => {
    const names = (Array.isArray(arg) ? arg : [arg]).map((name) =>
      Object.hasOwn(jsonTypes, String(name)) ? jsonTypes[String(name)] : name,
    );
    return leafOperators.$type?.(names) as Check;
  },
  required: (arg) => {
    if (!Array.isArray(arg)) throw fail("$jsonSchema keyword 'required' must be an array");
    return object((doc) => arg.every((name) => field(doc, String(name)) !== undefined));
  },
  properties: (arg) => {
    if (!isDoc(arg)) throw fail("$jsonSchema keyword 'properties' must be an object");
    const checks = Object.entries(arg).map(([name, value]) => [name, compileValue(value)] as const);
    return object((doc) =>
      checks.every(([name, check]) => {
        const value = field(doc, name);
        return value === undefined || check(value);
      }),
    );
  },
  additionalProperties: (arg, schema) => {
    const listed = new Set(Object.keys((schema.properties as Doc) ?? {}));
    const check = typeof arg === 'boolean' ? () => arg : compileValue(arg);
    return object((doc) => Object.keys(doc).every((key) => listed.has(key) || check(doc[key])));
  },
  enum: (arg) => {
    if (!Array.isArray(arg)) throw fail("$jsonSchema keyword 'enum' must be an array");
    return (value) => arg.some((item) => equal(item, value));
  },
  minimum: (arg, schema) => {
    const limit = numberArgument('minimum', arg);
    return numeric((n) => (schema.exclusiveMinimum === true ? n > limit : n >= limit));
  },
  maximum: (arg, schema) => {
    const limit = numberArgument('maximum', arg);
    return numeric((n) => (schema.exclusiveMaximum === true ? n < limit : n <= limit));
  },
  exclusiveMinimum: () => () => true,
  exclusiveMaximum: () => () => true,
  minLength: (arg) => text((s) => length(s) >= numberArgument('minLength', arg)),
  maxLength: (arg) => text((s) => length(s) <= numberArgument('maxLength', arg)),
  pattern: (arg) => {
    const expression = toRegExp(String(arg), '');
    return text((s) => expression.test(s));
  },
  items: (arg) => {
    const check = compileValue(arg);
    return list((items) => items.every(check));
  },
  minItems: (arg) => list((items) => items.length >= numberArgument('minItems', arg)),
  maxItems: (arg) => list((items) => items.length <= numberArgument('maxItems', arg)),
  uniqueItems: (arg) =>
    list((items) => arg !== true || new Set(items.map(valueKey)).size === items.length),
  allOf: (arg) => {
    const checks = schemas('allOf', arg);
    return (value) => checks.every((check) => check(value));
  },
  anyOf: (arg) => {
    const checks = schemas('anyOf', arg);
    return (value) => checks.some((check) => check(value));
  },
  oneOf: (arg) => {
    const checks = schemas('oneOf', arg);
    return (value) => checks.filter((check) => check(value)).length === 1;
  },
  not: (arg) => {
    const check = compileValue(arg);
    return (value) => !check(value);
  },
  title: () => () => true,
  description: () => () => true,
};

function compileValue(schema: unknown): Check {
  if (!isDoc(schema)) throw fail(`A JSON schema must be an object, not ${typeInfo(schema).name}`);
  const checks = Object.entries(schema).map(([name, argument]) => {
    const keyword = Object.hasOwn(keywords, name) ? keywords[name] : undefined;
    if (!keyword) throw fail(`$jsonSchema keyword '${name}' is not supported`);
    return keyword(argument, schema);
  });
  return (value) => checks.every((check) => check(value));
}

/** Compiles a `$jsonSchema` document. @throws FailedToParse for an unknown keyword. */
export const compileSchema = (schema: Doc): ((doc: Doc) => boolean) => compileValue(schema);
