import type { ResourceDefinition, ResourceKey, Resources } from '@pressline/shared-api';
import { rulesOf } from '@pressline/shared-api/contract/resource/fieldKinds';
import { type Connection, type Model, Schema, type SchemaDefinition, type Types } from 'mongoose';
import { listIndexes, totalOrder } from './ensureIndex';

type StoredValue<F> = F extends { kind: 'reference'; valueType?: infer Value }
  ? Types.ObjectId | (null extends Value ? null : never)
  : F extends { kind: 'dateTime'; valueType?: infer Value }
    ? Date | (null extends Value ? null : never)
    : F extends { valueType?: infer Value }
      ? Exclude<Value, undefined>
      : never;

interface StoredMeta {
  _id: Types.ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** When readers' text was changed, where `updatedAt` is later. */
  textUpdatedAt?: Date | null;
  /** Who saved the present version: a username, none for the server itself. */
  savedBy?: string | null;
}

/** A document of one resource as the database keeps it. */
export type StoredOf<K extends ResourceKey> = StoredMeta & {
  [Name in keyof Resources[K]['fields']]: StoredValue<Resources[K]['fields'][Name]>;
};

/** A document of any resource as the database keeps it. */
export type StoredDocument = StoredMeta & Record<string, unknown>;

export type Models = { readonly [K in ResourceKey]: Model<StoredOf<K>> };

/** The fields by which the admin lists of all resources that have them are filtered. */
const LIST_FILTERS = ['isPublished', 'categoryId'];

function createSchema(resource: ResourceDefinition): Schema {
  const fields = Object.entries(resource.fields).flatMap(([name, field]) => {
    const stored = rulesOf(field).stored();
    return stored ? [[name, stored]] : [];
  });
  const definition: SchemaDefinition = {
    version: { type: Number, default: 1 },
    createdAt: { type: Date, default: () => new Date() },
    updatedAt: { type: Date, default: () => new Date() },
    textUpdatedAt: { type: Date },
    savedBy: { type: String, default: null },
    ...Object.fromEntries(fields),
  };
  const schema = new Schema(definition, {
    collection: resource.name,
    strict: 'throw',
    versionKey: false,
    minimize: false,
    id: false,
    autoIndex: false,
    autoCreate: false,
  });
  for (const { keys, unique = false, sparse } of resource.indexes ?? []) {
    schema.index({ ...keys }, { unique, ...(sparse && { sparse }) });
  }
  const filters = LIST_FILTERS.filter((name) => name in resource.fields);
  for (const keys of listIndexes(filters, totalOrder(resource.sort))) schema.index(keys);
  return schema;
}

/** The Mongoose model of one resource, made from its fields and indexes. */
export function createModel(
  connection: Connection,
  resource: ResourceDefinition,
): Model<StoredDocument> {
  return connection.model<StoredDocument>(resource.name, createSchema(resource));
}
