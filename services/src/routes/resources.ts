import {
  contentKeys,
  type ResourceDefinition,
  type ResourceKey,
  resourceCalls,
  resources,
} from '@pressline/shared-api';
import { bulkAnswer } from '@pressline/shared-api/wire/bulk';
import { removed } from '@pressline/shared-api/wire/common';
import { resourceSchemas } from '@pressline/shared-api/wire/documents';
import type { z } from 'zod';
import type { StoredDocument } from '../database/createModel';
import { notFound } from '../errors';
import { applyToMany } from '../resource/applyToMany';
import { listDocuments } from '../resource/listDocuments';
import { serializeAdmin } from '../resource/serialize';
import { defineRoute, documentId, found, json } from '../route/defineRoute';
import type { Route } from '../route/Route';

const tag = 'Content';
const errors = ['conflict'] as const;

/** What the routes of one resource have in common, for those who read it and those who write it. */
function commonOf(key: ResourceKey) {
  const { name, label, access }: ResourceDefinition = resources[key];
  const reads = { tag, access: access.read === 'public' ? 'admin' : access.read } as const;
  const writes = { tag, access: access.write } as const;
  const ofOne = { subject: label, params: { id: documentId } } as const;
  const thing = /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  const schemas = resourceSchemas[key];
  // Each resource has fields of its own; to this file all documents are alike.
  const document: z.ZodType = schemas.document;
  return { calls: resourceCalls(name), schemas, document, reads, writes, ofOne, thing };
}

/** List, get, create, update and remove. */
function fiveRoutes(key: ResourceKey): Route[] {
  const { calls, schemas, document, reads, writes, ofOne, thing } = commonOf(key);
  const { name, label, labelPlural }: ResourceDefinition = resources[key];
  return [
    defineRoute({
      ...reads,
      call: calls.list,
      summary: `List: ${labelPlural}`,
      query: schemas.listQuery,
      answers: { 200: found(schemas.list) },
      async handle({ query, deps }) {
        const kind = deps.kinds[key];
        const { documents: stored, total } = await listDocuments(kind, query);
        const list = stored.map((one) => serializeAdmin(kind.resource, kind.hooks, one));
        return { [name]: list, total };
      },
    }),
    defineRoute({
      ...writes,
      call: calls.create,
      summary: `Create: ${thing}`,
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
        const { model, resource, hooks } = deps.kinds[key];
        const stored = await model.findById(params.id).lean<StoredDocument>();
        if (!stored) throw notFound(label);
        return serializeAdmin(resource, hooks, stored);
      },
    }),
    defineRoute({
      ...{ ...writes, ...ofOne },
      call: calls.update,
      summary: `Update: ${thing}`,
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
      summary: `Remove: ${thing}`,
      answers: { 200: found(removed, 'Removed') },
      errors,
      async handle({ params: { id }, deps }) {
        await deps.engine.remove(key, id);
        return { id };
      },
    }),
  ];
}

/** The routes that content has and admin users have not. */
const contentRoutes = contentKeys.flatMap((key): Route[] => {
  const { calls, schemas, document, writes, ofOne } = commonOf(key);
  const { label, labelPlural }: ResourceDefinition = resources[key];
  return [
    defineRoute({
      ...writes,
      call: calls.bulk,
      summary: `Change or remove many: ${labelPlural}`,
      body: json(schemas.bulk),
      answers: { 200: found(bulkAnswer, 'What became of each') },
      handle: ({ body, user, deps }) => applyToMany(deps.engine, key, body, user.username),
    }),
    defineRoute({
      ...{ ...writes, ...ofOne },
      call: calls.restore,
      summary: `Put back what was removed within a day: ${label}`,
      answers: { 200: found(document, 'Restored') },
      errors,
      handle: ({ params, deps }) => deps.engine.restore(key, params.id),
    }),
  ];
});

/** What staff do with documents: all of it follows from the resource table. */
export const resourceRoutes = [
  ...(Object.keys(resources) as ResourceKey[]).flatMap(fiveRoutes),
  ...contentRoutes,
];
