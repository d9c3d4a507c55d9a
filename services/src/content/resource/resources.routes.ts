import {
  type ContentKey,
  isContent,
  type ResourceDefinition,
  type ResourceKey,
  resourceCalls,
} from '@pressline/shared-api';
import { removed } from '@pressline/shared-api/wire/common';
import { resourceSchemas } from '@pressline/shared-api/wire/documents';
import type { z } from 'zod';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import type { Route } from '../../http/router/Route';
import type { Engine } from './createEngine';
import { findStored } from './findStored';
import { listDocuments } from './listDocuments';
import { contentTypes, type ResourceTypes } from './resourceTypes';
import { serializeAdmin } from './serialize';

interface ResourceNeeds {
  types: ResourceTypes;
  engine: Engine;
}

const errors = ['conflict'] as const;

/** What the routes of one resource have in common. */
export function commonOf(resource: ResourceDefinition) {
  const { name, label, access } = resource;
  const tag = isContent(resource) ? 'Content' : 'Users';
  const reads = { tag, access: access.read === 'public' ? 'admin' : access.read } as const;
  const writes = { tag, access: access.write } as const;
  const ofOne = { subject: label, params: { id: documentId } } as const;
  const thing = /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  const schemas = resourceSchemas(resource);
  // Each resource has fields of its own; to this file all documents are alike.
  const document: z.ZodType = schemas.document;
  return { calls: resourceCalls(name), schemas, document, reads, writes, ofOne, thing };
}

/** List, get, create, update and delete. */
function fiveRoutes({ types, engine }: ResourceNeeds, key: ResourceKey): Route[] {
  const type = types[key];
  const { resource } = type;
  const { calls, schemas, document, reads, writes, ofOne, thing } = commonOf(resource);
  const { name, labelPlural } = resource;
  return [
    defineRoute({
      ...reads,
      call: calls.list,
      summary: `List: ${labelPlural}`,
      query: schemas.listQuery,
      answers: { 200: found(schemas.list) },
      async handle({ query }) {
        const { documents: stored, total } = await listDocuments(type, query);
        return { [name]: stored.map((one) => serializeAdmin(type, one)), total };
      },
    }),
    defineRoute({
      ...writes,
      call: calls.create,
      summary: `Create: ${thing}`,
      done: `Created the ${thing}`,
      body: json(schemas.create),
      isBodyUnread: true,
      answers: { 201: found(document, 'Created') },
      errors,
      handle: ({ body, user }) => engine.create(key, body, {}, user.username),
    }),
    defineRoute({
      ...{ ...reads, ...ofOne },
      call: calls.get,
      summary: `Get: ${thing}`,
      answers: { 200: found(document) },
      async handle({ params }) {
        return serializeAdmin(type, await findStored(type, params.id));
      },
    }),
    defineRoute({
      ...{ ...writes, ...ofOne },
      call: calls.update,
      summary: `Update: ${thing}`,
      done: `Updated the ${thing}`,
      body: json(schemas.update),
      isBodyUnread: true,
      answers: { 200: found(document) },
      current: document,
      handle: ({ params, body, user }) => engine.update(key, params.id, body, user.username),
    }),
    defineRoute({
      ...{ ...writes, ...ofOne },
      call: calls.remove,
      summary: `Delete: ${thing}`,
      done: `Deleted the ${thing}`,
      answers: { 200: found(removed, 'Deleted') },
      errors,
      async handle({ params: { id } }) {
        await engine.remove(key, id);
        return { id };
      },
    }),
  ];
}

/** What content has and admin users do not have. */
function restoreRoute({ types, engine }: ResourceNeeds, key: ContentKey): Route {
  const { calls, schemas, document, writes, ofOne, thing } = commonOf(types[key].resource);
  return defineRoute({
    ...{ ...writes, ...ofOne },
    call: calls.restore,
    summary: `Restore a document deleted in the last 30 days: ${thing}`,
    done: `Restored the ${thing}`,
    body: json(schemas.update),
    isBodyOptional: true,
    isBodyUnread: true,
    answers: { 200: found(document, 'Restored') },
    errors,
    handle: ({ params, body }) => engine.restore(key, params.id, body),
  });
}

/** What staff do with documents: all of it follows from the resource table. */
export const resourceRoutes = (needs: ResourceNeeds): Route[] => [
  ...Object.values(needs.types).flatMap(({ key }) => fiveRoutes(needs, key)),
  ...contentTypes(needs.types).map(({ key }) => restoreRoute(needs, key as ContentKey)),
];
