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
