import { PageQueries } from '@pressline/shared-api/query';
import type { RemoteAppProps } from '@pressline/shared-api/remote-contract';
import { Route, Routes } from '@pressline/shared-ui/router';
import { ArticlePage } from './pages/ArticlePage';
import { HelpCenterPage } from './pages/HelpCenterPage';
import { NotFoundPage } from './pages/NotFoundPage';
import { ARTICLE_PATTERN, HELP_PATH } from './routes';

/** The help center: the module that the shell mounts. */
export default function App({ queries }: RemoteAppProps) {
  return (
    <PageQueries state={queries}>
      <Routes>
        <Route path={HELP_PATH} element={<HelpCenterPage />} />
        <Route path={ARTICLE_PATTERN} element={<ArticlePage />} />
        <Route path="/help/*" element={<NotFoundPage />} />
      </Routes>
    </PageQueries>
  );
}
