import type { mongo } from 'mongoose';
import type { Deps } from '../createDeps';
import { ensureIndex } from '../database/ensureIndex';
import { createLimitIndexes } from '../limits/createLimit';
import { keepLinks } from './keepLinks';
import { keyCategoryNames } from './keyCategoryNames';
import { keepUp } from './startUpkeep';

/** Creates what the app relies on in the database: indexes, counts, content version. */
export async function prepareDatabase(deps: Deps): Promise<void> {
  for (const { model } of Object.values(deps.types)) {
    const indexes = model.schema.indexes() as [
      mongo.IndexSpecification,
      mongo.CreateIndexesOptions,
    ][];
    for (const [keys, options] of indexes) await ensureIndex(model.collection, keys, options);
  }
  const { sessions, activity, feedback, runs, receipts, telemetry } = deps;
  const { media, submissions, revisions, trash, operations } = deps;
  for (const store of [sessions, activity, feedback, runs, receipts, telemetry]) {
    await store.createIndexes();
  }
  for (const store of [
    media,
    submissions,
    deps.reminders,
    revisions,
    deps.revisionMedia,
    trash,
    operations,
    deps.presence,
    deps.searchWork,
    deps.audit,
    deps.passkeys.challenges,
  ])
    await store.createIndexes();
  await receipts.adoptFormer();
  await createLimitIndexes(deps.connection);
  await keyCategoryNames(deps.models);
  await keepLinks(deps.models);
  await keepUp(deps);
  await deps.content.initialise();
  // A process may have died between a write and its bump.
  await deps.content.bump();
}
