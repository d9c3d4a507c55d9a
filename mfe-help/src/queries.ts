import {
  type ArticlePage,
  type HelpQuery,
  helpQueries,
  type PreviewedArticle,
  type PublicDownload,
  type PublicFaq,
  type PublicVideo,
  type SheetCheck,
  withQuery,
} from '@pressline/shared-api';

export const POPULAR_LIMIT = 6;
/** An open category lists this many; the search finds the rest. */
const CATEGORY_LIMIT = 24;

// A failed query must render the same on the server and while hydrating, and wait for Retry.
const untilRetry = <Answer>(query: HelpQuery<Answer>) => ({ ...query, retryOnMount: false });

export const categoriesQuery = () => untilRetry(helpQueries.categories());
export const announcementsQuery = () => untilRetry(helpQueries.announcements());
export const faqsQuery = () => untilRetry(helpQueries.faqs());
export const popularQuery = () => untilRetry(helpQueries.articles({ limit: POPULAR_LIMIT }));
export const termsQuery = () => untilRetry(helpQueries.terms());
export const videosQuery = () => untilRetry(helpQueries.videos());
export const downloadsQuery = () => untilRetry(helpQueries.downloads());
export const quickLinksQuery = () => untilRetry(helpQueries.quickLinks());
export const searchQuery = (q: string) => untilRetry(helpQueries.searchAll(q));
export const choiceQuery = (q: string) => untilRetry(helpQueries.searchChoice(q));

export const categoryArticlesQuery = (categoryId: string) =>
  untilRetry(helpQueries.articles({ categoryId, limit: CATEGORY_LIMIT }));

/** One article; `null` is an article that does not exist, so that the server can say so for good. */
export const articleQuery = (slug: string) =>
  untilRetry<ArticlePage | null>(helpQueries.article(slug));

/** A draft by the token of its link; `null` when the link has ended. */
export const previewQuery = (token: string) =>
  untilRetry<PreviewedArticle | null>(helpQueries.preview(token));

/** Whether a printed revision is current; `null` when there was none. */
export const sheetQuery = (articleId: string, revision: string) =>
  untilRetry<SheetCheck | null>(helpQueries.sheet(articleId, revision));

/** A category's questions, videos and files; fetched by category, so that a page stays small. */
export const companionQueries = (categoryId: string) => {
  const ofCategory = <Answer>(name: string) =>
    untilRetry<Answer[]>({ queryKey: ['/api/help', withQuery(name, { categoryId })] });
  return {
    faqs: ofCategory<PublicFaq>('faqs'),
    videos: ofCategory<PublicVideo>('videos'),
    downloads: ofCategory<PublicDownload>('downloads'),
  };
};

// Not `instanceof`: each remote has its own copy of ApiError, and the shell's client raises them.
export function isNotFound(error: unknown): boolean {
  return error !== null && typeof error === 'object' && 'status' in error && error.status === 404;
}
