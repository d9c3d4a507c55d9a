import type { ResourceDefinition } from '../definition/defineResource';
import type { ArticleSummary } from '../resources/article';
import type { Resources, ResourceTable } from '../resources/table';
import type { PublicDocument } from '../wire/documents';
import type { articleCalls, articleToolCalls } from './articleTools';
import type { Bound } from './call';
import type { RequestOptions } from './client';
import type { GenerateApi } from './generateFromPdf';
import type { articlePageCalls, helpCalls } from './help';
import type { resourceCalls } from './resourceCalls';

/** The calls of one resource. All of them throw ApiError. */
type ResourceApi<R extends ResourceDefinition> = Bound<ReturnType<typeof resourceCalls<R>>>;

export type AdminApi<T extends ResourceTable = Resources> = {
  readonly [K in keyof T]: K extends 'users'
    ? Omit<ResourceApi<T[K]>, 'bulk' | 'restore'>
    : ResourceApi<T[K]>;
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
