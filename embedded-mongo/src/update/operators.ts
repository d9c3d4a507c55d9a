import { add, type Numeric } from '../bson/add';
import { compare } from '../bson/compare';
import { splitPath } from '../bson/paths';
import { clone, type Doc, isDoc, isNumeric, isOperatorDoc, typeInfo } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { valueTest } from '../query/fieldOperators';
import { compileQuery } from '../query/match';
import { setAt, unsetAt, valueAt } from './path';

/** Changes one path of a document that is a copy already. */
type UpdateOperator = (doc: Doc, path: string, argument: unknown) => void;

const currentOf = (doc: Doc, path: string) => valueAt(doc, splitPath(path));

const $set: UpdateOperator = (doc, path, argument) => setAt(doc, path, clone(argument));

const $inc: UpdateOperator = (doc, path, argument) => {
  if (!isNumeric(argument)) {
    const type = typeInfo(argument).name;
    throw new MongoError(
      'TypeMismatch',
      `Cannot increment with non-numeric argument: {${path}: ${type}}`,
    );
  }
  const current = currentOf(doc, path);
  if (current !== undefined && !isNumeric(current)) {
    throw new MongoError(
      'TypeMismatch',
      `Cannot apply $inc to a value of non-numeric type. The field '${path}' is of type ${typeInfo(current).name}`,
    );
  }
  const sum = current === undefined ? argument : add(current as Numeric, argument as Numeric);
  setAt(doc, path, sum);
};

function arrayAt(doc: Doc, path: string): unknown[] | undefined {
  const value = currentOf(doc, path);
  if (value === undefined || Array.isArray(value)) return value;
  throw badValue(`The field '${path}' must be an array but is of type ${typeInfo(value).name}`);
}

const $push: UpdateOperator = (doc, path, argument) => {
  if (isOperatorDoc(argument)) {
    throw badValue(`Unrecognized clause in $push: ${Object.keys(argument)[0]}`);
  }
  setAt(doc, path, [...(arrayAt(doc, path) ?? []), clone(argument)]);
};

const $pull: UpdateOperator = (doc, path, argument) => {
  const query = isDoc(argument) ? compileQuery(argument) : undefined;
  const isPulled = query ? (item: unknown) => isDoc(item) && query(item) : valueTest(argument);
  const items = arrayAt(doc, path);
  if (items?.some(isPulled))
    setAt(
      doc,
      path,
      items.filter((item) => !isPulled(item)),
    );
};

/** The operators of an update, each for one path. */
export const updateOperators: Record<string, UpdateOperator> = {
  $set,
  $setOnInsert: $set,
  $unset: unsetAt,
  $inc,
  $max: (doc, path, argument) => {
    const current = currentOf(doc, path);
    if (current === undefined || compare(argument, current) > 0) $set(doc, path, argument);
  },
  $push,
  $pull,
};
