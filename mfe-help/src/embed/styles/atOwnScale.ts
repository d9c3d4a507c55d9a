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
