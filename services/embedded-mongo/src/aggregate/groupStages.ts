import { compare } from '../bson/compare';
import { valueKey } from '../bson/valueKey';
import { type Doc, isDoc } from '../bson/values';
import { MongoError } from '../errors';
import { accumulate, isAccumulator } from './accumulators';
import { compileExpression, type Evaluate, type Variables } from './expression';
import { type StageCompiler, stageDoc, stageError } from './stage';

interface GroupField {
  readonly name: string;
  readonly accumulator: string;
  readonly evaluate: Evaluate;
}

/** Compiles `{field: {$accumulator: expression}}`. */
export function compileAccumulators(stage: string, fields: Doc): GroupField[] {
  return Object.entries(fields).map(([name, value]) => {
    if (name.includes('.')) throw stageError(stage, `the field name '${name}' cannot contain '.'`);
    const [entry, ...more] = isDoc(value) ? Object.entries(value) : [];
    if (!entry || more.length > 0) {
      throw stageError(stage, `the field '${name}' must be an accumulator object`);
    }
    const [accumulator, argument] = entry;
    if (!isAccumulator(accumulator)) {
      throw new MongoError('InvalidPipelineOperator', `unknown group operator '${accumulator}'`);
    }
    return { name, accumulator, evaluate: compileExpression(argument) };
  });
}

interface Group {
  readonly id: unknown;
  readonly docs: Doc[];
}

function groupBy(docs: Doc[], key: (doc: Doc) => unknown): Group[] {
  const groups = new Map<string, Group>();
  for (const doc of docs) {
    const id = key(doc) ?? null;
    const text = valueKey(id);
    const group = groups.get(text);
    if (group) group.docs.push(doc);
    else groups.set(text, { id, docs: [doc] });
  }
  return [...groups.values()];
}

const accumulateAll = (fields: GroupField[], docs: Doc[], variables?: Variables): Doc =>
  Object.fromEntries(
    fields.map(({ name, accumulator, evaluate }) => [
      name,
      accumulate(
        accumulator,
        docs.map((doc) => evaluate(doc, variables)),
      ),
    ]),
  );

const $group: StageCompiler = (argument) => {
  if (!isDoc(argument) || !('_id' in argument)) {
    throw stageError('$group', 'a group specification must include an _id');
  }
  const { _id, ...rest } = argument;
  const key = compileExpression(_id);
  const fields = compileAccumulators('$group', rest);
  return (docs, { variables }) =>
    groupBy(docs, (doc) => key(doc, variables)).map((group) => ({
      _id: group.id,
      ...accumulateAll(fields, group.docs, variables),
    }));
};

const $sortByCount: StageCompiler = (argument) => {
  const key = compileExpression(argument);
  return (docs, { variables }) =>
    groupBy(docs, (doc) => key(doc, variables))
      .map((group) => ({ _id: group.id, count: group.docs.length }))
      .sort((a, b) => b.count - a.count);
};

const $bucket: StageCompiler = (argument) => {
  const spec = stageDoc('$bucket', argument, ['groupBy', 'boundaries'], ['default', 'output']);
  const { boundaries, output = { count: { $sum: 1 } } } = spec;
  const sorted =
    Array.isArray(boundaries) &&
    boundaries.length >= 2 &&
    boundaries.every((value, i) => i === 0 || compare(boundaries[i - 1], value) < 0);
  if (!sorted) throw stageError('$bucket', 'boundaries must be at least two ascending values');
  if (!isDoc(output)) throw stageError('$bucket', 'output must be an object');
  const key = compileExpression(spec.groupBy);
  const fields = compileAccumulators('$bucket', output);
  const bucketOf = (value: unknown) => {
    const above = boundaries.findIndex((boundary) => compare(value, boundary) < 0);
    if (above > 0) return boundaries[above - 1];
    if ('default' in spec) return spec.default;
    throw stageError('$bucket', 'a value falls in no bucket and there is no default');
  };
  return (docs, { variables }) =>
    groupBy(docs, (doc) => bucketOf(key(doc, variables)))
      .sort((a, b) => compare(a.id, b.id))
      .map((group) => ({ _id: group.id, ...accumulateAll(fields, group.docs, variables) }));
};

export const groupStages: Record<string, StageCompiler> = { $group, $sortByCount, $bucket };
