/**
 * Module path of the display face (bold, Latin, 22 KB): the shell's build resolves and emits it
 * as a hashed asset.
 */
export const displayFontFile =
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';

// Fallbacks until the display face arrives. Their widths are fitted over a hundred headings of the
// site, so that lines break at the same words.
const fallbacks = [
  {
    family: 'Pressline Display Arial',
    faces: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
      'Helvetica-Bold',
    ],
    widthPercent: 102.2,
  },
  {
    family: 'Pressline Display Roboto',
    faces: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    widthPercent: 109,
  },
  {
    family: 'Pressline Display DejaVu',
    faces: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    widthPercent: 85.5,
  },
];
const ASCENT_PERCENT = 93;
const DESCENT_PERCENT = 27;

const fallbackCss = fallbacks.map(({ family, faces, widthPercent }) => {
  const source = faces.map((face) => `local('${face}')`).join(',');
  const percent = (value: number) => `${((value / widthPercent) * 100).toFixed(1)}%`;
  const height = `ascent-override:${percent(ASCENT_PERCENT)};descent-override:${percent(DESCENT_PERCENT)};line-gap-override:0%`;
  return `@font-face{font-family:'${family}';font-weight:700;src:${source};size-adjust:${widthPercent}%;${height}}`;
});

/**
 * The `@font-face` rules of the display face and its metric-compatible fallbacks, for the
 * document's head.
 * @param url where the file named by `displayFontFile` is served.
 */
export function fontFaceCss(url: string): string {
  return `@font-face{font-family:'Bricolage Grotesque';font-weight:700;font-style:normal;font-display:swap;src:url('${url}') format('woff2')}${fallbackCss.join('')}`;
}
