import { isPlainClick } from '@pressline/shared-ui';
import { site } from '../content/site';

const isTrialLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href]')?.getAttribute('href') === site.links.trial;

export const loadTrial = () =>
  import(/* webpackChunkName: "trial" */ '../forms/trial/TrialDialogs');

/** Whether somebody has pressed a link to the trial, or followed its address, before this code came. */
export const isTrialAwaited = (): boolean =>
  location.pathname + location.hash === site.links.trial ||
  isTrialLink(window.presslineClicks?.at(-1) ?? null);

/**
 * Calls `open` for every plain click on a link to the trial in the whole page, the shell's included,
 * even before the link's own code has arrived. It is no navigation, so nothing waits for the router.
 * @returns a function that ends this
 */
export function catchTrialLinks(open: () => void): () => void {
  function handleClick(event: MouseEvent) {
    if (!isTrialLink(event.target) || !isPlainClick(event)) return;
    event.preventDefault();
    open();
  }
  window.addEventListener('click', handleClick, { capture: true });
  return () => window.removeEventListener('click', handleClick, { capture: true });
}
