import { useEffect } from 'react';
import { reportArticle } from '../session/reportUse';
import { keepForOffline } from './offlineCopies';

const MOMENT_MS = 2_000;

/** Counts an article as read, and keeps it for offline use, once its page was visible for a moment. */
export function useReading(article: { id: string; slug: string } | null | undefined): void {
  const { id, slug } = article ?? {};
  useEffect(() => {
    if (!id || !slug) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        stop();
        reportArticle(id);
        void keepForOffline(slug);
      }, MOMENT_MS);
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
    document.addEventListener('visibilitychange', start);
    start();
    return stop;
  }, [id, slug]);
}
