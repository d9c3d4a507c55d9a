import { equal } from '../bson/compare';
import { overlap, splitPath } from '../bson/paths';
import { clone, type Doc, field, isDoc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { updateOperators } from './operators';

/** Gives the changed copy of a document. `isInsert` applies `$setOnInsert`. */
export type Update = (doc: Doc, isInsert: boolean) => Doc;

interface Change {
  readonly path: string;
  readonly operator: string;
  readonly argument: unknown;
}

export const isReplacement = (update: Doc): boolean => !Object.keys(update)[0]?.startsWith('$');

/** Compiles an update document or a replacement. @throws for whatever is malformed. */
export function compileUpdate(update: Doc): Update {
  if (isReplacement(update)) {
    if (Object.keys(update).some((key) => key.startsWith('$'))) {
      throw badValue('Replacement documents cannot hold update operators');
    }
    return keepingId((doc) => ({ ...('_id' in doc ? { _id: doc._id } : {}), ...clone(update) }));
  }
  const changes = changesOf(update);
  return keepingId((doc, isInsert) => {
    const copy = clone(doc);
    for (const { path, operator, argument } of changes) {
      if (operator === '$setOnInsert' && !isInsert) continue;
      updateOperators[operator]?.(copy, path, argument);
    }
    return copy;
  });
}

/** All changes, in MongoDB's order (by path), which decides the order of new fields. */
function changesOf(update: Doc): Change[] {
  const changes = Object.entries(update).flatMap(([operator, fields]) => {
    if (!field(updateOperators, operator)) {
      throw new MongoError('FailedToParse', `Unknown modifier: ${operator}`);
    }
    if (!isDoc(fields)) {
      throw new MongoError(
        'FailedToParse',
        `Modifiers operate on fields: ${operator} needs an object`,
      );
    }
    return Object.entries(fields).map(([path, argument]) => ({ path, operator, argument }));
  });
  for (const [i, { path }] of changes.entries()) {
    checkPath(
      path,
      changes.slice(0, i).map((change) => change.path),
    );
  }
  return changes.sort((a, b) => comparePaths(splitPath(a.path), splitPath(b.path)));
}

function checkPath(path: string, earlier: string[]): void {
  const parts = splitPath(path);
  if (parts.includes('')) {
    throw new MongoError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name`,
    );
  }
  const dollar = parts.find((part) => part.startsWith('$'));
  if (dollar) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' in '${path}' is not valid for storage.`,
    );
  }
  const other = earlier.find((known) => overlap(known, path));
  if (other !== undefined) {
    throw new MongoError(
      'ConflictingUpdateOperators',
      `Updating the path '${path}' would create a conflict at '${other}'`,
    );
  }
}

function comparePaths(a: string[], b: string[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i];
    if (right === undefined) return 1;
    if (left === right) continue;
    return left < right ? -1 : 1;
  }
  return -1;
}

/** The _id comes first and never changes. */
function keepingId(update: Update): Update {
  return (doc, isInsert) => {
    const next = update(doc, isInsert);
    if (isInsert || !('_id' in doc)) return next;
    if (!('_id' in next) || !equal(next._id, doc._id)) {
      throw new MongoError(
        'ImmutableField',
        "Performing an update on the path '_id' would modify the immutable field '_id'",
      );
    }
    return Object.keys(next)[0] === '_id' ? next : { _id: next._id, ...next };
  };
}
