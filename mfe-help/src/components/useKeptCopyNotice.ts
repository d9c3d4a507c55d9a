import { useEffect } from 'react';

// The notice that the service worker puts into a document of its own.
const removeNotice = () => document.getElementById('kept-copy')?.remove();

/** Takes the worker's notice away once there is network, or another article in its place. */
export function useKeptCopyNotice(slug: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notice is about this article alone
  useEffect(() => {
    // The network may have come back while the page was hydrating.
    if (navigator.onLine) removeNotice();
    window.addEventListener('online', removeNotice);
    return () => {
      window.removeEventListener('online', removeNotice);
      removeNotice();
    };
  }, [slug]);
}
