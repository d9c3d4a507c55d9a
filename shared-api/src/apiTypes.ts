import type { articleCalls, articleToolCalls } from './articleTools';
import type { BulkBody } from './bulk';
import type { Bound } from './call';
import type { RequestOptions } from './client';
import type { CreateBodyOf, DocumentOf, UpdateBodyOf } from './defineResource';
import type { GenerateApi } from './generateFromPdf';
import type { articlePageCalls, helpCalls } from './help';
import type { ContentKey, ResourceKey, Resources } from './resources';
import type { ArticleSummary } from './resources/article';
import type { BulkAnswer } from './wire/bulk';
import type { PublicDocument, PublicKey } from './wire/documents';

type NameOf<K extends ResourceKey> = Resources[K]['name'];

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
export type ListAnswer<K extends ResourceKey> = {
  [Name in NameOf<K>]: DocumentOf<Resources[K]>[];
} & {
  total: number;
};

/** The five admin calls of one resource. All of them throw ApiError. */
export interface ResourceApi<K extends ResourceKey> {
  list(params?: ListParams, init?: RequestOptions): Promise<ListAnswer<K>>;
  get(id: string, init?: RequestOptions): Promise<DocumentOf<Resources[K]>>;
  create(body: CreateBodyOf<Resources[K]>): Promise<DocumentOf<Resources[K]>>;
  /** With `version` in the body, a concurrent edit answers 409 with the record in `error.current`. */
  update(id: string, body: UpdateBodyOf<Resources[K]>): Promise<DocumentOf<Resources[K]>>;
  remove(id: string): Promise<void>;
}

/** What can be done with content besides. All of them throw ApiError. */
export interface ContentApi<K extends ContentKey> extends ResourceApi<K> {
  /** Does one thing to up to 200 documents; each is refused or done by itself. */
  bulk(body: BulkBody): Promise<BulkAnswer>;
  /**
   * Puts back a document that was removed within 24 hours, under its own id. @throws ApiError 404
   * later than that; 409 when its name is taken or its category is gone by now
   */
  restore(id: string): Promise<DocumentOf<Resources[K]>>;
}

export type AdminApi = {
  readonly [K in ResourceKey]: K extends ContentKey ? ContentApi<K> : ResourceApi<K>;
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

export type HelpApi = {
  readonly [K in Exclude<PublicKey, 'articles'>]: PublicListApi<PublicDocument<K>>;
} & { readonly articles: ArticlesApi } & Bound<typeof helpCalls>;
