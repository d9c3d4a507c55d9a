import type { Deps } from '../createDeps';
import { createLimitIndexes } from '../http/limits/createLimit';
import { ensureIndexes, type Index } from '../store/database/ensureIndex';
import { inBatches } from '../store/database/inBatches';
import { keepUp } from './startUpkeep';

async function createIndexes(deps: Deps): Promise<void> {
  const stores = [
    deps.sessions,
    deps.activity,
    deps.feedback,
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
    deps.unmetSearches,
    deps.audit,
    deps.passkeys.challenges,
  ];
  await inBatches(Object.values(deps.types), ({ model }) =>
    ensureIndexes(model.collection, model.schema.indexes() as Index[]),
  );
  await inBatches(stores, (store) => store.createIndexes());
  await createLimitIndexes(deps.connection);
}

/** Creates what the app relies on in the database: indexes, counts, content version. */
export async function prepareDatabase(deps: Deps): Promise<void> {
  await createIndexes(deps);
  await keepUp(deps);
  await deps.content.initialise();
  // A process may have died between a write and its bump.
  await deps.content.bump();
}
