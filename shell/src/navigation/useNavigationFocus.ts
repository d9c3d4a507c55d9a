import { useLocation, useNavigationType } from '@pressline/shared-ui/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepPosition, positionHere } from './entryPosition';
import { scrollToTarget } from './scrollToTarget';

/**
 * After each client navigation, scrolls and moves focus as a freshly loaded document would, before
 * the new page is painted. A change of the query alone is the same page, and Back returns to where
 * the page was left.
 */
export function useNavigationFocus(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const last = useRef({ pathname, key });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    if (before.key === key) return undefined;
    const isSamePage = before.pathname === pathname;
    if (!isBack) return isSamePage && !hash ? undefined : scrollToTarget(hash);
    const scrollTop = positionHere();
    if (!isSamePage) return scrollToTarget(hash, scrollTop);
    // Where there is none, the browser has followed a hash by itself.
    if (scrollTop !== undefined) window.scrollTo(0, scrollTop);
    return undefined;
  }, [pathname, hash, key, isBack]);
  useEffect(() => keepPosition(key), [key]);
  // Each entry of the history has a mode of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the entry
  useEffect(restorePositionsHere, [key]);
}

/**
 * On Back a browser scrolls before the page is rendered, which shows the end of the page before. In a
 * document that it loads, it may restore the position itself.
 */
function restorePositionsHere(): () => void {
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const handOver = () => {
    history.scrollRestoration = 'auto';
  };
  takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handOver);
  return () => {
    window.removeEventListener('pageshow', takeOver);
    window.removeEventListener('pagehide', handOver);
  };
}
