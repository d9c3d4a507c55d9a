/**
 * Lets the reader's font size decide how large a guest is, not that of the page's root element, which
 * some pages make smaller and which the design's lengths are counted in.
 */
export function atOwnScale(place: HTMLElement): void {
  place.style.fontSize = 'medium';
  const own = Number.parseFloat(getComputedStyle(place).fontSize);
  const page = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  place.style.fontSize = '';
  if (own && page && own !== page) place.style.zoom = String(own / page);
}
