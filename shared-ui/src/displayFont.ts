/**
 * Module path of the display face (bold, Latin, 22 KB): the shell's build resolves and emits it
 * as a hashed asset.
 */
export const displayFontFile =
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';

// Widths and heights of Arial Bold brought to those of the display face over a dozen typical
// headings, so that text keeps its place when the face arrives.
const fallback = [
  "@font-face{font-family:'Pressline Display Fallback';font-weight:700",
  "src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('LiberationSans-Bold'),local('Helvetica-Bold')",
  'size-adjust:102.2%;ascent-override:91%;descent-override:26.4%;line-gap-override:0%}',
].join(';');

/**
 * The `@font-face` rules of the display face and its metric-compatible fallback, for the
 * document's head.
 * @param url where the file named by `displayFontFile` is served.
 */
export function fontFaceCss(url: string): string {
  return `@font-face{font-family:'Bricolage Grotesque';font-weight:700;font-style:normal;font-display:swap;src:url('${url}') format('woff2')}${fallback}`;
}
