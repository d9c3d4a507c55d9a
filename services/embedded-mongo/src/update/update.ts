import type { Variables } from '../aggregate/expression';
import { compileUpdateStages } from '../aggregate/updateStages';
import { equal } from '../bson/compare';
import { isArrayIndex } from '../bson/paths';
import { clone, type Doc, isDoc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { compileQuery } from '../query/match';
import { positionOf } from '../query/position';
import { arrayOperators, type Modifier } from './arrayOperators';
import { fieldOperators } from './fieldOperators';
import { locate, type Positions } from './locate';

/** Gives the changed copy of a document. `isInsert` applies `$setOnInsert`. */
export type Update = (doc: Doc, isInsert: boolean) => Doc;

export interface UpdateContext {
  /** The filter that found the document; `$` refers to it. */
  readonly filter: Doc;
  readonly arrayFilters?: unknown;
  readonly variables?: Variables;
}

interface Change {
  readonly path: string;
  readonly operator: string;
  readonly argument: unknown;
}

const modifiers: Record<string, Modifier> = { ...fieldOperators, ...arrayOperators };

export const isReplacement = (update: unknown): update is Doc =>
  isDoc(update) && !Object.keys(update)[0]?.startsWith('$');

/** Compiles an update document, replacement or pipeline. @throws for whatever is malformed. */
export function compileUpdate(update: unknown, context: UpdateContext): Update {
  if (Array.isArray(update)) return keepingId(compileUpdateStages(update, context.variables));
  if (!isDoc(update))
    throw new MongoError('FailedToParse', 'Update must be a document or pipeline');
  if (isReplacement(update)) {
    if (Object.keys(update).some((key) => key.startsWith('$'))) {
      throw badValue('Replacement documents cannot hold update operators');
    }
    return keepingId((doc) => ({ ...('_id' in doc ? { _id: doc._id } : {}), ...clone(update) }));
  }
  const changes = changesOf(update);
  const filters = compileArrayFilters(context.arrayFilters, changes);
  return keepingId((doc, isInsert) => {
    const copy = clone(doc);
    const positions: Positions = {
      matched: (path) => positionOf(doc, path, context.filter),
      filters,
    };
    for (const change of changes) {
      if (change.operator === '$setOnInsert' && !isInsert) continue;
      apply(copy, change, positions);
    }
    return copy;
  });
}

function apply(doc: Doc, { path, operator, argument }: Change, positions: Positions): void {
  if (operator === '$rename') {
    const [from] = locate(doc, path, positions);
    const value = from?.get();
    if (value === undefined) return;
    from?.unset();
    locate(doc, String(argument), positions)[0]?.set(value);
    return;
  }
  for (const target of locate(doc, path, positions)) modifiers[operator]?.(target, argument);
}

/** All changes, in MongoDB's order (by path), which decides the order of new fields. */
function changesOf(update: Doc): Change[] {
  const changes: Change[] = [];
  const used: string[] = [];
  const use = (path: string) => {
    if (path === '' || path.split('.').includes('')) {
      throw new MongoError(
        'EmptyFieldName',
        `The update path '${path}' contains an empty field name`,
      );
    }
    const other = used.find(
      (known) => known === path || known.startsWith(`${path}.`) || path.startsWith(`${known}.`),
    );
    if (other !== undefined) {
      throw new MongoError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${other}'`,
      );
    }
    used.push(path);
  };
  for (const [operator, fields] of Object.entries(update)) {
    if (!Object.hasOwn(modifiers, operator) && operator !== '$rename') {
      throw new MongoError('FailedToParse', `Unknown modifier: ${operator}`);
    }
    if (!isDoc(fields)) {
      throw new MongoError(
        'FailedToParse',
        `Modifiers operate on fields: ${operator} needs an object`,
      );
    }
    for (const [path, argument] of Object.entries(fields)) {
      use(path);
      if (operator === '$rename') {
        if (typeof argument !== 'string') throw badValue('The target of $rename must be a string');
        if (/\$/.test(path + argument)) throw badValue('$rename paths may not be dynamic');
        use(argument);
      }
      changes.push({ path, operator, argument });
    }
  }
  return changes.sort((a, b) => comparePaths(a.path.split('.'), b.path.split('.')));
}

function comparePaths(a: string[], b: string[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i];
    if (right === undefined) return 1;
    if (left === right) continue;
    if (isArrayIndex(left) && isArrayIndex(right)) return Number(left) - Number(right);
    return left < right ? -1 : 1;
  }
  return -1;
}

function compileArrayFilters(input: unknown, changes: Change[]) {
  const filters = new Map<string, (item: unknown) => boolean>();
  if (input === undefined) return filters;
  if (!Array.isArray(input) || !input.every(isDoc))
    throw badValue('arrayFilters must be documents');
  for (const filter of input) {
    const names = new Set(namesIn(filter));
    const [name] = names;
    if (names.size !== 1 || name === undefined || !/^[a-z]\w*$/.test(name)) {
      throw new MongoError('FailedToParse', 'Each array filter must use one lowercase identifier');
    }
    if (filters.has(name)) {
      throw new MongoError('FailedToParse', `Found multiple array filters for '${name}'`);
    }
    if (!changes.some(({ path }) => path.includes(`$[${name}]`))) {
      throw new MongoError(
        'FailedToParse',
        `The array filter for identifier '${name}' was not used`,
      );
    }
    const test = compileQuery(filter);
    filters.set(name, (item) => test({ [name]: item }));
  }
  return filters;
}

function namesIn(filter: Doc): string[] {
  return Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith('$') && Array.isArray(value)
      ? value.filter(isDoc).flatMap(namesIn)
      : [name.split('.')[0] ?? ''],
  );
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
