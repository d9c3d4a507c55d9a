import type { RemoteAppProps } from '@pressline/shared-api/remote-contract';
import { useLocation } from '@pressline/shared-ui/router';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton';
import type { PageRemote } from '../page/pageConfig';
import { replayEarlyClick } from './earlyClick';
import { loadAnew } from './loadAnew';
import { RemoteErrorBoundary } from './RemoteErrorBoundary';
import { RemoteFallback } from './RemoteFallback';
import { isPageStanding, releaseStandingPage } from './standingPage';

/** How the boundary gets at a remote's component: lazily in the browser, directly on the server. */
export interface RemoteSource {
  component(remote: PageRemote): ComponentType<RemoteAppProps>;
  forget(remote: PageRemote): void;
}

interface RemoteProps {
  remote: PageRemote;
  source: RemoteSource;
  queries: RemoteAppProps['queries'];
}

/** Mounts one remote, with a fallback for when it fails. */
export function RemoteBoundary({ remote, source, queries }: RemoteProps) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const retry = () => (remote.foreign ? void loadAnew(remote) : setAttempt((count) => count + 1));
  return (
    <RemoteErrorBoundary
      resetKey={`${remote.name} ${pathname} ${attempt}`}
      onReset={() => source.forget(remote)}
      fallback={<RemoteFallback remote={remote} onRetry={retry} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Remote remote={remote} source={source} queries={queries} />
      </Suspense>
    </RemoteErrorBoundary>
  );
}

// Asks for the component when it is itself rendered: after a reset that is the fresh one.
function Remote({ remote, source, queries }: RemoteProps) {
  const App = source.component(remote);
  useEffect(() => {
    if (!isPageStanding()) return;
    releaseStandingPage();
    replayEarlyClick();
  }, []);
  return <App queries={queries} />;
}
