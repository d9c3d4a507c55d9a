import { ConsentHost } from '@pressline/shared-consent';
import { theme, VisuallyHidden } from '@pressline/shared-ui';
import { type HeadCollector, HeadProvider } from '@pressline/shared-ui/head';
import { useLocation } from '@pressline/shared-ui/router';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { NavigationProgress } from './layout/NavigationProgress';
import { NotFoundPage } from './layout/NotFoundPage';
import { OfflineNotice } from './layout/OfflineNotice';
import { SiteLayout } from './layout/SiteLayout';
import { ToastHost } from './layout/ToastHost';
import { useNavigationFocus } from './navigation/useNavigationFocus';
import type { PageConfig, PageRemote } from './page/pageConfig';
import { RemoteBoundary, type RemoteSource } from './remotes/RemoteBoundary';
import { replayEarlyClick } from './remotes/serverHtml';

/** Announces the title after a client navigation, as a browser does when it loads a document. */
function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return;
    // The browser has announced the document's own title; hydration sets it once more.
    let said = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === said) return;
      said = document.title;
      setTitle(said);
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <VisuallyHidden role="status" data-announces="title">
      {title}
    </VisuallyHidden>
  );
}

const { color, space, z } = theme;

const Anchor = styled.a`
  position: fixed;
  top: 0;
  left: ${space.md};
  z-index: ${z.toast};
  padding: ${space.sm} ${space.md};
  background: ${color.ink};
  color: ${color.paper};
  transform: translateY(-110%);

  &:focus { transform: none; }
  @media print { display: none; }
`;

/** The first stop of the keyboard on every page. */
function SkipLink() {
  return <Anchor href="#main">Skip to content</Anchor>;
}

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
