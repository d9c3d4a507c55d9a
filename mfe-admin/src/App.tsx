import { PageQueries } from '@pressline/shared-api/query';
import { Navigate, Route, Routes } from '@pressline/shared-ui/router';
import { LoginPage } from './auth/LoginPage';
import { RequireSession } from './auth/RequireSession';
import { SessionProvider } from './auth/SessionProvider';
import { DashboardPage } from './pages/DashboardPage';
import { ADMIN_PATH, LOGIN_PATH, MOVED_PATHS } from './paths';

export default function App() {
  return (
    <PageQueries>
      <SessionProvider>
        <Routes>
          <Route path={LOGIN_PATH} element={<LoginPage />} />
          {Object.entries(MOVED_PATHS).map(([from, to]) => (
            <Route key={from} path={from} element={<Navigate to={to} replace />} />
          ))}
          <Route
            path={`${ADMIN_PATH}/:panel?/*`}
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
