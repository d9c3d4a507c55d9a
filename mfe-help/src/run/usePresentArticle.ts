import { type ArticlePage, createApiClient } from '@pressline/shared-api';
import { useCallback, useEffect, useState } from 'react';
import { isNotFound } from '../queries';

/**
 * The article as it is now: asked for whenever the page becomes visible again, and by `check`. Null once it
 * is no longer published. Without network it stays what it was, and `isAsked` false.
 */
export function usePresentArticle(shown: ArticlePage) {
  const [article, setArticle] = useState<ArticlePage | null>(shown);
  const [isAsked, setIsAsked] = useState(false);
  const { slug } = shown;
  const check = useCallback(async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      setArticle(await createApiClient().help.articles.get(slug));
      setIsAsked(true);
    } catch (error) {
      if (isNotFound(error)) setArticle(null);
    }
  }, [slug]);
  useEffect(() => {
    void check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [check]);
  return { article, isAsked, check };
}
