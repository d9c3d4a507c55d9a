import type { QueryFunction } from '@tanstack/react-query';
import { withQuery } from '../contract/client/createRequest';
import type { ArticlePage, PreviewedArticle } from '../contract/help/help';
import type { Answer, ArticleHit, SearchAnswer } from '../contract/help/search';
import type { SheetCheck } from '../contract/help/sheets';
import type { PublicAnnouncement } from '../resources/announcement';
import type { ArticleSummary } from '../resources/article';
import type { PublicCategory } from '../resources/category';
import type { PublicDownload } from '../resources/download';
import type { PublicFaq } from '../resources/faq';
import type { PublicQuickLink } from '../resources/quickLink';
import type { PublicTag } from '../resources/tag';
import type { PublicTerm } from '../resources/term';
import type { PublicVideo } from '../resources/video';

/** Options for `useQuery` and `prefetchQuery`; the default data loader reads the key. */
export interface HelpQuery<Data> {
  queryKey: readonly string[];
  queryFn?: QueryFunction<Data, readonly string[]>;
  staleTime?: number | (() => number);
}

const HELP = '/api/help';

/** How long after a document's start the data that its HTML carried counts as fresh. */
const HYDRATION_GRACE_MS = 10_000;

// Categories are always stale, which alone would fetch again what the page just brought
// along. The clock is the document's own, because the server's may differ and pages are cached.
const isServer = () => typeof document === 'undefined';
const staleAfterHydration = () =>
  isServer() || performance.now() < HYDRATION_GRACE_MS ? Number.POSITIVE_INFINITY : 0;

/** The public help data, keyed alike on the server (`load`) and in the browser. */
export const helpQueries = {
  categories: (): HelpQuery<PublicCategory[]> => ({
    queryKey: [HELP, 'categories'],
    staleTime: staleAfterHydration,
  }),
  articles: (
    params: { limit?: number; categoryId?: string } = {},
  ): HelpQuery<ArticleSummary[]> => ({ queryKey: [HELP, withQuery('articles', params)] }),
  article: (slug: string): HelpQuery<ArticlePage> => ({
    queryKey: [HELP, 'articles', encodeURIComponent(slug)],
  }),
  preview: (token: string): HelpQuery<PreviewedArticle> => ({
    queryKey: [HELP, 'preview', encodeURIComponent(token)],
  }),
  sheet: (articleId: string, revision: string): HelpQuery<SheetCheck> => ({
    queryKey: [HELP, 'sheets', encodeURIComponent(articleId), encodeURIComponent(revision)],
  }),
  search: (q: string): HelpQuery<ArticleHit[]> => ({
    queryKey: [HELP, withQuery('search', { q })],
  }),
  searchAll: (q: string): HelpQuery<SearchAnswer> => ({
    queryKey: [HELP, withQuery('search/all', { q })],
  }),
  searchChoice: (q: string): HelpQuery<Answer> => ({
    queryKey: [HELP, withQuery('search/choice', { q })],
  }),
  faqs: (): HelpQuery<PublicFaq[]> => ({ queryKey: [HELP, 'faqs'] }),
  tags: (): HelpQuery<PublicTag[]> => ({ queryKey: [HELP, 'tags'] }),
  terms: (): HelpQuery<PublicTerm[]> => ({ queryKey: [HELP, 'terms'] }),
  videos: (): HelpQuery<PublicVideo[]> => ({ queryKey: [HELP, 'videos'] }),
  downloads: (): HelpQuery<PublicDownload[]> => ({ queryKey: [HELP, 'downloads'] }),
  quickLinks: (): HelpQuery<PublicQuickLink[]> => ({ queryKey: [HELP, 'quick-links'] }),
  announcements: (): HelpQuery<PublicAnnouncement[]> => ({ queryKey: [HELP, 'announcements'] }),
};
