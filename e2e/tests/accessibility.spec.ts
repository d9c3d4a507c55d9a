import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';

const pages = [
  '/',
  '/resources/bottlenecks-guide',
  '/resources/fast-quotes-guide',
  '/resources/strategist-guide',
  '/resources/idle-time-guide',
  '/resources/roi-calculator',
  '/help',
  '/help?q=bleed',
  '/help/articles/print-ready-pdf',
  '/nowhere',
  '/admin/login',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        expectedErrors: [/404/],
        // Text that is fading in has no contrast to judge.
        contextOptions: { reducedMotion: 'reduce' },
      });
      for (const path of pages) {
        test(`${path} has no accessibility violation and no sideways scroll`, async ({ page }) => {
          await page.goto(path, { waitUntil: 'networkidle' });
          await page.getByRole('heading', { level: 1 }).waitFor();
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
