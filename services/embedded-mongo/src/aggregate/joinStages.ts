import { splitPath, valuesAt } from '../bson/paths';
import { valueKey } from '../bson/valueKey';
import { asBson, type Doc, isDoc, isNumeric } from '../bson/values';
import { notImplemented } from '../errors';
import { findDocs } from '../query/find';
import { compileExpression } from './expression';
import { setPath } from './setPath';
import { type StageCompiler, type StageContext, stageDoc, stageError } from './stage';

const text = (name: string, value: unknown): string => {
  if (typeof value === 'string' && value !== '') return value;
  throw stageError(name, 'collection and field names must be non-empty strings');
};

const read = ({ catalog, db }: StageContext, name: string, filter: Doc): Doc[] =>
  findDocs(catalog.get(db, name), filter).map((stored) => stored.doc);

/** The filter for documents whose field equals one of the values; none given means null. */
function equalsAny(path: string, values: unknown[]): Doc {
  if (values.some((value) => asBson(value)?._bsontype === 'BSONRegExp')) {
    throw notImplemented('Joining on regular expressions');
  }
  return { [path]: { $in: values.length > 0 ? values : [null] } };
}

const valuesOf = (doc: Doc, parts: string[]) => {
  const values = valuesAt(doc, parts);
  const isArray = values.some(Array.isArray);
  const flat = values.flatMap((value) => (Array.isArray(value) ? value : [value ?? null]));
  // An empty array joins with nothing; a missing field joins with null.
  return isArray && flat.length === 0 ? undefined : flat;
};

const $lookup: StageCompiler = (argument, compile) => {
  const spec = stageDoc(
    '$lookup',
    argument,
    ['as'],
    ['from', 'localField', 'foreignField', 'let', 'pipeline'],
  );
  const from = text('$lookup', spec.from);
  const as = splitPath(text('$lookup', spec.as));
  const isJoin = 'localField' in spec || 'foreignField' in spec;
  if (!isJoin && !('pipeline' in spec)) throw stageError('$lookup', 'needs fields or a pipeline');
  const local = isJoin ? splitPath(text('$lookup', spec.localField)) : [];
  const foreign = isJoin ? text('$lookup', spec.foreignField) : '';
  const run = 'pipeline' in spec ? compile(spec.pipeline) : undefined;
  const bound = Object.entries(isDoc(spec.let) ? spec.let : {}).map(
    ([name, value]) => [name, compileExpression(value)] as const,
  );
  return (docs, context) =>
    docs.map((doc) => {
      const values = isJoin ? valuesOf(doc, local) : [];
      const filter = isJoin ? values && equalsAny(foreign, values) : {};
      const found = filter ? read(context, from, filter) : [];
      if (!run) return setPath(doc, as, found);
      const own = bound.map(([name, evaluate]) => [name, evaluate(doc, context.variables) ?? null]);
      const variables = { ...context.variables, ...Object.fromEntries(own) };
      return setPath(doc, as, run(found, { ...context, variables }));
    });
};

const $graphLookup: StageCompiler = (argument) => {
  const spec = stageDoc(
    '$graphLookup',
    argument,
    ['from', 'startWith', 'connectFromField', 'connectToField', 'as'],
    ['maxDepth', 'depthField', 'restrictSearchWithMatch'],
  );
  const from = text('$graphLookup', spec.from);
  const to = text('$graphLookup', spec.connectToField);
  const next = splitPath(text('$graphLookup', spec.connectFromField));
  const as = splitPath(text('$graphLookup', spec.as));
  const start = compileExpression(spec.startWith);
  const maxDepth = isNumeric(spec.maxDepth) ? Number(spec.maxDepth) : Number.POSITIVE_INFINITY;
  const restrict = isDoc(spec.restrictSearchWithMatch) ? [spec.restrictSearchWithMatch] : [];
  return (docs, context) =>
    docs.map((doc) => {
      const first = start(doc, context.variables) ?? null;
      let frontier = Array.isArray(first) ? first : [first];
      const asked = new Set<string>();
      const found = new Map<string, Doc>();
      for (let depth = 0; frontier.length > 0 && depth <= maxDepth; depth++) {
        for (const value of frontier) asked.add(valueKey(value));
        const filter = { $and: [equalsAny(to, frontier), ...restrict] };
        const fresh = read(context, from, filter).filter((item) => !found.has(valueKey(item._id)));
        for (const item of fresh) {
          const withDepth =
            typeof spec.depthField === 'string'
              ? setPath(item, splitPath(spec.depthField), depth)
              : item;
          found.set(valueKey(item._id), withDepth);
        }
        frontier = fresh
          .flatMap((item) => valuesOf(item, next) ?? [])
          .filter((value) => value !== null && !asked.has(valueKey(value)));
      }
      return setPath(doc, as, [...found.values()]);
    });
};

const $unionWith: StageCompiler = (argument, compile) => {
  const spec = typeof argument === 'string' ? { coll: argument } : argument;
  const { coll, pipeline = [] } = stageDoc('$unionWith', spec, ['coll'], ['pipeline']);
  const from = text('$unionWith', coll);
  const run = compile(pipeline);
  return (docs, context) => [...docs, ...run(read(context, from, {}), context)];
};

export const joinStages: Record<string, StageCompiler> = { $lookup, $graphLookup, $unionWith };
