import { useState } from 'react';
import { RemoteFailure } from '../layout/RemoteFailure';
import type { PageRemote } from '../page/pageConfig';
import { takeStandingPage } from './standingPage';

interface RemoteFallbackProps {
  remote: PageRemote;
  onRetry: () => void;
}

/**
 * Fallback of a failed remote: the server's HTML if the remote failed while taking it over, because
 * that is readable without scripts; else a message with Retry.
 */
export function RemoteFallback({ remote, onRetry }: RemoteFallbackProps) {
  // While this renders for the first time, the page is still in the document.
  const [copy] = useState(() => takeStandingPage(remote));
  if (!copy) return <RemoteFailure onRetry={onRetry} />;
  return <div ref={copy} />;
}
