import type { Part } from '../../Part';
import type { AuditLog } from '../../people/audit/createAuditLog';
import type { ContentVersion } from '../../store/database/contentVersion';
import { ensureIndexes, type Index } from '../../store/database/ensureIndex';
import { startAnnouncementClock } from './announcementClock';
import type { CreateDocument } from './CreateDocument';
import { createEngine } from './createEngine';
import type { HookContext } from './hooks/ResourceHooks';
import { resourceRoutes } from './resources.routes';
import type { ResourceTypes } from './resourceTypes';
import { trashRoutes } from './trash.routes';

interface ResourceNeeds extends Omit<HookContext, 'editor'> {
  audit: AuditLog;
  types: ResourceTypes;
  content: ContentVersion;
}

/** The documents of all resources: their writes, and the endpoints of each. */
export function resourcePart({ types, content, ...context }: ResourceNeeds) {
  const { models, versions, audit } = context;
  const engine = createEngine({ types, context, content });
  let clock: { stop(): void } | undefined;
  return {
    engine,
    createDocument: engine.create as CreateDocument,
    routes: [
      ...trashRoutes({ versions, types, audit }),
      ...resourceRoutes({ types, engine, models, versions }),
    ],
    stores: Object.values(types).map(({ model }) => ({
      createIndexes: () => ensureIndexes(model.collection, model.schema.indexes() as Index[]),
    })),
    start() {
      clock = startAnnouncementClock(models, content);
    },
    stop: () => clock?.stop(),
  } satisfies Part;
}
