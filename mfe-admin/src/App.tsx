import { PageQueries } from '@pressline/shared-api/query';
import type { RemoteModule } from '@pressline/shared-api/remote-contract';
import { matchPath, Route, Routes } from '@pressline/shared-ui/router';
import { preloadEditor } from './articles/editorCode';
import { DashboardPage } from './DashboardPage';
import { readToken } from './form/api/credentials';
import { ADMIN_PATH, ARTICLES_PATH, LOGIN_PATH } from './form/api/paths';
import { SessionProvider } from './form/api/SessionProvider';
import { Home, panelAt } from './panels';
import { LoginPage } from './people/LoginPage';
import { RequireSession } from './people/RequireSession';

const DASHBOARD = `${ADMIN_PATH}/:panel?/*`;

export default function App() {
  return (
    <PageQueries>
      <SessionProvider>
        <Routes>
          <Route path={LOGIN_PATH} element={<LoginPage />} />
          <Route
            path={DASHBOARD}
            element={
              <RequireSession>
                <DashboardPage />
              </RequireSession>
            }
          />
        </Routes>
      </SessionProvider>
    </PageQueries>
  );
}

/** Fetches the page's code while the session is checked; what fails is met where it is shown. */
export const loadPage: RemoteModule['loadPage'] = async ({ pathname }) => {
  const at = matchPath(DASHBOARD, pathname)?.params;
  if (!at || pathname === LOGIN_PATH || !readToken()) return;
  if (pathname.startsWith(`${ARTICLES_PATH}/`)) void preloadEditor();
  const panel = panelAt(at.panel && `${at.panel}/${at['*']}`);
  for (const part of [panel?.Content, at.panel ? undefined : Home]) {
    part?.preload().catch(() => {});
  }
};
