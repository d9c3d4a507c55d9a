/**
 * Brings the page to where the visitor asked to be after a navigation: the element that the hash
 * names, otherwise the top. Focus goes along, so that a keyboard or screen reader continues there.
 */
export function scrollToTarget(hash: string): void {
  const target = hash ? document.getElementById(decodeHash(hash)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  const heading = (target ?? document).querySelector<HTMLElement>('h1, h2');
  const focused = heading ?? document.querySelector<HTMLElement>('main');
  if (!focused) return;
  if (!focused.hasAttribute('tabindex')) focused.tabIndex = -1;
  focused.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
