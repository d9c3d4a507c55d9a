import type { Part } from '../../Part';
import { ensureIndexes, type Index } from '../../store/database/ensureIndex';
import { startAnnouncementClock } from './announcementClock';
import type { Core } from './Core';
import type { CreateDocument } from './CreateDocument';
import { createEngine } from './createEngine';
import type { HookContext } from './hooks/ResourceHooks';
import { resourceRoutes } from './resources.routes';
import { trashRoutes } from './trash.routes';

type ResourceNeeds = Omit<HookContext, 'editor'> & Pick<Core, 'audit' | 'types' | 'content'>;

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
