import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { pageProblems } from '../../pageProblems';

const paths = [
  'articles',
  'categories',
  'faqs',
  'tags',
  'tags/synonyms',
  'videos',
  'downloads',
  'quick-links',
  'feedback',
  'analytics',
  'announcements',
  'contact',
  'related',
  'ai-generate',
  'users',
  'releases',
  'transfer',
];

test('each tab has its own address, and Back leads to the one before', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/articles$/);
  await page.getByRole('tab', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/admin\/faqs$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('FAQs');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Articles' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the tabs, the search and a dialog are used by keyboard alone', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/admin/faqs');
  await page.getByRole('tab', { name: 'FAQs' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Tags' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/admin\/tags$/);
  await expect(page.getByRole('tab', { name: 'Tags' })).toBeFocused();
  await expect(page.getByRole('searchbox', { name: 'Search tags' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Create Tag' })).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type('Half a name');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Half a name');
});

/** How far the page scrolls past its end: hidden text in a scrolling list must not stand on the page. */
const emptyEnd = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const { height } = document.body.getBoundingClientRect();
    return Math.max(0, Math.floor(scrollHeight - Math.max(height, clientHeight)));
  });

// Each theme and each layout once: every pair costs seconds on every tab.
const views = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

test.describe('in a phone’s and a desk’s width, light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no tab has an accessibility violation, scrolls sideways or past its end', async ({
    page,
    signIn,
  }) => {
    test.setTimeout(180_000);
    await signIn();
    for (const path of paths) {
      await page.goto(`/admin/${path}`);
      await page.getByRole('heading', { level: 2 }).waitFor();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      for (const { width, colorScheme } of views) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        const found = { problems: await pageProblems(page), emptyEnd: await emptyEnd(page) };
        expect({ path, width, ...found }).toEqual({ path, width, problems: [], emptyEnd: 0 });
      }
    }
  });
});
