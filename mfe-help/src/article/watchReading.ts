import { countUse } from '../session/countUses';
import { cacheForOffline } from '../session/offlineCopies';

const MOMENT_MS = 2_000;

/** What the article of this page counts as: `articles/<id>/view`. */
export const shownArticle = (): string | undefined =>
  document.querySelector<HTMLElement>('article[data-counts]')?.dataset.counts;

/**
 * Counts the article of this page as read, and keeps it for offline use, once it was visible for a
 * moment. Called by the page's early script and, when the page was started, by its code: the article
 * counts once, and is kept again with the scripts that have been loaded since.
 */
export function watchReading(): void {
  const name = shownArticle();
  if (!name) return;
  const path = location.pathname;
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      document.removeEventListener('visibilitychange', start);
      if (name !== shownArticle()) return;
      countUse(name);
      void cacheForOffline(path);
    }, MOMENT_MS);
  };
  // So does a page that was rendered ahead, or comes back from the browser's cache.
  document.addEventListener('visibilitychange', start);
  start();
}

const RETRY_MS = 5_000;

// The notice that the service worker puts into a document of its own.
const findNotice = () => document.getElementById('kept-copy');

/** Another article is shown. */
export const removeOfflineNotice = () => findNotice()?.remove();

/** Removes the worker's notice, if there is one, once the site answers. */
export function watchOfflineNotice(): void {
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
