import { leavesDocument } from '../page/needsScript';

function holdLink(event: MouseEvent): void {
  const { target } = event;
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('main a[href][data-needs-script]');
  if (link && leavesDocument(link, event)) event.preventDefault();
}

/** Prevents links of the page that need its component from being followed; the click is made again later. */
export const holdScriptLinks = (): void => window.addEventListener('click', holdLink, true);

export const releaseScriptLinks = (): void => window.removeEventListener('click', holdLink, true);

const CAPTURE = { capture: true };

function hideFromRouter(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link) event.stopPropagation();
}

/** Makes every link of a page whose scripts have failed an ordinary document navigation. */
export function navigateByDocument(): void {
  releaseScriptLinks();
  window.addEventListener('click', hideFromRouter, CAPTURE);
}

/** Gives the links back to the components of a page that has come after all. */
export function navigateByRouter(): void {
  window.removeEventListener('click', hideFromRouter, CAPTURE);
}
