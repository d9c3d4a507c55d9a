const RETRY_MS = 5_000;

// The notice that the service worker puts into a document of its own.
const findNotice = () => document.getElementById('kept-copy');

/** Another article is shown. */
export const removeKeptCopyNotice = () => findNotice()?.remove();

/** Removes the worker's notice, if there is one, once the site answers. */
export function watchKeptCopyNotice(): void {
  const notice = findNotice();
  if (!notice) return;
  const probe = async () => {
    if (!notice.isConnected) clearInterval(timer);
    // A browser counts as online as soon as it is in any network at all.
    if (!notice.isConnected || !navigator.onLine) return;
    try {
      // The worker answers reads only, so that a HEAD request is never served from its copies.
      const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (answer.ok) notice.remove();
    } catch {
      // The site cannot be reached: the notice stays.
    }
  };
  const timer = setInterval(probe, RETRY_MS);
  addEventListener('online', probe);
  probe();
}
