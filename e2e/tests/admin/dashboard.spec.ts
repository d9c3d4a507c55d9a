import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../../fixtures';

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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 844 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('no tab has an accessibility violation or scrolls sideways', async ({
        page,
        signIn,
      }) => {
        test.slow();
        await signIn();
        for (const path of paths) {
          await page.goto(`/admin/${path}`);
          await page.getByRole('heading', { level: 2 }).waitFor();
          await expect(page.getByText(/^Loading/)).toHaveCount(0);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, path).toBeLessThanOrEqual(0);
        }
      });
    });
  }
}
