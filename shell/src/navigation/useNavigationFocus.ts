import { useLocation, useNavigationType } from '@pressline/shared-ui/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { positionHere, savePosition } from './entryPosition';

const GIVE_UP_MS = 5_000;

/**
 * Brings the page to where the visitor asked to be after a navigation: the element that the hash
 * names, otherwise the top. Focus goes along, so that a keyboard or screen reader continues there.
 * Waits for a target that is not on the page yet, unless the visitor moves on. With `scrollTop`, where
 * the page was left, it returns there.
 * @returns a function that stops waiting
 */
export function scrollToTarget(hash: string, scrollTop?: number): () => void {
  const id = decodeHash(hash);
  const arrive = () => {
    const target = id ? document.getElementById(id) : null;
    if (id && !target) return false;
    const heading = (target ?? document).querySelector<HTMLElement>(id ? 'h1, h2, h3' : 'h1');
    const focused = heading ?? target;
    if (!focused) return false;
    if (scrollTop === undefined) target?.scrollIntoView();
    else window.scrollTo(0, scrollTop);
    focus(focused);
    return true;
  };
  if (!id && scrollTop === undefined) window.scrollTo(0, 0);
  if (arrive()) return () => {};

  const main = document.querySelector<HTMLElement>('main');
  if (main) focus(main);
  const resting = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== resting || arrive()) stop();
  });
  const timer = setTimeout(() => stop(), GIVE_UP_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && !element.matches('a[href], button, input')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

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
  useEffect(() => savePosition(key), [key]);
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
