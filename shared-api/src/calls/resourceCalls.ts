import type {
  CreateBodyOf,
  DocumentOf,
  ResourceDefinition,
  UpdateBodyOf,
} from '../definition/defineResource';
import { adminPath, publicPath } from '../definition/paths';
import type { Due } from '../resources/freshness';
import type { BulkAnswer } from '../wire/bulk';
import type { BulkBody } from './bulk';
import { call } from './call';

/** Parameters of every admin list. `sort` is a field's name, with `-` in front for descending. */
export interface ListParams {
  /** From 1. */
  page?: number;
  /** Documents per page, 1 to 1,000; 200 unless given. */
  limit?: number;
  sort?: string;
  /** Looks for this text, without regard to case, in the resource's searchable fields. */
  q?: string;
  /** An id, or `all`. */
  categoryId?: string;
  published?: boolean;
  /** Whether it will be published by itself. */
  scheduled?: boolean;
  /** Of articles: which of those that have to be checked, the most urgent first unless `sort` is given. */
  due?: Due;
  /** Of articles: a username. */
  owner?: string;
  [name: string]: string | number | boolean | undefined;
}

/** The answer of an admin list: the documents under the resource's name, and how many there are in all. */
type ListAnswer<R extends ResourceDefinition> = { [Name in R['name']]: DocumentOf<R>[] } & {
  total: number;
};

/** The calls that staff have for one resource; `bulk` and `restore` are content's alone. */
export function resourceCalls<R extends ResourceDefinition>(name: string) {
  type Document = DocumentOf<R>;
  const path = adminPath(name);
  return {
    list: call<[params?: ListParams], ListAnswer<R>>(`GET ${path}?`),
    create: call<[body: CreateBodyOf<R>], Document>(`POST ${path}`),
    /** Applies one action to up to 200 documents; each is refused or done by itself, and one undo restores them. */
    bulk: call<[body: BulkBody], BulkAnswer>(`POST ${path}/bulk`),
    get: call<[id: string], Document>(`GET ${path}/:id`),
    /** With `version` in the body, a concurrent edit answers 409 with the document in `error.current`. */
    update: call<[id: string, body: UpdateBodyOf<R>], Document>(`PUT ${path}/:id`),
    remove: call<[id: string], void>(`DELETE ${path}/:id`),
    /**
     * Restores a document deleted in the last 30 days, under its own id. `changes` has what shall
     * differ. @throws ApiError 404 later than that; 409 when its name is taken or its category was
     * deleted since
     */
    restore: call<[id: string, changes?: UpdateBodyOf<R>], Document>(`POST ${path}/:id/restore`),
  };
}

/** The public list of one resource. */
export const publicListCall = (name: string) =>
  call<unknown[], unknown>(`GET ${publicPath(name)}?`);
