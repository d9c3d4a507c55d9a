import {
  type BulkAnswer,
  MAX_BULK,
  type ResourceDefinition,
  type ResourceKey,
  resources,
} from '@pressline/shared-api';
import { bulkSchema } from '@pressline/shared-api/bulk-schema';
import {
  createSchema,
  listQuerySchema,
  objectId,
  publicListQuerySchema,
  updateSchema,
} from '@pressline/shared-api/schemas';
import { z } from 'zod';
import { answer, body } from './components';
import { adminDocument, publicDocument } from './documentSchemas';
import { found, json, type RouteDescription } from './RouteDescription';

const entries = Object.entries(resources) as [ResourceKey, ResourceDefinition][];

/** `Quick link` is `QuickLink` in names of schemas. */
const nameOf = ({ label }: ResourceDefinition) =>
  label.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_all, letter: string) => letter.toUpperCase());

/** The answer to every delete. */
export const removed = answer('Removed', z.object({ id: objectId }));

const done = z.object({ id: objectId, ok: z.literal(true) });
const refused = z.object({ id: objectId, ok: z.literal(false), message: z.string() });
const bulkAnswer = answer(
  'BulkAnswer',
  z.object({
    results: z.array(z.union([done, refused])).max(MAX_BULK),
  }) satisfies z.ZodType<BulkAnswer>,
);

/** What public lists answer besides the resource's public fields. */
const EXTRA: { readonly [K in ResourceKey]?: z.ZodRawShape } = {
  announcements: { revision: z.int().min(1) },
};

/** The public documents by resource, for whatever else answers them. */
export const publicDocuments = Object.fromEntries(
  entries
    .filter(([, { access }]) => access.read === 'public')
    .map(([key, resource]) => {
      const schema = publicDocument(key, resource).extend(EXTRA[key] ?? {});
      return [key, answer(`Public${nameOf(resource)}`, schema)];
    }),
) as Record<ResourceKey, ReturnType<typeof publicDocument>>;

/** The documents as staff get them, by resource. */
export const adminDocuments = Object.fromEntries(
  entries.map(([key, resource]) => [key, answer(nameOf(resource), adminDocument(key, resource))]),
) as Record<ResourceKey, ReturnType<typeof adminDocument>>;

/** The five admin routes of one resource; see `createRouter`. */
function adminRoutes([key, resource]: [ResourceKey, ResourceDefinition]): RouteDescription[] {
  const { adminPath: path, access, label, labelPlural, name } = resource;
  const one = `${path}/:id`;
  const named = nameOf(resource);
  const tag = 'Content';
  const document = adminDocuments[key];
  const list = z.object({ [name]: z.array(document), total: z.int().min(0) });
  const create = json(body(`${named}Create`, createSchema(resource)));
  const update = json(body(`${named}Update`, updateSchema(resource)));
  const read = access.read === 'public' ? 'admin' : access.read;
  const subject = label.charAt(0).toLowerCase() + label.slice(1);
  const thing = /^[A-Z]{2}/.test(label) ? label : subject;
  return [
    {
      ...{ method: 'get', path, tag, access: read },
      summary: `List: ${labelPlural}`,
      query: listQuerySchema(resource),
      answers: { 200: found(answer(`${named}List`, list)) },
    },
    {
      ...{ method: 'post', path, tag, access: access.write },
      summary: `Create: ${thing}`,
      body: create,
      answers: { 201: found(document, 'Created') },
      errors: ['conflict'],
    },
    {
      ...{ method: 'get', path: one, tag, access: read },
      summary: `Get: ${thing}`,
      answers: { 200: found(document) },
    },
    {
      ...{ method: 'put', path: one, tag, access: access.write },
      summary: `Update: ${thing}`,
      body: update,
      answers: { 200: found(document) },
      errors: ['conflict'],
      current: document,
    },
    {
      ...{ method: 'delete', path: one, tag, access: access.write },
      summary: `Remove: ${thing}`,
      answers: { 200: found(removed, 'Removed') },
      errors: ['conflict'],
    },
  ];
}

const publicQueries: { readonly [K in ResourceKey]?: z.ZodType } = {
  articles: publicListQuerySchema,
};
const byCategory = publicListQuerySchema.pick({ categoryId: true });

/** The public list of one resource. */
function publicRoute([key, resource]: [ResourceKey, ResourceDefinition]): RouteDescription[] {
  if (resource.access.read !== 'public') return [];
  const query = publicQueries[key] ?? ('categoryId' in resource.fields ? byCategory : undefined);
  return [
    {
      ...{ method: 'get', path: resource.publicPath, tag: 'Help' },
      summary: `Public list: ${resource.labelPlural}`,
      ...(query && { query }),
      answers: { 200: found(z.array(publicDocuments[key])) },
    },
  ];
}

/** The routes that content has and admin users have not. */
function contentRoutes([key, resource]: [ResourceKey, ResourceDefinition]): RouteDescription[] {
  if (key === 'users') return [];
  const { adminPath: path, access, label, labelPlural } = resource;
  const common = { method: 'post', tag: 'Content', access: access.write } as const;
  return [
    {
      ...{ ...common, path: `${path}/bulk` },
      summary: `Change or remove many: ${labelPlural}`,
      body: json(body(`${nameOf(resource)}Bulk`, bulkSchema(resource))),
      answers: { 200: found(bulkAnswer, 'What became of each') },
    },
    {
      ...{ ...common, path: `${path}/:id/restore` },
      summary: `Put back what was removed within a day: ${label}`,
      answers: { 200: found(adminDocuments[key], 'Restored') },
      errors: ['conflict'],
    },
  ];
}

/** Every route that follows from the resource table. */
export const resourceDescriptions: readonly RouteDescription[] = entries.flatMap((entry) => [
  ...publicRoute(entry),
  ...adminRoutes(entry),
  ...contentRoutes(entry),
]);
