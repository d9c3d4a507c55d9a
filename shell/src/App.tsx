import { ConsentHost } from '@pressline/shared-consent';
import { type HeadCollector, HeadProvider } from '@pressline/shared-ui/head';
import { useLocation } from '@pressline/shared-ui/router';
import { useEffect, useState } from 'react';
import { NavigationProgress } from './layout/NavigationProgress';
import { NotFoundPage } from './layout/NotFoundPage';
import { OfflineNotice } from './layout/OfflineNotice';
import { PageAnnouncer } from './layout/PageAnnouncer';
import { SiteLayout } from './layout/SiteLayout';
import { SkipLink } from './layout/SkipLink';
import { ToastHost } from './layout/ToastHost';
import { useNavigationFocus } from './navigation/useNavigationFocus';
import type { PageConfig, PageRemote } from './page/pageConfig';
import { replayEarlyClick } from './remotes/earlyClick';
import { RemoteBoundary, type RemoteSource } from './remotes/RemoteBoundary';

interface AppProps {
  page: PageConfig;
  /** The remote that owns a path; the host has matched it already. */
  remoteAt: (pathname: string) => PageRemote | undefined;
  source: RemoteSource;
  collectHead: HeadCollector;
}

/** The shell, the same on the server and in the browser, within a router. */
export function App({ page, remoteAt, source, collectHead }: AppProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    window.presslineChanges?.observer.disconnect();
    replayEarlyClick();
  }, []);
  return (
    <HeadProvider collect={collectHead}>
      <SkipLink />
      <NavigationProgress />
      <ConsentHost pathname={pathname} />
      <CurrentPage page={page} remoteAt={remoteAt} source={source} />
      <OfflineNotice />
      <PageAnnouncer />
      <ToastHost />
    </HeadProvider>
  );
}

function CurrentPage({ page, remoteAt, source }: Omit<AppProps, 'collectHead'>) {
  const { pathname } = useLocation();
  const [landed] = useState(pathname);
  useNavigationFocus();
  const remote = remoteAt(pathname);
  const isMissing = page.isMissing === true && pathname === landed;
  const content = remote ? (
    <RemoteBoundary remote={remote} source={source} queries={page.queries} isMissing={isMissing} />
  ) : (
    <NotFoundPage />
  );
  return remote?.layout === 'bare' ? (
    content
  ) : (
    <SiteLayout remotes={page.remotes}>{content}</SiteLayout>
  );
}
