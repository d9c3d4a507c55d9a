import { type ResourceDefinition, type ResourceKey, resources } from '@pressline/shared-api';
import { resourceSchemas } from '@pressline/shared-api/wire/documents';
import type { Model } from 'mongoose';
import type { Models, StoredDocument } from '../database/createModel';
import { hooks } from './hooks';
import type { ResourceHooks } from './ResourceHooks';

/** Everything that the engine needs of one resource, with its types forgotten. */
export interface Kind {
  key: ResourceKey;
  resource: ResourceDefinition;
  model: Model<StoredDocument>;
  hooks: ResourceHooks;
  createBody: (typeof resourceSchemas)[ResourceKey]['create'];
  updateBody: (typeof resourceSchemas)[ResourceKey]['update'];
}

export type Kinds = Readonly<Record<ResourceKey, Kind>>;

function createKind(models: Models, key: ResourceKey): Kind {
  const resource: ResourceDefinition = resources[key];
  return {
    key,
    resource,
    model: models[key] as unknown as Model<StoredDocument>,
    hooks: (hooks[key] ?? {}) as unknown as ResourceHooks,
    createBody: resourceSchemas[key].create,
    updateBody: resourceSchemas[key].update,
  };
}

/** One entry per line of the resource table. */
export function createKinds(models: Models): Kinds {
  const keys = Object.keys(resources) as ResourceKey[];
  return Object.fromEntries(keys.map((key) => [key, createKind(models, key)])) as Kinds;
}
