import type { Deps } from '../createDeps';
import { ensureIndexes, type Index } from '../database/ensureIndex';
import { createLimitIndexes } from '../limits/createLimit';
import { inBatches } from '../resource/inBatches';
import { keepLinks } from './keepLinks';
import { keyCategoryNames } from './keyCategoryNames';
import { keepUp } from './startUpkeep';

const hasIndexes = (part: unknown): part is { createIndexes(): Promise<void> } =>
  typeof part === 'object' && part !== null && 'createIndexes' in part;

async function createIndexes(deps: Deps): Promise<void> {
  const parts: unknown[] = [...Object.values(deps), deps.passkeys.challenges];
  await inBatches(Object.values(deps.types), ({ model }) =>
    ensureIndexes(model.collection, model.schema.indexes() as Index[]),
  );
  await inBatches(parts.filter(hasIndexes), (store) => store.createIndexes());
  await createLimitIndexes(deps.connection);
}

/** Creates what the app relies on in the database: indexes, counts, content version. */
export async function prepareDatabase(deps: Deps): Promise<void> {
  await createIndexes(deps);
  await deps.receipts.adoptFormer();
  await keyCategoryNames(deps.models);
  await keepLinks(deps.models);
  await keepUp(deps);
  await deps.content.initialise();
  // A process may have died between a write and its bump.
  await deps.content.bump();
}
