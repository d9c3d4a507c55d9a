import { useLocation, useNavigationType } from '@pressline/shared-ui/router';
import { useEffect, useRef } from 'react';
import { scrollToTarget } from './scrollToTarget';

/**
 * After each client navigation, scrolls and moves focus as a freshly loaded document would. A
 * change of the query alone is the same page, and Back returns to where the page was left.
 */
export function useNavigationFocus(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const last = useRef({ pathname, key });
  // The browser restores a position before the page is there, within the height of the one before.
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    const isSamePage = before.pathname === pathname && !hash;
    if (before.key === key || isSamePage) return undefined;
    return scrollToTarget(hash, { keepScroll: isBack, scrollTop: positions.current.get(key) });
  }, [pathname, hash, key, isBack]);
  useEffect(() => {
    const remember = () => {
      // In between, the address is the next page's already.
      if ((history.state?.key ?? 'default') === key) positions.current.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
