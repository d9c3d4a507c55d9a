import {
  type ContentKey,
  contentOf,
  isContent,
  type ResourceDefinition,
  type ResourceKey,
  type ResourceTable,
  resourceCalls,
} from '@pressline/shared-api';
import { bulkAnswer } from '@pressline/shared-api/wire/bulk';
import { removed } from '@pressline/shared-api/wire/common';
import { resourceSchemas } from '@pressline/shared-api/wire/documents';
import type { z } from 'zod';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import type { Route } from '../../http/router/Route';
import { runBulk } from '../operations/runBulk';
import { findStored } from './findStored';
import { listDocuments } from './listDocuments';
import { serializeAdmin } from './serialize';

const errors = ['conflict'] as const;

function commonOf(resource: ResourceDefinition) {
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
function fiveRoutes(key: ResourceKey, resource: ResourceDefinition): Route[] {
  const { calls, schemas, document, reads, writes, ofOne, thing } = commonOf(resource);
  const { name, labelPlural } = resource;
  return [
    defineRoute({
      ...reads,
      call: calls.list,
      summary: `List: ${labelPlural}`,
      query: schemas.listQuery,
      answers: { 200: found(schemas.list) },
      async handle({ query, deps }) {
        const type = deps.types[key];
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
      handle: ({ body, user, deps }) => deps.engine.create(key, body, {}, user.username),
    }),
    defineRoute({
      ...{ ...reads, ...ofOne },
      call: calls.get,
      summary: `Get: ${thing}`,
      answers: { 200: found(document) },
      async handle({ params, deps }) {
        const type = deps.types[key];
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
      handle: ({ params, body, user, deps }) =>
        deps.engine.update(key, params.id, body, user.username),
    }),
    defineRoute({
      ...{ ...writes, ...ofOne },
      call: calls.remove,
      summary: `Delete: ${thing}`,
      done: `Deleted the ${thing}`,
      answers: { 200: found(removed, 'Deleted') },
      errors,
      async handle({ params: { id }, deps }) {
        await deps.engine.remove(key, id);
        return { id };
      },
    }),
  ];
}

/** The routes that content has and admin users do not have. */
function contentRoutes(key: ContentKey, resource: ResourceDefinition): Route[] {
  const { calls, schemas, document, writes, ofOne, thing } = commonOf(resource);
  return [
    defineRoute({
      ...writes,
      call: calls.bulk,
      summary: `Change or delete many: ${resource.labelPlural}`,
      done: `Changed or deleted in bulk (${thing})`,
      body: json(schemas.bulk),
      answers: { 200: found(bulkAnswer, 'Result for each document') },
      handle: ({ body, user, deps }) => runBulk(deps, key, body, user.username),
    }),
    defineRoute({
      ...{ ...writes, ...ofOne },
      call: calls.restore,
      summary: `Restore a document deleted in the last 30 days: ${thing}`,
      done: `Restored the ${thing}`,
      body: json(schemas.update),
      isBodyOptional: true,
      isBodyUnread: true,
      answers: { 200: found(document, 'Restored') },
      errors,
      handle: ({ params, body, deps }) => deps.engine.restore(key, params.id, body),
    }),
  ];
}

/** What staff do with documents: all of it follows from the resource table. */
export const resourceRoutes = (table: ResourceTable): Route[] => [
  ...Object.entries(table).flatMap(([key, resource]) => fiveRoutes(key as ResourceKey, resource)),
  ...contentOf(table).flatMap(([key, resource]) => contentRoutes(key, resource)),
];
