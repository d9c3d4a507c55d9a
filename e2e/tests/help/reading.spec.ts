import { expect, test } from '../../fixtures';

test('the help center shows categories and the popular articles of the database', async ({
  page,
}) => {
  await page.goto('/help');
  for (const name of ['Getting Started', 'Integrations', 'Scheduling & Shop Floor']) {
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  }
  const popular = page.getByRole('region', { name: 'Popular Articles' });
  await expect(popular.getByRole('link')).toHaveCount(6);
});

test('one category is open at a time and lists its articles', async ({ page }) => {
  await page.goto('/help');
  const open = async (name: string) => {
    const button = page.getByRole('button', { name: new RegExp(name) });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // The document behind it starts where the card is.
    await expect(button).toBeInViewport();
    await expect(button).toBeFocused();
  };
  await open('Getting Started');
  await open('Integrations');
  await expect(page.locator('[aria-expanded="true"]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /API keys and webhooks/i }).first()).toBeVisible();
});

test.describe('an unknown article', () => {
  test.use({ expectedErrors: [/404/] });

  test('answers 404 with a friendly page', async ({ page, shell }) => {
    const answer = await page.goto('/help/articles/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(shell.heading).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});
