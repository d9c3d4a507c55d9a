import { company } from '@pressline/shared-api/company';
import { ConsentHost } from '@pressline/shared-consent';
import { type HeadCollector, HeadProvider } from '@pressline/shared-ui/head';
import { useLocation } from '@pressline/shared-ui/router';
import { useEffect } from 'react';
import { pressEarlyClick } from './earlyClicks';
import { findRemote } from './findRemote';
import { NavigationProgress } from './layout/NavigationProgress';
import { NotFoundPage } from './layout/NotFoundPage';
import { OfflineNotice } from './layout/OfflineNotice';
import { PageAnnouncer } from './layout/PageAnnouncer';
import { SiteLayout } from './layout/SiteLayout';
import { SkipLink } from './layout/SkipLink';
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
  const { pathname } = useLocation();
  useEffect(pressEarlyClick, []);
  return (
    <HeadProvider collect={collectHead}>
      <SkipLink />
      <NavigationProgress />
      <ConsentHost pathname={pathname} measurementId={company.analyticsId} />
      <CurrentPage page={page} source={source} />
      <OfflineNotice />
      <PageAnnouncer />
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
