import { untilAlive } from '../../alive';
import { expect, test } from '../../fixtures';

const field = 'Search the help center';

test.describe('searching', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/help', { waitUntil: 'networkidle' });
    await expect(page.getByRole('searchbox', { name: field })).toBeFocused();
  });

  test('finds while typing, counts by the rule and marks what matched', async ({ page, api }) => {
    await page.keyboard.type('pricing');
    const { hits } = await api.help.searchAll('pricing');
    const articles = hits.filter(({ kind }) => kind === 'article').length;
    await expect(
      page.getByRole('heading', { name: `Found ${articles + 10} results for "pricing"` }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\?q=pricing$/);
    await expect(
      page
        .getByRole('link', { name: /pricing/i })
        .locator('mark')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pricing Engines' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Getting Started' })).toBeHidden();
  });

  test('arrow keys lead through the results, Enter opens one, Back brings them back', async ({
    page,
  }) => {
    await page.keyboard.type('bleed');
    await expect(page.getByText(/Found \d+ results for "bleed"/)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = page
      .getByRole('region', { name: /^Articles/ })
      .getByRole('link')
      .nth(1);
    await expect(second).toBeFocused();
    const title = await second.textContent();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await page.goBack();
    await expect(page.getByText(/Found \d+ results for "bleed"/)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: field })).toHaveValue('bleed');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Popular Articles' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: field })).toHaveValue('');
  });

  test('a slow answer never replaces a newer one', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/help/search/**', async (route) => {
      if (new URL(route.request().url()).searchParams.get('q') === 'bl') await held;
      await route.continue().catch(() => {});
    });
    await page.keyboard.type('bl');
    await expect(page.getByText('Searching...')).toBeVisible();
    await page.keyboard.type('eed');
    await expect(page.getByText(/Found \d+ results for "bleed"/)).toBeVisible();
    release();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByText(/Found \d+ results for "bleed"/)).toBeVisible();
  });

  test('suggests the right spelling', async ({ page }) => {
    await page.keyboard.type('imposision');
    await page.getByText('Did you mean').getByRole('link', { name: 'imposition' }).click();
    await expect(page.getByText(/Found \d+ results for "imposition"/)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: field })).toHaveValue('imposition');
  });

  test('what is not found goes along to Contact Support', async ({ page }) => {
    await page.keyboard.type('qqzzxx & qqyy');
    await expect(page.getByText('Found 0 results for "qqzzxx & qqyy"')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const link = page.getByRole('link', { name: 'Contact Support' }).first();
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', '/?topic=qqzzxx+%26+qqyy#contact');
  });
});

test.describe('a search that fails', () => {
  test.use({ expectedErrors: [/500/] });

  test('says so, keeps the text and can be tried again', async ({ page }) => {
    await page.goto('/help', { waitUntil: 'networkidle' });
    await page.route('**/api/help/search/**', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.keyboard.type('bleed');
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to search' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('searchbox', { name: field })).toHaveValue('bleed');
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/Found \d+ results for "bleed"/)).toBeVisible();
  });
});

test.describe('without network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ChunkLoadError/] });

  test('says so beside the field, and Retry finds once it is back', async ({ page, context }) => {
    await page.goto('/help', { waitUntil: 'networkidle' });
    await untilAlive(page.getByRole('searchbox', { name: field }));
    await context.setOffline(true);
    await page.getByRole('searchbox', { name: field }).fill('bleed');
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to search' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('searchbox', { name: field })).toHaveValue('bleed');
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/Found \d+ results for "bleed"/)).toBeVisible();
  });
});
