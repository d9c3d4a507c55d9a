import type { ArticleToolsApi, PreviewLink } from './articleTools';
import type { BulkAnswer, BulkBody } from './bulk';
import type { RequestOptions } from './client';
import type { CreateBodyOf, DocumentOf, PublicDocumentOf, UpdateBodyOf } from './defineResource';
import type { GenerateApi } from './generateFromPdf';
import type { ContentKey, ResourceKey, Resources } from './resources';
import type { PublicAnnouncement } from './resources/announcement';
import type { ArticlePage, ArticleSummary, SitemapEntry } from './resources/article';
import type { User } from './resources/user';
import type { ArticleHit, SearchAnswer } from './search';

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

interface PreviewLinkApi {
  previewLink(articleId: string): Promise<PreviewLink>;
}

export type AdminApi = {
  readonly [K in ResourceKey]: K extends ContentKey ? ContentApi<K> : ResourceApi<K>;
} & { readonly articles: PreviewLinkApi } & GenerateApi &
  ArticleToolsApi;

type PublicKey = {
  [K in ResourceKey]: Resources[K]['access']['read'] extends 'public' ? K : never;
}[ResourceKey];

interface PublicListApi<Document> {
  list(params?: { categoryId?: string }, init?: RequestOptions): Promise<Document[]>;
}

interface ArticlesApi {
  /** Published articles: featured first, then most viewed, then newest. */
  list(
    params?: { limit?: number; categoryId?: string },
    init?: RequestOptions,
  ): Promise<ArticleSummary[]>;
  /**
   * A published article. A former slug answers the article under its present one: compare
   * `article.slug` with the slug asked for, and redirect when they differ.
   */
  get(slug: string, init?: RequestOptions): Promise<ArticlePage>;
  /** A published article as Markdown with front matter. */
  markdown(slug: string, init?: RequestOptions): Promise<string>;
}

type PublicDocument<K extends PublicKey> = K extends 'announcements'
  ? PublicAnnouncement
  : PublicDocumentOf<Resources[K]>;

export type HelpApi = {
  readonly [K in Exclude<PublicKey, 'articles'>]: PublicListApi<PublicDocument<K>>;
} & {
  readonly articles: ArticlesApi;
  /** Published articles that have the words of `q`, best first; at most 50. */
  search(q: string, init?: RequestOptions): Promise<ArticleHit[]>;
  /** Articles, FAQs and videos; at most 50. */
  searchAll(q: string, init?: RequestOptions): Promise<SearchAnswer>;
  /** The addresses of all published articles. */
  sitemap(init?: RequestOptions): Promise<SitemapEntry[]>;
  /** The article behind a preview link, published or not. @throws ApiError 404 once it has ended */
  preview(token: string, init?: RequestOptions): Promise<ArticlePage>;
};

/** Who is signed in, as login and `me` answer it (spec §3). */
export type SessionUser = Pick<User, 'id' | 'username' | 'email' | 'fullName' | 'role'>;

export interface AuthApi {
  /** @throws ApiError 401 `Invalid credentials`, 429 with Retry-After */
  login(credentials: {
    username: string;
    password: string;
  }): Promise<{ token: string; user: SessionUser }>;
  /** Checks the stored token. @throws ApiError 401 when it is no longer good */
  me(init?: RequestOptions): Promise<{ user: SessionUser }>;
  logout(): Promise<void>;
}
