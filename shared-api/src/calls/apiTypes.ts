import type {
  CreateBodyOf,
  DocumentOf,
  ResourceDefinition,
  UpdateBodyOf,
} from '../definition/defineResource';
import type { ArticleSummary } from '../resources/article';
import type { Resources, ResourceTable } from '../resources/table';
import type { BulkAnswer } from '../wire/bulk';
import type { PublicDocument } from '../wire/documents';
import type { articleCalls, articleToolCalls } from './articleTools';
import type { BulkBody } from './bulk';
import type { Bound } from './call';
import type { RequestOptions } from './client';
import type { GenerateApi } from './generateFromPdf';
import type { articlePageCalls, helpCalls } from './help';

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
  [name: string]: string | number | boolean | undefined;
}

/** The answer of an admin list: the documents under the resource's name, and how many there are in all. */
type ListAnswer<R extends ResourceDefinition> = { [Name in R['name']]: DocumentOf<R>[] } & {
  total: number;
};

/** The five admin calls of one resource. All of them throw ApiError. */
interface ResourceApi<R extends ResourceDefinition> {
  list(params?: ListParams, init?: RequestOptions): Promise<ListAnswer<R>>;
  get(id: string, init?: RequestOptions): Promise<DocumentOf<R>>;
  create(body: CreateBodyOf<R>): Promise<DocumentOf<R>>;
  /** With `version` in the body, a concurrent edit answers 409 with the record in `error.current`. */
  update(id: string, body: UpdateBodyOf<R>): Promise<DocumentOf<R>>;
  remove(id: string): Promise<void>;
}

/** What can be done with content besides. All of them throw ApiError. */
interface ContentApi<R extends ResourceDefinition> extends ResourceApi<R> {
  /** Does one thing to up to 200 documents; each is refused or done by itself. */
  bulk(body: BulkBody): Promise<BulkAnswer>;
  /**
   * Restores a document deleted in the last 24 hours, under its own id. @throws ApiError 404 later
   * than that; 409 when its name is taken or its category was deleted since
   */
  restore(id: string): Promise<DocumentOf<R>>;
}

export type AdminApi<T extends ResourceTable = Resources> = {
  readonly [K in keyof T]: K extends 'users' ? ResourceApi<T[K]> : ContentApi<T[K]>;
} & { readonly articles: Bound<typeof articleCalls> } & GenerateApi &
  Bound<typeof articleToolCalls>;

interface PublicListApi<Document> {
  list(params?: { categoryId?: string }, init?: RequestOptions): Promise<Document[]>;
}

interface ArticlesApi extends Bound<typeof articlePageCalls> {
  /** Published articles: featured first, then most viewed, then newest. */
  list(
    params?: { limit?: number; categoryId?: string },
    init?: RequestOptions,
  ): Promise<ArticleSummary[]>;
}

type PublicKey<T extends ResourceTable> = {
  [K in keyof T]: T[K]['access']['read'] extends 'public' ? K : never;
}[keyof T];

export type HelpApi<T extends ResourceTable = Resources> = {
  readonly [K in Exclude<PublicKey<T>, 'articles'>]: PublicListApi<PublicDocument<T[K]>>;
} & { readonly articles: ArticlesApi } & Bound<typeof helpCalls>;
