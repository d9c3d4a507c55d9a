import { themeVariables } from '@pressline/shared-ui';

/**
 * The design's values on the guest's own root, whose width takes the place of the window's. The page
 * may set each color: `--pressline-accent` for `--color-accent`.
 */
export const ownVariables = themeVariables
  .replaceAll(':root', '[data-guest]')
  .replace(/--color-([\w-]+):([^;]+);/g, '--color-$1:var(--pressline-$1,$2);')
  .replace(/(\d)vw/g, '$1cqi');

/**
 * Lets the reader's font size decide how large a guest is, not that of the page's root element, which
 * some pages make smaller and which the design's lengths are counted in.
 */
export function atOwnScale(element: HTMLElement): void {
  element.style.fontSize = 'medium';
  const own = Number.parseFloat(getComputedStyle(element).fontSize);
  const page = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  element.style.fontSize = '';
  if (own && page && own !== page) element.style.zoom = String(own / page);
}
