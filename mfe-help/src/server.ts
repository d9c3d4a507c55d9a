import type { HelpQuery } from '@pressline/shared-api';
import type {
  LoadContext,
  LoadNotFound,
  LoadRedirect,
  RemoteServer,
} from '@pressline/shared-api/remote-contract';
import App from './App';
import { earlyScripts } from './earlyScripts';
import { readHelpAddress } from './helpAddress';
import {
  announcementsQuery,
  articleQuery,
  categoriesQuery,
  categoryArticlesQuery,
  companionQueries,
  downloadsQuery,
  faqsQuery,
  isNotFound,
  popularQuery,
  previewQuery,
  quickLinksQuery,
  searchQuery,
  sheetQuery,
  termsQuery,
  videosQuery,
} from './queries';
import {
  ARTICLE_PATTERN,
  articlePath,
  GLOSSARY_PATH,
  HELP_PATH,
  PREVIEW_PATTERN,
  SHEET_PATTERN,
  SUGGEST_PATTERN,
  suggestPath,
} from './routes';

export { App, earlyScripts };

type Queries = readonly Pick<HelpQuery<unknown>, 'queryKey'>[];

/** Fetches what a page reads; a failure stays in the cache, and the page shows it. */
const prefetch = ({ queryClient }: LoadContext, queries: Queries) =>
  Promise.all(queries.map(({ queryKey }) => queryClient.prefetchQuery({ queryKey })));

/** Fetches what a page can do without: a failure is forgotten, and does not decide the answer. */
async function prefetchOptional(context: LoadContext, queries: Queries): Promise<void> {
  const { queryClient } = context;
  await prefetch(context, queries);
  for (const { queryKey } of queries) {
    const hasFailed = queryClient.getQueryState(queryKey)?.status === 'error';
    if (hasFailed) queryClient.removeQueries({ queryKey });
  }
}

/** What a search leaves out. */
const sectionQueries = () => [
  announcementsQuery(),
  quickLinksQuery(),
  faqsQuery(),
  videosQuery(),
  downloadsQuery(),
];

async function loadHelpCenter(context: LoadContext): Promise<undefined> {
  const { q, category } = readHelpAddress(context.url.search);
  await prefetch(context, [
    categoriesQuery(),
    popularQuery(),
    ...(category ? [categoryArticlesQuery(category), faqsQuery()] : []),
    ...(q ? [searchQuery(q)] : sectionQueries()),
  ]);
}

async function loadNotFound(context: LoadContext): Promise<undefined> {
  await prefetch(context, [categoriesQuery(), popularQuery()]);
}

/**
 * Fetches one document. What does not exist is remembered as such, so that the browser need not ask
 * again, and `null`; after any other failure it is undefined.
 */
async function fetchOne<Found>(
  { queryClient }: LoadContext,
  query: HelpQuery<Found | null>,
): Promise<Found | null | undefined> {
  try {
    return await queryClient.fetchQuery(query);
  } catch (error) {
    // Any other failure stays in the cache as the query's error: the page shows it, with Retry.
    if (!isNotFound(error)) return undefined;
    queryClient.setQueryData(query.queryKey, null);
    return null;
  }
}

const NOT_FOUND: LoadNotFound = { status: 404 };

type Loaded = LoadRedirect | LoadNotFound | undefined;

async function loadArticle(context: LoadContext): Promise<Loaded> {
  const { slug = '' } = context.params;
  const article = await fetchOne(context, articleQuery(slug));
  if (!article) return article === null ? NOT_FOUND : undefined;
  if (article.slug !== slug) return { redirect: articlePath(article.slug), permanent: true };
  if (article.category) {
    await prefetchOptional(context, Object.values(companionQueries(article.category.id)));
  }
  return undefined;
}

async function loadSuggest(context: LoadContext): Promise<Loaded> {
  const { slug = '' } = context.params;
  const article = await fetchOne(context, articleQuery(slug));
  if (article === null) return NOT_FOUND;
  if (!article || article.slug === slug) return undefined;
  return { redirect: suggestPath(article.slug), permanent: true };
}

async function loadPreview(context: LoadContext): Promise<Loaded> {
  const article = await fetchOne(context, previewQuery(context.params.token ?? ''));
  return article === null ? NOT_FOUND : undefined;
}

async function loadSheet(context: LoadContext): Promise<undefined> {
  const { article = '', revision = '' } = context.params;
  await fetchOne(context, sheetQuery(article, revision));
}

async function loadGlossary(context: LoadContext): Promise<undefined> {
  await prefetch(context, [termsQuery()]);
}

const loaders: Readonly<Record<string, (context: LoadContext) => Promise<Loaded>>> = {
  [HELP_PATH]: loadHelpCenter,
  [ARTICLE_PATTERN]: loadArticle,
  [SUGGEST_PATTERN]: loadSuggest,
  [GLOSSARY_PATH]: loadGlossary,
  [SHEET_PATTERN]: loadSheet,
  [PREVIEW_PATTERN]: loadPreview,
};

/** Fetches what the page at `url` reads; an article's old slug asks for a permanent redirect, what does not exist for the not-found page. */
export const load: RemoteServer['load'] = (context) =>
  (loaders[context.route] ?? loadNotFound)(context);
