import { isContent } from '../definition/paths';
import { type ResourceTable, resources } from '../resources/table';
import * as adminAreas from './adminAreas';
import * as areas from './areas';
import { articleEndpoints } from './articles/articleTools';
import { articlePageEndpoints } from './help/help';
import * as helpAreas from './helpAreas';
import * as others from './otherAreas';
import { publicEndpoints, resourceEndpoints } from './resource/resourceEndpoints';

type Admin<T extends ResourceTable> = {
  readonly [K in keyof T]: K extends 'users'
    ? Omit<ReturnType<typeof resourceEndpoints<T[K]>>, 'bulk' | 'restore'>
    : ReturnType<typeof resourceEndpoints<T[K]>>;
} & { readonly articles: typeof articleEndpoints } & typeof adminAreas;

type PublicKey<T extends ResourceTable> = {
  [K in keyof T]: T[K]['access']['read'] extends 'public' ? K : never;
}[keyof T];

type Help<T extends ResourceTable> = {
  readonly [K in PublicKey<T>]: ReturnType<typeof publicEndpoints<T[K]>>;
} & { readonly articles: typeof articlePageEndpoints } & typeof helpAreas;

function ofResources<T extends ResourceTable>(table: T) {
  const admin: Record<string, object> = {};
  const help: Record<string, object> = {};
  for (const [key, resource] of Object.entries(table)) {
    const { bulk, restore, ...five } = resourceEndpoints(resource);
    admin[key] = isContent(resource) ? { ...five, bulk, restore } : five;
    if (resource.access.read === 'public') help[key] = publicEndpoints(resource);
  }
  Object.assign(admin, adminAreas, { articles: { ...articleEndpoints, ...admin.articles } });
  Object.assign(help, helpAreas, { articles: { ...articlePageEndpoints, ...help.articles } });
  return { admin: admin as Admin<T>, help: help as Help<T> };
}

/** Makes the contract of the API: every endpoint, with those of the resources in a table. */
export const contractOf = <T extends ResourceTable>(table: T) => ({
  ...areas,
  ...ofResources(table),
  others,
});

/** The product's API. */
export const contract = contractOf(resources);
