import { statSync } from 'node:fs';
import { displayFontFile, fontFaceCss } from './displayFont';
import { scale } from './tokens';

it('names a font file of at most 35 KB that is installed', () => {
  expect(statSync(require.resolve(displayFontFile)).size).toBeLessThanOrEqual(35 * 1024);
});

it('swaps the face in over fallbacks of its own metrics, each named in the stack', () => {
  const css = fontFaceCss('/assets/display.abc123.woff2');
  expect(css).toContain("url('/assets/display.abc123.woff2') format('woff2')");
  expect(css).toContain('font-display:swap');
  const fallbacks = css.match(
    /font-family:'Pressline Display [^}]*size-adjust:[^}]*ascent-override:/g,
  );
  expect(fallbacks).toHaveLength(3);
  const families = [...css.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family);
  const stack = scale.font.display.split(', ').map((family) => family.replaceAll("'", ''));
  expect(stack).toEqual([...families, 'Arial', 'sans-serif']);
});
