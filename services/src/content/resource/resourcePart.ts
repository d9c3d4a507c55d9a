import type { ContentKey, ResourceDefinition, ResourceKey, TrashList } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import type { TrashListQuery } from '@pressline/shared-api/contract/content/trash';
import { resourceEndpoints } from '@pressline/shared-api/contract/resource/resourceEndpoints';
import { notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import type { Route } from '../../http/router/Route';
import type { Part } from '../../Part';
import { inTransaction } from '../../store/connection/inTransaction';
import type { StoredDocument } from '../../store/database/createModel';
import { findPage } from '../../store/database/documents';
import { ensureIndexes, type Index } from '../../store/database/ensureIndex';
import { escapeRegExp } from '../../store/database/escapeRegExp';
import { isRestorable, type Versions } from '../versions/createVersions';
import { startAnnouncementClock } from './announcementClock';
import type { Core } from './Core';
import type { CreateDocument } from './CreateDocument';
import { createEngine } from './createEngine';
import { findOwnDrafts, type OwnDraftNeeds } from './findOwnDrafts';
import { findStored } from './findStored';
import type { HookContext } from './hooks/ResourceHooks';
import { listDocuments } from './listDocuments';
import { contentTypes, type ResourceTypes } from './resourceTypes';
import { serializeAdmin } from './serialize';

/** One page of what can be restored, deleted last first. */
async function listTrash(
  types: ResourceTypes,
  { collection }: Versions,
  { q, resource, page, limit }: TrashListQuery,
): Promise<TrashList> {
  const keys = resource
    ? [resource]
    : [...contentTypes(types).map(({ key }) => key as ContentKey), 'media' as const];
  const titled = q ? { title: new RegExp(escapeRegExp(q), 'i') } : {};
  const filter = { ...isRestorable(), resource: { $in: keys }, ...titled };
  const { found, total } = await findPage(collection, filter, { at: -1, _id: -1 }, { page, limit });
  const entries = found.map(({ docId, resource: key, title, values, at, by }) => {
    const { slug, isPublished } = values as StoredDocument;
    return {
      ...{ id: String(docId), resource: key, title, removedBy: by, removedAt: at.toISOString() },
      slug: typeof slug === 'string' ? slug : null,
      isPublished: typeof isPublished === 'boolean' ? isPublished : null,
    };
  });
  return { entries, total };
}

const subject = 'Deleted document';

/** What was deleted in the last 30 days. It is restored by the routes of its resource, or of media. */
const trashRoutes = ({ versions, types, audit }: Pick<Core, 'versions' | 'types' | 'audit'>) => [
  handle(contract.trash.list, ({ query }) => listTrash(types, versions, query)),
  handle(contract.trash.remove, ({ params: { id } }) =>
    inTransaction(types.articles.model.db, async () => {
      const [entry] = await versions.findDeleted([id]);
      if (!entry?.values) throw notFound(subject);
      await versions.removeTexts(id);
      const { resource: type, title } = entry;
      await audit.write({ record: { type, id, title } });
      return { id };
    }),
  ),
];

type RouteNeeds = OwnDraftNeeds & Pick<Core, 'types' | 'engine'>;

/** List, get, create, update and delete. */
function fiveRoutes(needs: RouteNeeds, key: ResourceKey): Route[] {
  const { types, engine } = needs;
  const type = types[key];
  // Each resource has fields of its own; to this file all documents are alike.
  const resource: ResourceDefinition = type.resource;
  const { list, create, get, update, remove } = resourceEndpoints(resource);
  return [
    handle(list, async ({ query, user }) => {
      const own = query.mine ? await findOwnDrafts(needs, user.username) : undefined;
      const ids = own?.map(({ id }) => id);
      const { documents: stored, total } = await listDocuments(type, query, ids);
      return { [resource.name]: stored.map((one) => serializeAdmin(type, one)), total };
    }),
    handle(create, ({ body, user }) => engine.create(key, body, {}, user.username)),
    handle(get, async ({ params }) => serializeAdmin(type, await findStored(type, params.id))),
    handle(update, ({ params, body, user }) => engine.update(key, params.id, body, user.username)),
    handle(remove, async ({ params: { id } }) => {
      await engine.remove(key, id);
      return { id };
    }),
  ];
}

/** What content has and admin users do not have. */
const restoreRoute = ({ types, engine }: RouteNeeds, key: ContentKey): Route =>
  handle(resourceEndpoints(types[key].resource).restore, ({ params, body }) =>
    engine.restore(key, params.id, body),
  );

/** What staff do with documents: all of it follows from the resource table. */
const resourceRoutes = (needs: RouteNeeds): Route[] => [
  ...Object.values(needs.types).flatMap(({ key }) => fiveRoutes(needs, key)),
  ...contentTypes(needs.types).map(({ key }) => restoreRoute(needs, key as ContentKey)),
];

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
