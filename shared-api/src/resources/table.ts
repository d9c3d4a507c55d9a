import type { ResourceDefinition } from '../definition/defineResource';
import { isContent } from '../definition/paths';
import * as exported from './index';

type Exported = typeof exported;

/** Every resource, by its name in code. */
export type Resources = {
  readonly [K in keyof Exported as Exported[K] extends ResourceDefinition
    ? K
    : never]: Exported[K] extends ResourceDefinition ? Exported[K] : never;
};
export type ResourceKey = keyof Resources;

/** What staff write; admin users are managed apart. */
export type ContentKey = Exclude<ResourceKey, 'users'>;

/** Resources by their names in code: the real table, or one of a test. */
export type ResourceTable = Readonly<Record<string, ResourceDefinition>>;

const isResource = (entry: [string, unknown]): entry is [string, ResourceDefinition] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'adminPath' in entry[1];

export const resources = Object.fromEntries(
  // Bundles and Jest list the exports of a module in different orders.
  Object.entries(exported)
    .filter(isResource)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
) as unknown as Resources;

/** The content of a table: all but admin users. */
export const contentOf = (table: ResourceTable): [ContentKey, ResourceDefinition][] =>
  Object.entries(table).filter((entry): entry is [ContentKey, ResourceDefinition] =>
    isContent(entry[1]),
  );

export const contentKeys = contentOf(resources).map(([key]) => key);
