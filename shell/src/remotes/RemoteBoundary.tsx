import type { RemoteAppProps } from '@pressline/shared-api/remote-contract';
import { useLocation } from '@pressline/shared-ui/router';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton';
import { RemoteFailure } from '../layout/RemoteFailure';
import type { PageRemote } from '../page/pageConfig';
import { replayEarlyClick } from './earlyClick';
import { RemoteErrorBoundary } from './RemoteErrorBoundary';
import { isPageStanding, releaseStandingPage, takeStandingPage } from './standingPage';

/**
 * Fallback of a failed remote: the server's HTML if the remote failed while taking it over, because
 * that is readable without scripts; else a message with Retry.
 */
function RemoteFallback({ remote, onRetry }: { remote: PageRemote; onRetry: () => void }) {
  // While this renders for the first time, the page is still in the document.
  const [copy] = useState(() => takeStandingPage(remote));
  if (!copy) return <RemoteFailure onRetry={onRetry} />;
  return <div ref={copy} />;
}

/** How the boundary gets at a remote's component: lazily in the browser, directly on the server. */
export interface RemoteSource {
  component(remote: PageRemote): ComponentType<RemoteAppProps>;
  reset(remote: PageRemote): void;
}

interface RemoteProps extends RemoteAppProps {
  remote: PageRemote;
  source: RemoteSource;
}

export function RemoteBoundary({ remote, source, ...props }: RemoteProps) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  return (
    <RemoteErrorBoundary
      resetKey={`${remote.name} ${pathname} ${attempt}`}
      onReset={() => source.reset(remote)}
      fallback={<RemoteFallback remote={remote} onRetry={() => setAttempt((count) => count + 1)} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Remote remote={remote} source={source} {...props} />
      </Suspense>
    </RemoteErrorBoundary>
  );
}

// Asks for the component when it is itself rendered: after a reset that is the fresh one.
function Remote({ remote, source, ...props }: RemoteProps) {
  const App = source.component(remote);
  useEffect(() => {
    if (!isPageStanding()) return;
    releaseStandingPage();
    replayEarlyClick();
  }, []);
  return <App {...props} />;
}
