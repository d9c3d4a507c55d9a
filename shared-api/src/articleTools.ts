import type { RequestOptions, SendOptions } from './client';
import { adminPath } from './paths';
import type { Article, TocEntry } from './resources/article';

/** Related articles that staff can pin to one article. */
export const MAX_PINS = 6;
/** Former versions that are kept of an article. */
export const MAX_REVISIONS = 50;

/** A pinned article as staff see it; readers see it only while it is published. */
export type PinnedArticle = Pick<Article, 'id' | 'title' | 'slug' | 'isPublished'>;

/** The pins of one article, in order. `version` counts their changes; the article's own does not. */
export interface ArticlePins {
  articleId: string;
  version: number;
  pins: PinnedArticle[];
}

/** A version of an article: `revision` is the article's `version` then, `savedBy` a username. */
export interface RevisionSummary {
  revision: number;
  /** ISO 8601, UTC. */
  savedAt: string;
  /** Null when the server itself wrote it. */
  savedBy: string | null;
  title: string;
  slug: string;
  summary: string;
}

/** The whole of what a version said. */
export interface ArticleRevision extends RevisionSummary {
  articleId: string;
  content: string;
  categoryId: string;
  readTime: number;
  tags: string[];
}

export interface RevisionList {
  /** The version that stands. */
  current: RevisionSummary;
  /** Former ones that can be restored, newest first; at most 50. */
  revisions: RevisionSummary[];
  total: number;
}

/** Markdown as readers would see it. */
export interface ArticlePreview {
  /** Sanitised on the server. */
  html: string;
  toc: TocEntry[];
  wordCount: number;
  /** Minutes at 200 words a minute, at least 1. */
  readTime: number;
}

/** Whether an article could be saved under `slug`, and the next one that is free. */
export interface SlugCheck {
  slug: string;
  isFree: boolean;
  suggestion: string;
}

/** A link that shows an article, published or not, to whoever has it. */
export interface PreviewLink {
  /** A path of the site. */
  url: string;
  /** ISO 8601, UTC; seven days on. The link ends earlier when the article is deleted. */
  expiresAt: string;
}

/** What the admin area does with articles besides the five calls of a resource. All throw ApiError. */
export interface ArticleToolsApi {
  /** Related articles, pinned by staff (design §1.16). */
  related: {
    get(articleId: string, init?: RequestOptions): Promise<ArticlePins>;
    /**
     * Replaces the pins, in order. With `version`, a concurrent change answers 409 with the present
     * ones in `error.current`. @throws ApiError 400 for the article itself, unknown or too many ones
     */
    update(
      articleId: string,
      body: { articleIds: readonly string[]; version?: number },
    ): Promise<ArticlePins>;
  };
  revisions: {
    list(articleId: string, init?: RequestOptions): Promise<RevisionList>;
    get(articleId: string, revision: number, init?: RequestOptions): Promise<ArticleRevision>;
    /**
     * Saves a former version as a new one; whether the article is published stays. Its slug and
     * category come back too, unless another article has the slug or the category is gone. With
     * `version`, a concurrent edit answers 409 with the record in `error.current`.
     */
    restore(articleId: string, revision: number, body?: { version?: number }): Promise<Article>;
  };
  /** Renders Markdown as a save would. @throws ApiError 400 above 100,000 characters, 429 */
  previewArticle(content: string, init?: RequestOptions): Promise<ArticlePreview>;
  /** Checks a slug, or the one that `title` would get. `id` is the article that is being edited. */
  checkSlug(
    params: { slug?: string; title?: string; id?: string },
    init?: RequestOptions,
  ): Promise<SlugCheck>;
}

type Send = <Answer>(path: string, options?: SendOptions) => Promise<Answer>;

/** `api.admin.related`, `.revisions`, `.previewArticle` and `.checkSlug`. */
export function createArticleTools(
  send: Send,
  withQuery: (path: string, params: Record<string, string | undefined>) => string,
): ArticleToolsApi {
  const articles = adminPath('articles');
  const pinsOf = (articleId: string) => `${adminPath('related')}/${encodeURIComponent(articleId)}`;
  const revisionsOf = (articleId: string) =>
    `${articles}/${encodeURIComponent(articleId)}/revisions`;
  return {
    related: {
      get: (articleId, init) => send(pinsOf(articleId), init),
      update: (articleId, body) => send(pinsOf(articleId), { method: 'PUT', body }),
    },
    revisions: {
      list: (articleId, init) => send(revisionsOf(articleId), init),
      get: (articleId, revision, init) => send(`${revisionsOf(articleId)}/${revision}`, init),
      restore: (articleId, revision, body = {}) =>
        send(`${revisionsOf(articleId)}/${revision}/restore`, { method: 'POST', body }),
    },
    previewArticle: (content, init) =>
      send(`${articles}/preview`, { ...init, method: 'POST', body: { content } }),
    checkSlug: (params, init) => send(withQuery(`${articles}/slug-check`, params), init),
  };
}
