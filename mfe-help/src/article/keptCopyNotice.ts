const RETRY_MS = 5_000;

// The notice that the service worker puts into a document of its own.
const findNotice = () => document.getElementById('kept-copy');

/** Another article is shown, or the site answers. */
export const removeKeptCopyNotice = () => findNotice()?.remove();

/** Whether the site answers: a browser counts as online as soon as it is in any network at all. */
async function removeWhenReachable(): Promise<void> {
  try {
    // The worker answers reads only, so that a HEAD request is never served from its copies.
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (answer.ok) removeKeptCopyNotice();
  } catch {
    // The site cannot be reached: the notice stays.
  }
}

/** Removes the worker's notice, if there is one, once the site answers. */
export function watchKeptCopyNotice(): void {
  if (!findNotice()) return;
  const probe = () => {
    if (!findNotice()) clearInterval(timer);
    else if (navigator.onLine) void removeWhenReachable();
  };
  const timer = setInterval(probe, RETRY_MS);
  addEventListener('online', probe);
  probe();
}
