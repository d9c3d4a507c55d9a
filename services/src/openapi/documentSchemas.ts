import type {
  AnnouncementStatus,
  Field,
  Fields,
  ResourceDefinition,
  ResourceKey,
} from '@pressline/shared-api';
import { objectId } from '@pressline/shared-api/schemas';
import { z } from 'zod';

export const time = z.iso.datetime();

const statuses: readonly AnnouncementStatus[] = ['Active', 'Inactive'];

/** Values that only the server makes and that are no plain text. */
const COMPUTED: { readonly [K in ResourceKey]?: Readonly<Record<string, z.ZodType>> } = {
  announcements: { status: z.enum(statuses) },
};

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'integer':
      return z.int().min(field.min).max(field.max);
    case 'counter':
      return z.int().min(0);
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

function shapeOf(key: ResourceKey, resource: ResourceDefinition, names: readonly string[]) {
  const fields: Fields = resource.fields;
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      return field ? [[name, COMPUTED[key]?.[name] ?? valueSchema(field)]] : [];
    }),
  );
}

/** A document as the admin API answers it: what `serializeAdmin` makes. */
export function adminDocument(key: ResourceKey, resource: ResourceDefinition) {
  const names = Object.entries(resource.fields as Fields)
    .filter(([, { mode }]) => mode !== 'hidden' && mode !== 'writeOnly')
    .map(([name]) => name);
  const meta = { id: objectId, version: z.int().min(1), createdAt: time, updatedAt: time };
  return z.object({ ...meta, ...shapeOf(key, resource, names) });
}

/** A document as public lists answer it: what `serializePublic` makes. */
export function publicDocument(key: ResourceKey, resource: ResourceDefinition) {
  const shape = shapeOf(key, resource, resource.publicFields);
  return z.object({ id: objectId, createdAt: time, ...shape });
}
