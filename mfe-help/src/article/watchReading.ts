import { countUse } from '../session/countUses';
import { keepForOffline } from '../session/offlineCopies';

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
      void keepForOffline(path);
    }, MOMENT_MS);
  };
  // So does a page that was rendered ahead, or comes back from the browser's cache.
  document.addEventListener('visibilitychange', start);
  start();
}
