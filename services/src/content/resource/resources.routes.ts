import type { ContentKey, ResourceDefinition, ResourceKey } from '@pressline/shared-api';
import { resourceEndpoints } from '@pressline/shared-api/contract/resource/resourceEndpoints';
import { handle } from '../../http/router/handle';
import type { Route } from '../../http/router/Route';
import type { Core } from './Core';
import { findOwnDrafts, type OwnDraftNeeds } from './findOwnDrafts';
import { findStored } from './findStored';
import { listDocuments } from './listDocuments';
import { contentTypes } from './resourceTypes';
import { serializeAdmin } from './serialize';

interface ResourceNeeds extends OwnDraftNeeds, Pick<Core, 'types' | 'engine'> {}

/** List, get, create, update and delete. */
function fiveRoutes(needs: ResourceNeeds, key: ResourceKey): Route[] {
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
const restoreRoute = ({ types, engine }: ResourceNeeds, key: ContentKey): Route =>
  handle(resourceEndpoints(types[key].resource).restore, ({ params, body }) =>
    engine.restore(key, params.id, body),
  );

/** What staff do with documents: all of it follows from the resource table. */
export const resourceRoutes = (needs: ResourceNeeds): Route[] => [
  ...Object.values(needs.types).flatMap(({ key }) => fiveRoutes(needs, key)),
  ...contentTypes(needs.types).map(({ key }) => restoreRoute(needs, key as ContentKey)),
];
