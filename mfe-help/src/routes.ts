import type { RemoteRoute } from '@pressline/shared-api/remote-contract';

export const HELP_PATH = '/help';
export const ARTICLE_PATTERN = '/help/articles/:slug';
/** A draft, for those who have its link. */
export const PREVIEW_PATTERN = '/help/preview/:token';

/** The address of an article's page. */
export const articlePath = (slug: string): string => `/help/articles/${encodeURIComponent(slug)}`;

/** Every path that this remote answers; what is unknown below /help gets the help center's own 404. */
export const routes: readonly RemoteRoute[] = [
  {
    path: HELP_PATH,
    example: '/help',
    chunk: 'help-center',
    serverRendered: true,
    query: ['q', 'category'],
  },
  {
    path: ARTICLE_PATTERN,
    example: '/help/articles/example',
    chunk: 'article',
    serverRendered: true,
    query: [],
  },
  {
    path: PREVIEW_PATTERN,
    example: '/help/preview/example',
    chunk: 'preview',
    serverRendered: true,
    query: [],
  },
  {
    path: '/help/*',
    example: '/help/somewhere/else',
    chunk: 'not-found',
    serverRendered: true,
    query: [],
  },
];
