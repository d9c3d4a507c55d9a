import { type RefObject, useEffect } from 'react';

const PARTS = '[data-interactive], [data-video], pre, img, h2, h3, h4';

/** Fetches the script of an article's interactive parts, if `html` has any, and starts it. */
export function useEnhancedArticle(
  root: RefObject<HTMLElement | null>,
  html: string,
  articleId: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new text brings new elements
  useEffect(() => {
    const element = root.current;
    if (!element?.querySelector(PARTS)) return undefined;
    let isCurrent = true;
    import('./enhance/enhanceArticle').then(
      ({ enhanceArticle }) => isCurrent && enhanceArticle(element, articleId),
      // The article is readable without it.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [root, html, articleId]);
}
