import { z } from 'zod';
import type { DocumentOf, Fields, PublicDocumentOf, ResourceDefinition } from '../defineResource';
import type { Field } from '../fields';
import { type ResourceKey, type Resources, resources } from '../resources';
import type { AnnouncementStatus, PublicAnnouncement } from '../resources/announcement';
import { createSchema, listQuerySchema, objectId, updateSchema } from '../schemas';
import { bulkSchema } from './bulk';
import { count, named, time } from './common';

/** An object's schema whose values have the types of `Value`. */
type ObjectOf<Value> = z.ZodObject<{ [K in keyof Value]-?: z.ZodType<Value[K]> }>;

export type PublicKey = {
  [K in ResourceKey]: Resources[K]['access']['read'] extends 'public' ? K : never;
}[ResourceKey];

/** The document of a public list. */
export type PublicDocument<K extends PublicKey> = K extends 'announcements'
  ? PublicAnnouncement
  : PublicDocumentOf<Resources[K]>;

const keys = Object.keys(resources) as ResourceKey[];

export const publicKeys = keys.filter(
  (key): key is PublicKey => resources[key].access.read === 'public',
);

const statuses: readonly AnnouncementStatus[] = ['Active', 'Inactive'];

/** Values that only the server makes and that are no plain text. */
const COMPUTED: { readonly [K in ResourceKey]?: Readonly<Record<string, z.ZodType>> } = {
  announcements: { status: z.enum(statuses) },
};

/** What public lists answer besides the resource's public fields. */
const EXTRA: { readonly [K in ResourceKey]?: z.ZodRawShape } = {
  announcements: { revision: z.int().min(1) },
};

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'integer':
      return z.int().min(field.min).max(field.max);
    case 'counter':
      return count;
    case 'boolean':
      return z.boolean();
    case 'dateTime':
      return field.mode === 'required' || field.default ? time : time.nullable();
    case 'reference':
      return field.mode === 'required' ? objectId : objectId.nullable();
    case 'stringList':
      return z.array(z.string());
    case 'select':
      return z.enum(field.options);
    default:
      return z.string();
  }
}

function shapeOf(key: ResourceKey, names: readonly string[]): z.ZodRawShape {
  const fields: Fields = resources[key].fields;
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      return field ? [[name, COMPUTED[key]?.[name] ?? valueSchema(field)]] : [];
    }),
  );
}

/** `Quick link` is `QuickLink` in names of schemas. */
const nameOf = (key: ResourceKey) =>
  resources[key].label.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_all, letter: string) =>
    letter.toUpperCase(),
  );

function adminDocument<K extends ResourceKey>(key: K) {
  const names = Object.entries(resources[key].fields as Fields)
    .filter(([, { mode }]) => mode !== 'hidden' && mode !== 'writeOnly')
    .map(([name]) => name);
  const meta = { id: objectId, version: z.int().min(1), createdAt: time, updatedAt: time };
  const schema = named(nameOf(key), z.object({ ...meta, ...shapeOf(key, names) }));
  return schema as unknown as ObjectOf<DocumentOf<Resources[K]>>;
}

function publicDocument<K extends PublicKey>(key: K) {
  const shape = { ...shapeOf(key, resources[key].publicFields), ...EXTRA[key] };
  const schema = z.object({ id: objectId, createdAt: time, ...shape });
  return named(`Public${nameOf(key)}`, schema) as unknown as ObjectOf<PublicDocument<K>>;
}

/** The documents as readers get them. */
export const publicDocuments = Object.fromEntries(
  publicKeys.map((key) => [key, publicDocument(key)]),
) as unknown as { readonly [K in PublicKey]: ObjectOf<PublicDocument<K>> };

function schemasOf<K extends ResourceKey>(key: K) {
  const resource: ResourceDefinition = resources[key];
  const name = nameOf(key);
  const document = adminDocument(key);
  const list: z.ZodObject = z.object({ [resource.name]: z.array(document), total: count });
  return {
    document,
    listQuery: listQuerySchema(resource),
    list: named(`${name}List`, list),
    create: named(`${name}Create`, createSchema(resource)),
    update: named(`${name}Update`, updateSchema(resource)),
    bulk: named(`${name}Bulk`, bulkSchema(resource)),
  };
}

/** What the calls of staff take and answer, by resource. */
export const resourceSchemas = Object.fromEntries(
  keys.map((key) => [key, schemasOf(key)]),
) as unknown as { readonly [K in ResourceKey]: ReturnType<typeof schemasOf<K>> };
