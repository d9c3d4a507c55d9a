import { countUse } from '../session/countUses';
import { keepForOffline } from './offlineCopies';

declare global {
  interface Document {
    /** Whether the page was opened ahead of its reader. */
    prerendering?: boolean;
  }
  interface Window {
    /** What the article counts as that is being read. */
    presslineReading?: string;
  }
}

const MOMENT_MS = 2_000;

const shown = () => document.querySelector<HTMLElement>('article[data-counts]')?.dataset.counts;

/**
 * Counts the article of this page as read, and keeps it for offline use, once it was visible for a
 * moment. Called by the page's early script and by its code: the same article is watched once.
 */
export function watchReading(): void {
  const name = shown();
  if (!name || name === window.presslineReading) return;
  window.presslineReading = name;
  const path = location.pathname;
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(timer);
    if (document.prerendering || document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      for (const type of STARTS) document.removeEventListener(type, start);
      if (name === shown()) {
        countUse(name);
        void keepForOffline(path);
      } else if (name === window.presslineReading) {
        // The reader has gone too soon, and may come back.
        window.presslineReading = undefined;
      }
    }, MOMENT_MS);
  };
  for (const type of STARTS) document.addEventListener(type, start);
  start();
}

// A page that comes back from the browser's cache becomes visible, too.
const STARTS = ['visibilitychange', 'prerenderingchange'];
