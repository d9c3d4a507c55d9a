import { useLocation, useNavigationType } from '@pressline/shared-ui/router';
import { useEffect, useRef } from 'react';
import { scrollToTarget } from './scrollToTarget';

/**
 * After each client navigation, scrolls and moves focus as a freshly loaded document would. A
 * change of the query alone is the same page, and Back leaves the scroll position to the browser.
 */
export function useNavigationFocus(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const last = useRef({ pathname, key });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    const isSamePage = before.pathname === pathname && !hash;
    if (before.key === key || isSamePage) return undefined;
    return scrollToTarget(hash, { keepScroll: isBack });
  }, [pathname, hash, key, isBack]);
}
