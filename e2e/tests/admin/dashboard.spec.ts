import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { pageProblems } from '../../pageProblems';

const paths = [
  'articles',
  'categories',
  'faqs',
  'tags',
  'media',
  'search/synonyms',
  'videos',
  'downloads',
  'quick-links',
  'feedback',
  'analytics',
  'search',
  'search/pinned-results',
  'health',
  'announcements',
  'contact',
  'related',
  'ai-generate',
  'users',
  'releases',
  'import-export',
  'widget',
  'audit',
];

test('each tab has its own address, and Back leads to the one before and undoes filters', async ({
  page,
  signIn,
  panel,
}) => {
  await signIn();
  await page.goto('/admin/articles');
  await panel.tab('FAQs').click();
  await expect(page).toHaveURL(/\/admin\/faqs$/);
  await expect(panel.heading).toHaveText('FAQs');
  await page.goBack();
  await expect(panel.tab('Articles')).toHaveAttribute('aria-selected', 'true');

  const status = page.getByLabel('Status', { exact: true });
  await status.selectOption('Drafts');
  await expect(page).toHaveURL(/\/admin\/articles\?status=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/articles$/);
  await expect(status).toHaveValue('');
});

test('the tabs, the search and a dialog are used by keyboard alone', async ({
  page,
  signIn,
  panel,
}) => {
  await signIn();
  await panel.open('faqs');
  await panel.tab('FAQs').focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.tab('Tags')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/admin\/tags$/);
  await expect(panel.tab('Tags')).toBeFocused();
  await expect(page.getByRole('searchbox', { name: 'Search tags' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(panel.searchbox).toBeFocused();
  await page.keyboard.press('Tab');
  await panel.heading.focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Create Tag' })).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type('Half a name');
  await page.keyboard.press('Escape');
  await expect(panel.dialog).toHaveCount(0);
  await panel.undo();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Half a name');
});

test('on a phone a menu has all pages, another one the person and the theme', async ({
  page,
  signIn,
  panel,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await panel.open('tags');
  await panel.button('Account').click();
  await expect(page.getByText('Super Admin')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Help Center' })).toBeVisible();
  await panel.button('Light or dark theme').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('Super Admin')).toBeHidden();

  const menu = panel.button('All pages');
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.button('Content')).toBeFocused();
  expect(await pageProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel.tab('Trash')).toBeHidden();
  await expect(menu).toBeFocused();
  await panel.goTo('Trash');
  await expect(page).toHaveURL(/\/admin\/trash$/);
  await expect(panel.tab('Trash')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // All that stands above the page.
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThan(64);
});

test('a collapsed group stays so in the next visit, and all pages are on the first screen', async ({
  page,
  signIn,
  panel,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn();
  await panel.open('contact');
  const last = await panel.tab('Settings').boundingBox();
  expect((last?.y ?? 900) + (last?.height ?? 0)).toBeLessThanOrEqual(900);
  expect(await page.getByRole('tab').count()).toBeLessThanOrEqual(20);

  await panel.action('Readers').click();
  await expect(panel.tab('Feedback')).toHaveCount(0);
  await page.reload();
  await expect(panel.tab('Contact')).toHaveAttribute('aria-selected', 'true');
  await expect(panel.tab('Feedback')).toHaveCount(0);
  await panel.action('Readers').click();
  await expect(panel.tab('Feedback')).toBeVisible();
});

/** How far the page scrolls past its end: hidden text in a scrolling list must not stand on the page. */
const emptyEnd = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const { height } = document.body.getBoundingClientRect();
    return Math.max(0, Math.floor(scrollHeight - Math.max(height, clientHeight)));
  });

// Another spec may delete a medium whose picture the library is about to show.
const GONE_PICTURE = /status of 404 .*\/api\/help\/media\/[\w./-]+$/;

// Each theme and each layout once: every pair costs seconds on every tab.
const views = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

test.describe('all tabs', () => {
  test.use({ expectedErrors: [GONE_PICTURE] });

  test('no tab has an accessibility violation, scrolls sideways or past its end, narrow or wide, light or dark', async ({
    page,
    signIn,
    panel,
  }) => {
    test.setTimeout(300_000);
    await signIn();
    await panel.open('account');
    for (const path of paths) {
      await expect(panel.heading).toBeVisible();
      const former = await panel.heading.textContent();
      await panel.show(path);
      await expect(panel.heading).not.toHaveText(former ?? '');
      // A tab low in the list comes into view without the page.
      await expect.poll(() => page.evaluate(() => scrollY), path).toBe(0);
      for (const { width, colorScheme } of views) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        // Rows fade while other specs' changes are fetched.
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const found = { problems: await pageProblems(page), emptyEnd: await emptyEnd(page) };
        expect({ path, width, ...found }).toEqual({ path, width, problems: [], emptyEnd: 0 });
      }
    }
  });
});
