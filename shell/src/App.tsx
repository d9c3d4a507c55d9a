import { type HeadCollector, HeadProvider } from '@pressline/shared-ui/head';
import { useLocation } from '@pressline/shared-ui/router';
import { findRemote } from './findRemote';
import { NotFoundPage } from './layout/NotFoundPage';
import { SiteLayout } from './layout/SiteLayout';
import type { PageConfig } from './pageConfig';
import { RemoteBoundary, type RemoteSource } from './RemoteBoundary';
import { ToastHost } from './ToastHost';
import { useNavigationFocus } from './useNavigationFocus';

export interface AppProps {
  page: PageConfig;
  source: RemoteSource;
  collectHead: HeadCollector;
}

/** The shell, the same on the server and in the browser; the router stands around it. */
export function App({ page, source, collectHead }: AppProps) {
  return (
    <HeadProvider collect={collectHead}>
      <CurrentPage page={page} source={source} />
      <ToastHost />
    </HeadProvider>
  );
}

function CurrentPage({ page, source }: Pick<AppProps, 'page' | 'source'>) {
  const { pathname } = useLocation();
  useNavigationFocus();
  const remote = findRemote(page.remotes, pathname);
  const content = remote ? (
    <RemoteBoundary remote={remote} source={source} queries={page.queries} />
  ) : (
    <NotFoundPage />
  );
  return remote?.layout === 'bare' ? content : <SiteLayout page={page}>{content}</SiteLayout>;
}
