import { statSync } from 'node:fs';
import { displayFontFile, fontFaceCss } from './displayFont';

it('names a font file of at most 35 KB that is installed', () => {
  expect(statSync(require.resolve(displayFontFile)).size).toBeLessThanOrEqual(35 * 1024);
});

it('swaps the face in over a fallback of its own metrics', () => {
  const css = fontFaceCss('/assets/display.abc123.woff2');
  expect(css).toContain("url('/assets/display.abc123.woff2') format('woff2')");
  expect(css).toContain('font-display:swap');
  expect(css).toMatch(/Pressline Display Fallback.*size-adjust:.*ascent-override:/);
});
