import { equal } from '../bson/compare';
import { type Doc, isDoc, isNumeric } from '../bson/values';
import { MongoError, notImplemented } from '../errors';
import { countDocs } from '../query/count';
import { findDocs } from '../query/find';
import type { Collection } from '../store/collection';
import { groupStages } from './groupStages';
import { joinStages } from './joinStages';
import { listStages } from './listStages';
import { outputStages } from './outputStages';
import { shapeStages } from './shapeStages';
import { type Stage, type StageCompiler, type StageContext, stageEntry } from './stage';
import { windowStages } from './windowStages';

const stages: Record<string, StageCompiler> = {
  ...listStages,
  ...shapeStages,
  ...groupStages,
  ...joinStages,
  ...windowStages,
};

const known = [
  '$bucketAuto',
  '$redact',
  '$densify',
  '$fill',
  '$geoNear',
  '$indexStats',
  '$collStats',
  '$documents',
];

/** Compiles a pipeline without `$out` and `$merge`. @throws Location40324 for an unknown stage. */
export function compilePipeline(pipeline: unknown): Stage {
  if (!Array.isArray(pipeline)) {
    throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  }
  const steps = pipeline.map((stage) => compileStage(stage, stages));
  return (docs, context) => steps.reduce((rows, step) => step(rows, context), docs);
}

function compileStage(stage: unknown, table: Record<string, StageCompiler>): Stage {
  const [name, argument] = stageEntry(stage);
  const compiler = Object.hasOwn(table, name) ? table[name] : undefined;
  if (compiler) return compiler(argument, compilePipeline);
  if (name === '$changeStream') {
    throw new MongoError(
      'Location40573',
      'The $changeStream stage is only supported on replica sets',
    );
  }
  if (name in outputStages) {
    throw new MongoError('Location40601', `${name} can only be the final stage in the pipeline`);
  }
  if (known.includes(name)) throw notImplemented(`The stage ${name}`);
  throw new MongoError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
}

/** Runs a pipeline over a collection; its leading `$match`, `$sort`, `$limit` use the indexes. */
export function runPipeline(
  collection: Collection | undefined,
  pipeline: unknown,
  context: StageContext,
): Doc[] {
  if (!Array.isArray(pipeline)) {
    throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  }
  const last = pipeline.at(-1);
  const output = isDoc(last) && Object.keys(last).some((name) => name in outputStages);
  const body = compilePipeline(output ? pipeline.slice(0, -1) : pipeline);
  const finish = output ? compileStage(last, outputStages) : (rows: Doc[]) => rows;
  const { filter, sort, limit, used } = leading(pipeline);
  if (isCount(pipeline)) {
    const n = countDocs(collection, filter, { context: { variables: context.variables } });
    return n > 0 ? [{ _id: 1, n }] : [];
  }
  const source = findDocs(collection, filter, {
    sort,
    limit,
    context: { variables: context.variables },
  }).map((stored) => stored.doc);
  const rest = used > 0 ? compilePipeline(pipeline.slice(used, output ? -1 : undefined)) : body;
  return finish(rest(source, context), context);
}

/** What drivers send to count documents. */
const isCount = (pipeline: unknown[]) =>
  pipeline.length === 2 &&
  isDoc(pipeline[0]) &&
  '$match' in pipeline[0] &&
  equal(pipeline[1], { $group: { _id: 1, n: { $sum: 1 } } });

function leading(pipeline: unknown[]) {
  let used = 0;
  const take = (name: string) => {
    const stage = pipeline[used];
    if (!isDoc(stage) || !(name in stage)) return undefined;
    used++;
    return stage[name];
  };
  const filter = take('$match');
  const sort = take('$sort');
  const limit = take('$limit');
  return {
    filter: isDoc(filter) ? filter : {},
    sort: isDoc(sort) ? sort : undefined,
    limit: isNumeric(limit) ? Number(limit) : undefined,
    used,
  };
}
