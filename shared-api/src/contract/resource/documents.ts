import { z } from 'zod';
import {
  type DocumentOf,
  type Fields,
  type PublicDocumentOf,
  type ResourceDefinition,
  readableFields,
} from '../../definition/defineResource';
import type { PublicAnnouncement } from '../../resources/announcement';
import { count, named, objectId, time } from '../common';
import { rulesOf } from './fieldKinds';
import { bulkSchema, createSchema, listQuerySchema, updateSchema } from './schemas';

/** An object's schema whose values have the types of `Value`. */
type ObjectOf<Value> = z.ZodObject<{ [K in keyof Value]-?: z.ZodType<Value[K]> }>;

/** The document of a public list. */
export type PublicDocument<R> = R extends { name: 'announcements' }
  ? PublicAnnouncement
  : PublicDocumentOf<R>;

/** What public lists answer besides the resource's public fields. */
const EXTRA: Readonly<Record<string, z.ZodRawShape>> = {
  announcements: { revision: z.int().min(1) },
};

/** What answers hold of some fields of a resource. */
export function shapeOf<R extends ResourceDefinition, Name extends keyof R['fields'] & string>(
  { fields }: R,
  names: readonly Name[],
): { [N in Name]: z.ZodType<N extends keyof DocumentOf<R> ? DocumentOf<R>[N] : unknown> } {
  const all: Fields = fields;
  const shape = names.flatMap((name) => {
    const field = all[name];
    return field ? [[name, rulesOf(field).answer()]] : [];
  });
  return Object.fromEntries(shape);
}

/** `Quick link` is `QuickLink` in names of schemas. */
const nameOf = ({ label }: ResourceDefinition) =>
  label.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_all, letter: string) => letter.toUpperCase());

/** Makes a resource's schemas when they are first asked for: their names must be given once. */
function once<Made>(make: (resource: ResourceDefinition) => Made) {
  const made = new Map<ResourceDefinition, Made>();
  return (resource: ResourceDefinition): Made => {
    const known = made.get(resource) ?? make(resource);
    made.set(resource, known);
    return known;
  };
}

const publicSchema = once((resource) => {
  const shape = { ...shapeOf(resource, resource.publicFields), ...EXTRA[resource.name] };
  return named(`Public${nameOf(resource)}`, z.object({ id: objectId, createdAt: time, ...shape }));
});

/** The document of a resource as readers get it. */
export const publicDocument = <R extends ResourceDefinition>(resource: R) =>
  publicSchema(resource) as unknown as ObjectOf<PublicDocument<R>>;

const schemasOf = once((resource) => {
  const name = nameOf(resource);
  const savedBy = z.string().nullable();
  const meta = { id: objectId, version: z.int().min(1), createdAt: time, updatedAt: time, savedBy };
  const shape = shapeOf(resource, readableFields(resource));
  const document = named(name, z.object({ ...meta, ...shape }));
  const list: z.ZodObject = z.object({ [resource.name]: z.array(document), total: count });
  return {
    document,
    listQuery: listQuerySchema(resource),
    list: named(`${name}List`, list),
    create: named(`${name}Create`, createSchema(resource)),
    update: named(`${name}Update`, updateSchema(resource)),
    bulk: named(`${name}Bulk`, bulkSchema(resource)),
  };
});

/** What the calls of staff take and answer. */
export const resourceSchemas = <R extends ResourceDefinition>(resource: R) =>
  schemasOf(resource) as unknown as Omit<ReturnType<typeof schemasOf>, 'document'> & {
    document: ObjectOf<DocumentOf<R>>;
  };
