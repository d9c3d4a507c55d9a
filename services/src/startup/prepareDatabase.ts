import type { mongo } from 'mongoose';
import type { Deps } from '../createDeps';
import { ensureIndex } from '../database/ensureIndex';
import { keyCategoryNames } from './keyCategoryNames';
import { keepUp } from './startUpkeep';

/** Brings a connected database into the state that the app relies on: indexes, counts, version. */
export async function prepareDatabase(deps: Deps): Promise<void> {
  for (const { model } of Object.values(deps.types)) {
    const indexes = model.schema.indexes() as [
      mongo.IndexSpecification,
      mongo.CreateIndexesOptions,
    ][];
    for (const [keys, options] of indexes) await ensureIndex(model.collection, keys, options);
  }
  const { sessions, activity, feedback, receipts, telemetry } = deps;
  const { submissions, revisions, trash, limits } = deps;
  for (const store of [sessions, activity, feedback, receipts, telemetry]) {
    await store.createIndexes();
  }
  for (const store of [submissions, revisions, trash, limits]) await store.createIndexes();
  await keyCategoryNames(deps.models);
  await keepUp(deps);
  await deps.content.initialise();
  // A process that died between a write and its bump left the others with old content.
  await deps.content.bump();
}
