import type { RemoteModule } from '@pressline/shared-api/remote-contract';
import { matchPath, Route, Routes } from '@pressline/shared-ui/router';
import { lazy } from 'react';
import { TrialDialog } from './forms/trial/TrialDialog';
import { pages } from './pages';

const routes = Object.entries(pages).map(([path, load]) => ({ path, Page: lazy(load) }));

/** The exposed module: one route for each page, and the trial dialog for all of them. */
export default function App() {
  return (
    <>
      <Routes>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
      <TrialDialog />
    </>
  );
}

/** Fetches the chunk of the page at `url`. */
export const loadPage: RemoteModule['loadPage'] = async ({ pathname }) =>
  Object.entries(pages).find(([path]) => matchPath(path, pathname))?.[1]();
