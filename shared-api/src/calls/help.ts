import { publicPath } from '../definition/paths';
import type { ArticlePage, PreviewedArticle, SitemapEntry } from '../wire/help';
import type { Answer, ArticleHit, SearchAnswer } from '../wire/search';
import type { SheetCheck } from '../wire/sheets';
import { call } from './call';

const ofQuery = { wrap: (q: string) => ({ q }) };

/** `api.help`, besides the lists of resources. */
export const helpCalls = {
  /** Published articles that have the words of `q`, best first; at most 50. */
  search: call<[q: string], ArticleHit[]>('GET /api/help/search?', ofQuery),
  /** Articles, FAQs, videos and glossary entries; at most 50. */
  searchAll: call<[q: string], SearchAnswer>('GET /api/help/search/all?', ofQuery),
  /** The passage that answers a question, word for word, or none and the nearest articles. */
  answer: call<[q: string], Answer>('GET /api/help/answers?', ofQuery),
  /** Whether a printed revision of an article is current. @throws ApiError 404 when there was none */
  sheet: call<[id: string, revision: number], SheetCheck>('GET /api/help/sheets/:id/:revision'),
  sitemap: call<[], SitemapEntry[]>('GET /api/help/sitemap'),
  /** The article behind a preview link, published or not. @throws ApiError 404 once it has ended */
  preview: call<[token: string], PreviewedArticle>('GET /api/help/preview/:token'),
};

const articles = publicPath('articles');

/** `api.help.articles`, besides its list. */
export const articlePageCalls = {
  /** A published article as Markdown with front matter. */
  markdown: call<[slug: string], string>(`GET ${articles}/:slug.md`, { as: 'text' }),
  /** A published article as a page that is ready to print. */
  sheet: call<[slug: string], string>(`GET ${articles}/:slug/sheet`, { as: 'text' }),
  /**
   * A published article. A former slug answers the article under its present one: compare
   * `article.slug` with the slug asked for, and redirect when they differ.
   */
  get: call<[slug: string], ArticlePage>(`GET ${articles}/:slug`),
};
