import { expect, test } from '../fixtures';
import { pageProblems } from '../pageProblems';

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
      expect({ width, problems: await pageProblems(page) }).toEqual({ width, problems: [] });
    }
  });
}

test.describe('with the banner on view', () => {
  test.use({ consent: 'none' });
  test('the banner and the preferences have no violation', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      expect(await pageProblems(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Manage Preferences' }).click();
    await page.getByRole('dialog').waitFor();
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      expect(await pageProblems(page)).toEqual([]);
    }
  });
});
