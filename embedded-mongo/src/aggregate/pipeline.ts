import { equal } from '../bson/compare';
import { valueKey } from '../bson/valueKey';
import { type Doc, field, isDoc, isNumeric } from '../bson/values';
import { MongoError } from '../errors';
import { type Bound, boundsOf } from '../query/bounds';
import { findDocs } from '../query/find';
import { compileQuery } from '../query/match';
import { indexPrefixes, isUsable } from '../query/plan';
import { compileSort } from '../query/sort';
import type { Collection } from '../store/collection';
import type { CollectionIndex } from '../store/collectionIndex';
import { $group } from './group';

/** How many documents match: from an index alone when it holds all that the filter asks for. */
function countDocs(collection: Collection | undefined, filter: Doc): number {
  const prefixes = collection && exactPrefixes(collection, filter);
  if (!prefixes) return findDocs(collection, filter).length;
  return prefixes.keys.reduce((sum, key) => sum + prefixes.index.countBelow(key), 0);
}

/** The index keys under which all matching documents stand, each once, and no others. */
function exactPrefixes(collection: Collection, filter: Doc) {
  const bounds = boundsOf(filter);
  if (!Object.entries(filter).every((entry) => isOneValue(entry, bounds))) return undefined;
  for (const index of collection.indexes) {
    if (!isUsable(index, bounds) || !holdsExactly(index, bounds)) continue;
    return { index, keys: indexPrefixes(index, bounds).prefixes };
  }
  return undefined;
}

// Null also means missing, in ways that keys do not tell apart.
const isOneValue = ([path, condition]: [string, unknown], bounds: Map<string, Bound>) => {
  const points = bounds.get(path)?.points;
  const isNull = condition === null || condition === undefined;
  return points?.length === 1 && !isNull && valueKey(points[0]) === valueKey(condition);
};

function holdsExactly(index: CollectionIndex, bounds: Map<string, Bound>): boolean {
  const leading = index.fields.slice(0, bounds.size);
  const rest = index.fields.slice(bounds.size);
  return (
    leading.length === bounds.size &&
    leading.every(({ path }) => bounds.has(path)) &&
    !rest.some((field) => index.multikeyFields.has(field))
  );
}

/** One compiled step of a pipeline. Documents are never changed in place. */
type Stage = (docs: Doc[]) => Doc[];

function specOf(name: string, argument: unknown): Doc {
  if (isDoc(argument)) return argument;
  throw new MongoError('Location15959', `the ${name} specification must be an object`);
}

export const stages: Record<string, (argument: unknown) => Stage> = {
  $match: (argument) => {
    const test = compileQuery(specOf('$match', argument));
    return (docs) => docs.filter(test);
  },
  $group,
  $sort: (argument) => {
    const sorted = compileSort(specOf('$sort', argument));
    return (docs) => sorted(docs, (doc) => doc);
  },
  $limit: (argument) => {
    const limit = isNumeric(argument) ? Number(argument) : 0;
    if (Number.isInteger(limit) && limit > 0) return (docs) => docs.slice(0, limit);
    throw new MongoError('Location15958', 'the limit must be positive');
  },
};

function compileStage(stage: unknown): Stage {
  const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (!entry || others.length > 0) {
    throw new MongoError(
      'Location40323',
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  const [name, argument] = entry;
  const compile = field(stages, name);
  if (compile) return compile(argument);
  throw new MongoError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
}

/** Runs a pipeline over a collection; a `$match` at its start uses the indexes. */
export function runPipeline(collection: Collection | undefined, pipeline: unknown[]): Doc[] {
  const steps = pipeline.map(compileStage);
  const [first, ...rest] = pipeline;
  const filter = isDoc(first) && isDoc(first.$match) ? first.$match : undefined;
  if (filter && equal(rest, countStages)) {
    const n = countDocs(collection, filter);
    return n > 0 ? [{ _id: 1, n }] : [];
  }
  const docs = findDocs(collection, filter ?? {}).map((stored) => stored.doc);
  return (filter ? steps.slice(1) : steps).reduce((rows, step) => step(rows), docs);
}

/** What drivers send to count documents, after the filter. */
const countStages = [{ $group: { _id: 1, n: { $sum: 1 } } }];
