import type { CategoryCounter } from '@pressline/shared-api';
import type { Part } from '../../Part';
import type { AuditLog } from '../../people/audit/createAuditLog';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';
import { ensureIndexes, type Index } from '../../store/database/ensureIndex';
import type { Trash } from '../history/createTrash';
import { startAnnouncementClock } from './announcementClock';
import type { CreateDocument } from './CreateDocument';
import { createEngine } from './createEngine';
import { countContents } from './hooks/categoryHooks';
import type { HookContext } from './hooks/ResourceHooks';
import { resourceRoutes } from './resources.routes';
import { contentTypes, type ResourceTypes } from './resourceTypes';
import { trashRoutes } from './trash.routes';

/** Longer than a write takes, from the category's counter to the document. */
const QUIET_MS = 60_000;

/**
 * Corrects the counters of categories after a process died between raising a counter and writing its
 * document. Categories counted since `quietSince` are skipped: their write may still be running.
 */
export async function reconcileCategories(
  models: Models,
  quietSince = new Date(Date.now() - QUIET_MS),
): Promise<void> {
  for (const category of await models.categories.find().lean()) {
    const { _id, countedAt } = category;
    if (countedAt && countedAt > quietSince) continue;
    const counts = Object.entries(await countContents(models, _id));
    const wrong = counts.filter(
      ([counter, count]) => category[counter as CategoryCounter] !== count,
    );
    if (wrong.length === 0) continue;
    // Skipped if another process counted in the meantime.
    await models.categories.updateOne(
      { _id, countedAt: countedAt ?? null },
      { $set: Object.fromEntries(wrong) },
    );
  }
}

interface ResourceNeeds extends Omit<HookContext, 'editor'> {
  audit: AuditLog;
  types: ResourceTypes;
  content: ContentVersion;
  trash: Trash;
}

/** The documents of all resources: their writes, and the endpoints of each. */
export function resourcePart({ types, content, trash, ...context }: ResourceNeeds) {
  const { models, revisions, audit } = context;
  const isOfContent = new Set(contentTypes(types).map(({ key }) => key));
  const engine = createEngine({
    ...{ types, trash, context },
    written: (key) => (isOfContent.has(key) ? content.bump() : Promise.resolve()),
  });
  let clock: { stop(): void } | undefined;
  return {
    engine,
    createDocument: engine.create as CreateDocument,
    routes: [
      ...trashRoutes({ trash, revisions, types, audit }),
      ...resourceRoutes({ types, engine }),
    ],
    stores: Object.values(types).map(({ model }) => ({
      createIndexes: () => ensureIndexes(model.collection, model.schema.indexes() as Index[]),
    })),
    upkeep: () => reconcileCategories(models),
    start() {
      clock = startAnnouncementClock(models, content);
    },
    stop: () => clock?.stop(),
  } satisfies Part;
}
