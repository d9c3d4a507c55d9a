import { z } from 'zod';
import {
  bulkActions,
  type Fields,
  type ResourceDefinition,
  readableFields,
} from '../../definition/defineResource';
import {
  count,
  emptyAs,
  isStorable,
  namedObject,
  objectId,
  pageOf,
  STORABLE_MESSAGE,
} from '../common';
import { DUE, MAX_BULK } from '../values';
import { rulesOf } from './fieldKinds';

const META_FIELDS = ['createdAt', 'updatedAt', 'savedBy'] as const;

type Body = Record<string, unknown>;

/** Whether a new document can be a draft before it is created. */
const hasDrafts = ({ fields }: ResourceDefinition) => 'changesSavedAt' in fields;

/**
 * A strict schema of a body: unknown keys are refused. Fields that only the server writes are
 * accepted, because clients send the whole edited record, and dropped.
 */
function bodySchema(resource: ResourceDefinition, action: 'create' | 'update'): z.ZodType<Body> {
  const shape: Record<string, z.ZodType> = {};
  const dropped = new Set<string>(META_FIELDS);
  for (const [name, field] of Object.entries(resource.fields as Fields)) {
    if (field.mode === 'server') dropped.add(name);
    if (field.mode === 'server' || field.mode === 'hidden') continue;
    const value = rulesOf(field).body();
    const isNeeded = field.mode === 'required' || field.mode === 'writeOnly';
    if (field.mode === 'writeOnly' && action === 'update') {
      shape[name] = emptyAs(undefined, value, 'Must be text').optional();
    } else {
      shape[name] = isNeeded && action === 'create' ? value : value.optional();
    }
  }
  for (const name of dropped) shape[name] = z.unknown().optional();
  if (action === 'create') dropped.add('id').add('version');
  shape.id = action === 'create' ? z.unknown().optional() : z.string().max(64).optional();
  shape.version = action === 'create' ? z.unknown().optional() : z.int().min(1).optional();
  if (action === 'create' && hasDrafts(resource)) shape.copyVersion = z.int().min(1).optional();
  return z.strictObject(shape).transform((body) => {
    const isKept = (name: string) =>
      !dropped.has(name) || (name === 'id' && body.copyVersion !== undefined);
    const given = Object.entries(body);
    return Object.fromEntries(given.filter(([name, value]) => isKept(name) && value !== undefined));
  });
}

/**
 * Schema of a create call's body. The parsed body holds the caller's fields only; defaults are the
 * model's. With `copyVersion`, a document is made of the draft `id`, as the caller has seen it.
 */
export const createSchema = (resource: ResourceDefinition): z.ZodType<Body> =>
  bodySchema(resource, 'create');

/** Schema of an update call's body: every field may be absent; `id` and `version` may be present. */
export const updateSchema = (resource: ResourceDefinition): z.ZodType<Body> =>
  bodySchema(resource, 'update');

const notOffered = z.undefined('Not a parameter of this list').optional();
const category = z.union([z.literal(''), z.literal('all'), objectId]).optional();
const truth = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Schema of an admin list's query parameters; sort fields are the resource's own. */
export function listQuerySchema(resource: ResourceDefinition) {
  const names = [...readableFields(resource), 'createdAt', 'updatedAt'];
  const sortable = names.flatMap((name) => [name, `-${name}`]);
  return z.strictObject({
    ...pageOf(200),
    sort: z.enum(sortable, 'Not a field to sort by').optional(),
    q: z.string().trim().max(200).refine(isStorable, STORABLE_MESSAGE).optional(),
    categoryId: 'categoryId' in resource.fields ? category : notOffered,
    /** Whether to look for all words of `q` instead, in the text, too. */
    text: resource.search ? truth.optional() : notOffered,
    published: 'isPublished' in resource.fields ? truth.optional() : notOffered,
    changed: 'changesSavedAt' in resource.fields ? truth.optional() : notOffered,
    /** Of the caller alone: what readers do not see. */
    mine: 'changesSavedAt' in resource.fields ? truth.optional() : notOffered,
    scheduled: 'publishAt' in resource.fields ? truth.optional() : notOffered,
    due: 'verifiedUntil' in resource.fields ? z.enum(DUE).optional() : notOffered,
    owner: 'owner' in resource.fields ? z.string().max(64).optional() : notOffered,
  });
}

export type ListQuery = z.infer<ReturnType<typeof listQuerySchema>>;

/** Schema of the public article list's query parameters. */
export const publicListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(1_000).optional(),
  categoryId: category,
});

/** `{path: message}` for an error answer's `fields`; the first message of each path counts. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  // A field may be called like a member of every other object.
  const fields: Record<string, string> = Object.create(null);
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const key of keys) {
      const path = [...issue.path, key].filter((part) => part !== '').join('.') || 'body';
      fields[path] ??= issue.code === 'unrecognized_keys' ? 'Unknown field' : issue.message;
    }
  }
  return fields;
}

export const ids = z
  .array(objectId.toLowerCase())
  .min(1, 'At least one document')
  .max(MAX_BULK, `At most ${MAX_BULK} documents`)
  .refine((given) => new Set(given).size === given.length, 'Each document once');

/** Body of a bulk call: the actions that the resource has. */
export function bulkSchema(resource: ResourceDefinition) {
  const actions = bulkActions(resource).filter((action) => action !== 'move');
  const simple = z.strictObject({ action: z.enum(actions), ids });
  const category = resource.fields.categoryId;
  if (!category) return simple;
  const categoryId =
    category.mode === 'required' ? objectId : z.union([z.literal(''), objectId], 'Not a valid id');
  const move = z.strictObject({ action: z.literal('move'), ids, categoryId });
  return z.discriminatedUnion('action', [simple, move], 'Not an action of this list');
}

const done = z.object({ id: objectId, ok: z.literal(true) });
const refused = z.object({ id: objectId, ok: z.literal(false), message: z.string() });

/** The answer to a bulk call: one result per id, in their order; `message` is a sentence for people. */
export const bulkAnswer = namedObject('BulkAnswer', {
  results: z.array(z.union([done, refused])).max(MAX_BULK),
  /** The documents that it changed: those that were so before are not among them. */
  changed: count,
  /** The operation that an undo of all of it names; null when nothing was changed. */
  operationId: objectId.nullable(),
});

export type BulkAnswer = z.infer<typeof bulkAnswer>;
export type BulkResult = BulkAnswer['results'][number];
