import type { RemoteRoute } from '@pressline/shared-api/remote-contract';

export const HELP_PATH = '/help';
export const ARTICLE_PATTERN = '/help/articles/:slug';
export const SUGGEST_PATTERN = '/help/articles/:slug/suggest';
export const GLOSSARY_PATH = '/help/glossary';
/** Whether a printed revision of an article is current. */
export const SHEET_PATTERN = '/help/r/:article/:revision';
export const PREVIEW_PATTERN = '/help/preview/:token';

export const articlePath = (slug: string): string => `/help/articles/${encodeURIComponent(slug)}`;

/** Of an article's address: opens its steps, one at a time. */
export const STEPS_HASH = '#step-by-step';

export const printPath = (slug: string): string => `${articlePath(slug)}/sheet`;
export const suggestPath = (slug: string): string => `${articlePath(slug)}/suggest`;

// Pure, so that browsers, which need only the paths, do not get the table.
/** Every path that this remote answers; what is unknown below /help gets the help center's own 404. */
export const routes: readonly RemoteRoute[] = /* @__PURE__ */ [
  { path: HELP_PATH, chunk: 'help-center', example: '/help', query: ['q', 'category'] },
  {
    path: ARTICLE_PATTERN,
    chunk: 'article',
    example: '/help/articles/example',
    // How a form that was posted without script ended.
    query: ['sent', 'failed'],
  },
  {
    path: SUGGEST_PATTERN,
    chunk: 'suggest',
    example: '/help/articles/example/suggest',
    query: ['passage', 'sent', 'failed', 'reason'],
  },
  { path: GLOSSARY_PATH, chunk: 'glossary', example: '/help/glossary' },
  { path: SHEET_PATTERN, chunk: 'sheet', example: '/help/r/example/1' },
  { path: PREVIEW_PATTERN, chunk: 'preview', example: '/help/preview/example' },
  { path: '/help/*', chunk: 'not-found', example: '/help/somewhere/else' },
].map((route) => ({ query: [], ...route, serverRendered: true }));
