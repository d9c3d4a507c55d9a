/**
 * A `data:` URL of an SVG, for CSS `url("…")`. Escapes only what would end the string or start a fragment,
 * which is shorter than escaping whatever other addresses cannot have.
 */
export const pictureUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/["#%<>]/g, encodeURIComponent)}`;
