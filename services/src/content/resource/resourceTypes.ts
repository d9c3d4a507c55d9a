import {
  isContent,
  type ResourceDefinition,
  type ResourceKey,
  type ResourceTable,
} from '@pressline/shared-api';
import { resourceSchemas } from '@pressline/shared-api/contract/resource/documents';
import type { Connection, Model } from 'mongoose';
import { createModel, type Models, type StoredDocument } from '../../store/database/createModel';
import { hooks } from './hooks/hooks';
import type { Change, HookContext, ResourceHooks } from './hooks/ResourceHooks';
import { linkFields, linksOf } from './linkFields';

/** Hooks that also store what is derived from a resource's Markdown and addresses, where it has fields for it. */
function withDerivedFields(
  key: string,
  resource: ResourceDefinition,
  hooks: ResourceHooks = {},
): ResourceHooks {
  const { storesLinks, markdown = '', html, urls } = linkFields(resource);
  if (!storesLinks) return hooks;
  /** The text is rendered before the transaction; `prepare` finds it in the cache. */
  async function beforehand(context: HookContext, change: Change) {
    if (change[markdown] !== undefined) await context.render(String(change[markdown]));
    return change;
  }
  // Articles store more, and only where their text differs.
  if (key === 'articles') return { ...hooks, beforehand };
  return {
    ...hooks,
    beforehand,
    async prepare(context, change, before, serverValues) {
      const own = (await hooks.prepare?.(context, change, before, serverValues)) ?? change;
      if ([markdown, ...urls].every((name) => change[name] === undefined)) return own;
      const next = { ...before, ...change };
      const source = change[markdown];
      const made = source === undefined ? undefined : await context.render(String(source));
      const values = made && { [html]: made.html, plainText: made.text, checked: made.checked };
      const linksTo = linksOf(key, resource, { ...next, ...values });
      const kept = Object.entries({ ...values, linksTo });
      return { ...own, ...Object.fromEntries(kept.filter(([name]) => name in resource.fields)) };
    },
  };
}

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
      hooks: withDerivedFields(key, resource, hookTable[key]),
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
