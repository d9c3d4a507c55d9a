import { type ZodType, z } from 'zod';
import type {
  BulkBody,
  CreateBodyOf,
  DocumentOf,
  ResourceDefinition,
  UpdateBodyOf,
} from '../../definition/defineResource';
import { adminPath, isContent, publicPath } from '../../definition/paths';
import { ok } from '../answer';
import { body, optional, unchecked } from '../body';
import { removed } from '../common';
import { endpoint } from '../endpoint';
import { type PublicDocument, publicDocument, resourceSchemas } from './documents';
import { bulkAnswer, publicListQuerySchema } from './schemas';

/** Of a resource that only its table knows, documents have any fields. */
export type AnyOr<R extends ResourceDefinition, Known> = string extends keyof R['fields']
  ? Record<string, unknown>
  : Known;

/** The answer of an admin list: the documents under the resource's name, and how many there are in all. */
type ListAnswer<R extends ResourceDefinition> = { [Name in R['name']]: DocumentOf<R>[] } & {
  total: number;
};

function schemasOf<R extends ResourceDefinition>(resource: R) {
  const { document, list, listQuery, create, update, bulk } = resourceSchemas(resource);
  return {
    listQuery,
    // What is known of each resource's own types.
    document: document as unknown as ZodType<AnyOr<R, DocumentOf<R>>>,
    list: list as unknown as ZodType<AnyOr<R, ListAnswer<R>>>,
    create: create as ZodType<Record<string, unknown>, CreateBodyOf<R>>,
    update: update as ZodType<Record<string, unknown>, UpdateBodyOf<R>>,
    bulk: bulk as ZodType<BulkBody, BulkBody>,
  };
}

/** `FAQ` stays; other labels begin with a small letter within a sentence. */
const inSentence = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** What staff do with the documents of one resource. All calls throw ApiError. */
export function resourceEndpoints<R extends ResourceDefinition>(resource: R) {
  const { name, label, labelPlural, access } = resource;
  const path = adminPath(name);
  const { document, list, listQuery, create, update, bulk } = schemasOf(resource);
  const common = { tag: isContent(resource) ? 'Content' : 'Users', subject: label } as const;
  const reads = { ...common, access: access.read === 'public' ? 'admin' : access.read } as const;
  const writes = { ...common, access: access.write } as const;
  const thing = inSentence(label);
  return {
    list: endpoint(`GET ${path}`, {
      ...reads,
      summary: `List: ${labelPlural}`,
      query: listQuery,
      answers: { 200: ok(list) },
    }),
    create: endpoint(`POST ${path}`, {
      ...writes,
      summary: `Create: ${thing}`,
      done: `Created the ${thing}`,
      body: unchecked(body(create)),
      answers: { 201: ok(document, 'Created') },
      errors: ['conflict'],
    }),
    get: endpoint(`GET ${path}/:id`, {
      ...reads,
      summary: `Get: ${thing}`,
      answers: { 200: ok(document) },
    }),
    /** With `version` in the body, a concurrent edit answers 409 with the document in `error.current`. */
    update: endpoint(`PUT ${path}/:id`, {
      ...writes,
      summary: `Update: ${thing}`,
      done: `Updated the ${thing}`,
      body: unchecked(body(update)),
      answers: { 200: ok(document) },
      current: document,
    }),
    remove: endpoint(`DELETE ${path}/:id`, {
      ...writes,
      summary: `Delete: ${thing}`,
      done: `Deleted the ${thing}`,
      answers: { 200: ok(removed, 'Deleted') },
      errors: ['conflict'],
    }),
    /** Applies one action to up to 200 documents; each is refused or done by itself, and one undo restores them. */
    bulk: endpoint(`POST ${path}/bulk`, {
      ...writes,
      summary: `Change or delete many: ${labelPlural}`,
      done: `Changed or deleted in bulk (${thing})`,
      body: body(bulk),
      answers: { 200: ok(bulkAnswer, 'Result for each document') },
    }),
    /**
     * Restores a document deleted in the last 30 days, under its own id. The body has what must
     * differ. @throws ApiError 404 later than that; 409 when its name is taken or its category was
     * deleted since
     */
    restore: endpoint(`POST ${path}/:id/restore`, {
      ...writes,
      summary: `Restore a document deleted in the last 30 days: ${thing}`,
      done: `Restored the ${thing}`,
      body: optional(unchecked(body(update))),
      answers: { 200: ok(document, 'Restored') },
      errors: ['conflict'],
    }),
  };
}

const categoryQuery = publicListQuerySchema.pick({ categoryId: true });

type QueryOf<R extends ResourceDefinition> = R extends { name: 'articles' }
  ? typeof publicListQuerySchema
  : R['fields'] extends { categoryId: unknown }
    ? typeof categoryQuery
    : undefined;

function queryOf<R extends ResourceDefinition>({ name, fields }: R): QueryOf<R> {
  const byCategory = 'categoryId' in fields ? categoryQuery : undefined;
  return (name === 'articles' ? publicListQuerySchema : byCategory) as QueryOf<R>;
}

/** What visitors get of one resource. Articles: featured first, then most viewed, then newest. */
export const publicEndpoints = <R extends ResourceDefinition>(resource: R) => ({
  list: endpoint(`GET ${publicPath(resource.name)}`, {
    tag: 'Help',
    summary: `Public list: ${resource.labelPlural}`,
    access: 'public',
    query: queryOf(resource),
    answers: {
      200: ok(
        z.array(publicDocument(resource)) as unknown as ZodType<AnyOr<R, PublicDocument<R>>[]>,
      ),
    },
  }),
});
