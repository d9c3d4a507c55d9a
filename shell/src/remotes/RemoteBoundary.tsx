import type { RemoteAppProps } from '@pressline/shared-api/remote-contract';
import { Container, ErrorState, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { useLocation } from '@pressline/shared-ui/router';
import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { styled } from 'styled-components';
import type { PageRemote } from '../page/pageConfig';
import {
  copyServerHtml,
  isServerHtmlPreserved,
  releaseServerHtml,
  replayEarlyClick,
} from './serverHtml';

const Space = styled.div`
  min-height: 70vh;
  padding: ${theme.space.xl} ${theme.layout.gutter};
  color: ${theme.color.inkMuted};
`;

function PageSkeleton() {
  return (
    <Space role="status" aria-busy="true">
      Loading…
    </Space>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: ${theme.space.lg};
  padding-block: ${theme.space.section};
`;

function RemoteFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Page>
      <PageHead
        title="This page couldn’t be loaded"
        description="This part of the site isn’t available right now."
        noIndex
      />
      <h1>This page couldn’t be loaded</h1>
      <ErrorState message="This part of the site isn’t available right now." onRetry={onRetry}>
        The rest of the site still works.
      </ErrorState>
    </Page>
  );
}

interface Props {
  /** A new value clears the error: the visitor went somewhere else, or asked to try again. */
  resetKey: string;
  onReset: () => void;
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failing remote's error inside its page. */
class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: Props, before: { failed: boolean }) {
    const hasFailedBefore = before.failed && this.state.failed;
    if (hasFailedBefore && previous.resetKey !== this.props.resetKey) {
      // The previous props name the remote that failed; the present ones may name another.
      previous.onReset();
      this.setState({ failed: false });
    }
  }

  override componentWillUnmount() {
    if (this.state.failed) this.props.onReset();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/**
 * Fallback of a failed remote: the server's HTML if the remote failed while taking it over, because
 * that is readable without scripts; else a message with Retry.
 */
function RemoteFallback({ remote, onRetry }: { remote: PageRemote; onRetry: () => void }) {
  // While this renders for the first time, the page is still in the document.
  const [copy] = useState(() => copyServerHtml(remote));
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
    if (!isServerHtmlPreserved()) return;
    releaseServerHtml();
    replayEarlyClick();
  }, []);
  return <App {...props} />;
}
