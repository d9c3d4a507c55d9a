import { site } from '../content/site';

/**
 * Calls `open` for every plain click on a link to the trial, wherever it stands, the shell's and
 * those whose code has not arrived included. Opening is no navigation: nothing waits for the router.
 * @returns a function that lets the links be links again
 */
export function catchTrialLinks(open: () => void): () => void {
  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link?.getAttribute('href') !== site.links.trial || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  }
  window.addEventListener('click', handleClick, { capture: true });
  return () => window.removeEventListener('click', handleClick, { capture: true });
}
