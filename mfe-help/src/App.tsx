import { PageQueries } from '@pressline/shared-api/query';
import type { RemoteAppProps, RemoteModule } from '@pressline/shared-api/remote-contract';
import { matchPath, Route, Routes } from '@pressline/shared-ui/router';
import { lazy, useEffect } from 'react';
import { pages } from './pages';
import { NotFoundPage } from './pages/lateNotFoundPage';
import { countUses } from './session/countUses';

export { prefetchData } from './prefetchData';

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
