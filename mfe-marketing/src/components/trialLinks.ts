import { isPlainClick } from '@pressline/shared-ui';
import { site } from '../content/site';

/**
 * Calls `open` for every plain click on a link to the trial in the whole page, the shell's included,
 * even before the link's own code has arrived. It is no navigation, so nothing waits for the router.
 * @returns a function that ends this
 */
export function catchTrialLinks(open: () => void): () => void {
  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link?.getAttribute('href') !== site.links.trial || !isPlainClick(event)) return;
    event.preventDefault();
    open();
  }
  window.addEventListener('click', handleClick, { capture: true });
  return () => window.removeEventListener('click', handleClick, { capture: true });
}
