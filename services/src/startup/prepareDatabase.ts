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
  for (const store of [
    deps.sessions,
    deps.activity,
    deps.feedback,
    deps.runs,
    deps.receipts,
    deps.telemetry,
    deps.media,
    deps.submissions,
    deps.reminders,
    deps.revisions,
    deps.revisionMedia,
    deps.trash,
    deps.operations,
    deps.presence,
    deps.searchWork,
    deps.audit,
    deps.passkeys.challenges,
  ]) {
    await store.createIndexes();
  }
  await deps.receipts.adoptFormer();
  await createLimitIndexes(deps.connection);
  await keyCategoryNames(deps.models);
  await keepLinks(deps.models);
  await keepUp(deps);
  await deps.content.initialise();
  // A process may have died between a write and its bump.
  await deps.content.bump();
}
