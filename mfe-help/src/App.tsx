import { documentQueries, PageQueries } from '@pressline/shared-api/query';
import type { RemoteAppProps, RemoteModule } from '@pressline/shared-api/remote-contract';
import { matchPath, Route, Routes } from '@pressline/shared-ui/router';
import { type ComponentType, lazy, useEffect } from 'react';
import { NotFoundPage } from './pages/lazyNotFoundPage';
import { articleQuery } from './queries';
import {
  ARTICLE_PATTERN,
  GLOSSARY_PATH,
  HELP_PATH,
  PREVIEW_PATTERN,
  SHEET_PATTERN,
  SUGGEST_PATTERN,
} from './routes';
import { countUses } from './session/countUses';

interface HelpPage {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** The pages by their routes, each a chunk of its own. */
const pages: readonly HelpPage[] = [
  {
    path: HELP_PATH,
    load: () => import(/* webpackChunkName: "help-center" */ './pages/HelpCenterPage'),
  },
  {
    path: ARTICLE_PATTERN,
    load: () => import(/* webpackChunkName: "article" */ './pages/ArticlePage'),
  },
  {
    path: SUGGEST_PATTERN,
    load: () => import(/* webpackChunkName: "suggest" */ './pages/SuggestPage'),
  },
  {
    path: GLOSSARY_PATH,
    load: () => import(/* webpackChunkName: "glossary" */ './pages/GlossaryPage'),
  },
  { path: SHEET_PATTERN, load: () => import(/* webpackChunkName: "sheet" */ './pages/SheetPage') },
  {
    path: PREVIEW_PATTERN,
    load: () => import(/* webpackChunkName: "preview" */ './pages/PreviewPage'),
  },
  {
    path: '/help/*',
    load: () => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage'),
  },
];

/** Fetches an article that a visitor is about to open. */
export const prefetchData: RemoteModule['prefetchData'] = async ({ pathname }) => {
  const slug = matchPath(ARTICLE_PATTERN, pathname)?.params.slug;
  if (!slug) return;
  const queries = documentQueries();
  const { queryKey } = articleQuery(slug);
  await queries.prefetchQuery(articleQuery(slug));
  // When the article is opened, it is fetched again and a failure is shown.
  if (queries.getQueryState(queryKey)?.status === 'error') queries.removeQueries({ queryKey });
};

const routes = pages.map(({ path, load }) => ({ path, Page: lazy(load) }));

export default function App({ queries, isMissing }: RemoteAppProps) {
  useEffect(countUses, []);
  return (
    <PageQueries state={queries}>
      {isMissing ? (
        <NotFoundPage />
      ) : (
        <Routes>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      )}
    </PageQueries>
  );
}

export const loadPage: RemoteModule['loadPage'] = async ({ pathname }) =>
  pages.find(({ path }) => matchPath(path, pathname))?.load();
