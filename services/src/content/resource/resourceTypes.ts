import {
  isContent,
  type ResourceDefinition,
  type ResourceKey,
  type ResourceTable,
} from '@pressline/shared-api';
import { resourceSchemas } from '@pressline/shared-api/wire/documents';
import type { Connection, Model } from 'mongoose';
import { createModel, type Models, type StoredDocument } from '../../store/database/createModel';
import { hooks } from './hooks/hooks';
import { keepingLinks } from './hooks/keepingLinks';
import type { ResourceHooks } from './hooks/ResourceHooks';

/** Everything that the engine needs of one resource, without its static types. */
export interface ResourceType {
  key: ResourceKey;
  resource: ResourceDefinition;
  model: Model<StoredDocument>;
  hooks: ResourceHooks;
  schemas: ReturnType<typeof resourceSchemas>;
}

export type ResourceTypes = Readonly<Record<ResourceKey, ResourceType>>;

/** One entry per resource of the table, its model bound to `connection`. */
export function createResourceTypes(connection: Connection, table: ResourceTable): ResourceTypes {
  const hookTable = hooks as unknown as Readonly<Record<string, ResourceHooks>>;
  const entries = Object.entries(table).map(([key, resource]) => [
    key,
    {
      key,
      resource,
      model: createModel(connection, resource),
      hooks: keepingLinks(key, resource, hookTable[key]),
      schemas: resourceSchemas(resource),
    },
  ]);
  return Object.fromEntries(entries);
}

/** The models alone, with the types of their documents. */
export const modelsOf = (types: ResourceTypes): Models =>
  Object.fromEntries(
    Object.values(types).map(({ key, model }) => [key, model]),
  ) as unknown as Models;

/** The types of content; the others are admin users. */
export const contentTypes = (types: ResourceTypes): ResourceType[] =>
  Object.values(types).filter(({ resource }) => isContent(resource));
