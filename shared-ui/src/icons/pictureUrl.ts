/**
 * The address of an SVG picture that is the picture itself, for a style: `url("…")`. Only what would end it
 * or begin a fragment is escaped, which is shorter than to escape whatever other addresses cannot have.
 */
export const pictureUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/["#%<>]/g, encodeURIComponent)}`;
