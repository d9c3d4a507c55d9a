import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures';

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/404/] });

  for (const path of [
    '/no/such/page',
    '/about/nope',
    '/resources/nope',
    '/help/nope',
    '/help/articles/unknown-slug',
    '/help/preview/unknown-token',
    '/admin/nope',
    '/admin/login/nope',
  ]) {
    test(`${path} answers 404 with the not-found page`, async ({ page, context, shell }) => {
      const answer = await context.request.get(path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
      await page.goto(path);
      await expect(page).toHaveTitle(/^404 Page Not Found/);
      await expect(shell.heading).toHaveText('404 Page Not Found');
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    });
  }

  test('shows the not-found page and ways on', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('searchbox').fill('bleed');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/help\?q=bleed/);
  });
});

test('the navigation scrolls to a section and reaches it from another page', async ({
  page,
  shell,
}) => {
  await page.goto('/');
  await shell.link('Pricing').click();
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page.locator('#pricing').getByRole('heading').first()).toBeInViewport();
  await page.goto('/help');
  await shell.link('Features').click();
  await expect(page).toHaveURL(/\/#features$/);
  await expect(page.locator('#features').getByRole('heading').first()).toBeInViewport();
});

test('a client navigation moves focus to the heading and renames the document', async ({
  page,
  shell,
}) => {
  await shell.open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^About/);
  await expect(shell.heading).toBeFocused();
});

test('the mobile menu opens, closes on Escape and returns the focus', async ({ page, shell }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shell.open('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const customers = shell.link('Customers');
  await button.click();
  await expect(customers).toBeVisible();
  await shell.link('Book Demo').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pressline' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shell.navigation).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await customers.click();
  await expect(page).toHaveURL(/#customers$/);
  await expect(shell.navigation).toBeHidden();

  await button.click();
  await page.mouse.click(200, 800);
  await expect(shell.navigation).toBeHidden();

  // A phone that is turned: the whole navigation is there, and nothing is trapped in it.
  await button.click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await shell.link('Book Demo').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('the header is one line where the whole navigation is in it', async ({ page, shell }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const brand = page.getByRole('banner').getByRole('link', { name: 'Pressline' });
  const middle = async (link: Locator) => {
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    return y + height / 2;
  };
  expect(await middle(shell.link('Book Demo'))).toBeCloseTo(await middle(brand), 0);
});

test('the theme switch is remembered and applied before the page paints', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /theme/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
