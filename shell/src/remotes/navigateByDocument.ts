import { releaseNeedyLinks } from './heldLinks';

const CAPTURE = { capture: true };

function keepFromRouter(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link) event.stopPropagation();
}

/** Makes every link of a page whose scripts have failed an ordinary document navigation. */
export function navigateByDocument(): void {
  releaseNeedyLinks();
  window.addEventListener('click', keepFromRouter, CAPTURE);
}

/** Gives the links back to the components of a page that has come after all. */
export function navigateByRouter(): void {
  window.removeEventListener('click', keepFromRouter, CAPTURE);
}
