import { useEffect } from 'react';

const RETRY_MS = 5_000;

// The notice that the service worker puts into a document of its own.
const findNotice = () => document.getElementById('kept-copy');
const removeNotice = () => findNotice()?.remove();

/** Whether the site answers: a browser counts as online as soon as it is in any network at all. */
async function removeWhenReachable(): Promise<void> {
  try {
    // The worker answers reads only, so that a HEAD request is never served from its copies.
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (answer.ok) removeNotice();
  } catch {
    // The site cannot be reached: the notice stays.
  }
}

/** Removes the worker's notice once the site answers or another article is shown. */
export function useKeptCopyNotice(slug: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notice is about this article alone
  useEffect(() => {
    if (!findNotice()) return;
    const probe = () => {
      if (!findNotice()) clearInterval(timer);
      else if (navigator.onLine) void removeWhenReachable();
    };
    const timer = setInterval(probe, RETRY_MS);
    probe();
    window.addEventListener('online', probe);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', probe);
      removeNotice();
    };
  }, [slug]);
}
