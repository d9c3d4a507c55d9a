import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';

const pages = [
  '/',
  '/about',
  '/integrations',
  '/api',
  '/careers',
  '/privacy',
  '/cookies',
  '/terms',
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
// Each theme, and the narrowest and the widest layout: every pair costs seconds on every page.
const views = [
  { width: 320, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
const themes = ['light', 'dark'] as const;

test.use({
  expectedErrors: [/404/],
  // Text that is fading in has no contrast to judge.
  contextOptions: { reducedMotion: 'reduce' },
});
test.setTimeout(90_000);

for (const path of pages) {
  test(`${path} has no accessibility violation and no sideways scroll, narrow or wide, light or dark`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const { width, colorScheme } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect({ width, colorScheme, found, overflow: Math.max(0, overflow) }).toEqual({
        width,
        colorScheme,
        found: [],
        overflow: 0,
      });
    }
  });
}

test.describe('with the banner on view', () => {
  test.use({ consent: 'none' });
  test('the banner and the preferences have no violation', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Manage Preferences' }).click();
    await page.getByRole('dialog').waitFor();
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
});
