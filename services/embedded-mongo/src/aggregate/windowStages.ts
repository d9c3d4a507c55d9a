import { splitPath } from '../bson/paths';
import { valueKey } from '../bson/valueKey';
import { type Doc, isDoc } from '../bson/values';
import { notImplemented } from '../errors';
import { compileSort, type Order } from '../query/sort';
import { accumulate, isAccumulator } from './accumulators';
import { compileExpression, type Variables } from './expression';
import { setPath } from './setPath';
import { type StageCompiler, stageDoc, stageError } from './stage';

/** Gives one value for each document of a sorted partition. */
type WindowFunction = (docs: Doc[], variables?: Variables) => unknown[];

type Bound = number | 'unbounded' | 'current';

function bounds(window: unknown): [Bound, Bound] {
  if (window === undefined) return ['unbounded', 'unbounded'];
  const { documents } = stageDoc('$setWindowFields', window, [], ['documents', 'range', 'unit']);
  if (documents === undefined) throw notImplemented('A range window');
  const isBound = (value: unknown): value is Bound =>
    value === 'unbounded' || value === 'current' || Number.isInteger(value);
  if (Array.isArray(documents) && documents.length === 2 && documents.every(isBound)) {
    return documents as [Bound, Bound];
  }
  throw stageError('$setWindowFields', "'documents' needs two bounds");
}

const edge = (bound: Bound, index: number, unbounded: number) =>
  bound === 'unbounded' ? unbounded : bound === 'current' ? index : index + bound;

function ranks(order: Order | undefined, isDense: boolean): WindowFunction {
  if (!order) throw stageError('$setWindowFields', 'ranks need a sortBy');
  return (docs) => {
    let rank = 0;
    let previous: Doc | undefined;
    return docs.map((doc, index) => {
      if (!previous || order(previous, doc) !== 0) rank = isDense ? rank + 1 : index + 1;
      previous = doc;
      return rank;
    });
  };
}

function compileFunction(spec: unknown, order: Order | undefined): WindowFunction {
  if (!isDoc(spec)) throw stageError('$setWindowFields', 'each output must be an object');
  const { window, ...rest } = spec;
  const [entry, ...more] = Object.entries(rest);
  if (!entry || more.length > 0) throw stageError('$setWindowFields', 'one function per output');
  const [name, argument] = entry;
  if (name === '$documentNumber') return (docs) => docs.map((_, index) => index + 1);
  if (name === '$rank' || name === '$denseRank') return ranks(order, name === '$denseRank');
  if (name === '$shift') return shift(argument);
  if (!isAccumulator(name)) throw notImplemented(`The window function ${name}`);
  const [low, high] = bounds(window);
  const evaluate = compileExpression(argument);
  return (docs, variables) => {
    const values = docs.map((doc) => evaluate(doc, variables));
    const last = docs.length - 1;
    return docs.map((_, index) => {
      const [from, to] = [edge(low, index, 0), edge(high, index, last)];
      return accumulate(name, values.slice(Math.max(from, 0), Math.max(to + 1, 0)));
    });
  };
}

function shift(argument: unknown): WindowFunction {
  const { output, by, ...rest } = stageDoc('$shift', argument, ['output', 'by'], ['default']);
  const evaluate = compileExpression(output);
  const otherwise = compileExpression(rest.default ?? null);
  return (docs, variables) =>
    docs.map((doc, index) => {
      const other = docs[index + Number(by)];
      return (other ? evaluate(other, variables) : otherwise(doc, variables)) ?? null;
    });
}

const $setWindowFields: StageCompiler = (argument) => {
  const spec = stageDoc('$setWindowFields', argument, ['output'], ['partitionBy', 'sortBy']);
  if (!isDoc(spec.output)) throw stageError('$setWindowFields', 'output must be an object');
  const order = isDoc(spec.sortBy) ? compileSort(spec.sortBy) : undefined;
  const key = compileExpression(spec.partitionBy ?? null);
  const outputs = Object.entries(spec.output).map(
    ([path, value]) => [splitPath(path), compileFunction(value, order)] as const,
  );
  return (docs, { variables }) => {
    const partitions = new Map<string, Doc[]>();
    for (const doc of docs) {
      const id = valueKey(key(doc, variables));
      const partition = partitions.get(id);
      if (partition) partition.push(doc);
      else partitions.set(id, [doc]);
    }
    return [...partitions]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, partition]) => {
        let rows = order ? [...partition].sort(order) : partition;
        for (const [path, compute] of outputs) {
          const values = compute(rows, variables);
          rows = rows.map((row, index) => setPath(row, path, values[index]));
        }
        return rows;
      });
  };
};

export const windowStages: Record<string, StageCompiler> = { $setWindowFields };
