import {
  type Field,
  type Fields,
  type ResourceDefinition,
  type ResourceKey,
  type Resources,
  resources,
} from '@pressline/shared-api';
import {
  type Connection,
  type Model,
  Schema,
  type SchemaDefinition,
  type SchemaDefinitionProperty,
  type Types,
} from 'mongoose';

type StoredValue<F> = F extends { kind: 'reference'; valueType?: infer Value }
  ? Types.ObjectId | (null extends Value ? null : never)
  : F extends { kind: 'dateTime'; valueType?: infer Value }
    ? Date | (null extends Value ? null : never)
    : F extends { valueType?: infer Value }
      ? Exclude<Value, undefined>
      : never;

/** What the database keeps of every document besides its fields. */
export interface StoredMeta {
  _id: Types.ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A document of one resource as the database keeps it. */
export type StoredOf<K extends ResourceKey> = StoredMeta & {
  [Name in keyof Resources[K]['fields']]: StoredValue<Resources[K]['fields'][Name]>;
};

/** A document of any resource as the database keeps it. */
export type StoredDocument = StoredMeta & Record<string, unknown>;

export type Models = { readonly [K in ResourceKey]: Model<StoredOf<K>> };

function schemaType(field: Field): SchemaDefinitionProperty | undefined {
  switch (field.kind) {
    case 'text':
    case 'markdown':
      return { type: String, default: field.default ?? '' };
    case 'url':
      return { type: String, default: '' };
    case 'select':
      return { type: String, default: field.default, enum: [...field.options] };
    case 'integer':
      return { type: Number, default: field.default ?? 0 };
    case 'boolean':
      return { type: Boolean, default: field.default ?? false };
    case 'dateTime':
      return { type: Date, default: field.default === 'now' ? () => new Date() : null };
    case 'reference':
      return { type: Schema.Types.ObjectId, default: null };
    case 'stringList':
      return { type: [String], default: [] };
    case 'counter':
      return { type: Number, default: 0 };
    case 'computed':
      return field.stored ? { type: Schema.Types.Mixed } : undefined;
    case 'password':
      return undefined;
  }
}

function createSchema(resource: ResourceDefinition): Schema {
  const definition: SchemaDefinition = {
    version: { type: Number, default: 1 },
    createdAt: { type: Date, default: () => new Date() },
    updatedAt: { type: Date, default: () => new Date() },
  };
  for (const [name, field] of Object.entries(resource.fields as Fields)) {
    const type = schemaType(field);
    if (type) definition[name] = type;
  }
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
  return schema;
}

/** The Mongoose model of one resource, made from its fields and indexes. */
export function createModel(
  connection: Connection,
  resource: ResourceDefinition,
): Model<StoredDocument> {
  return connection.model<StoredDocument>(resource.name, createSchema(resource));
}

/** One model per resource, bound to `connection`. */
export function createModels(connection: Connection): Models {
  const entries = Object.entries(resources).map(([key, resource]) => [
    key,
    createModel(connection, resource),
  ]);
  return Object.fromEntries(entries) as Models;
}
