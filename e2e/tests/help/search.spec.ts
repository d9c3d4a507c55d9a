import { untilAlive } from '../../alive';
import { expect, test } from '../../fixtures';

test.describe('searching', () => {
  test.beforeEach(async ({ shell, help }) => {
    await shell.open('/help');
    await expect(help.search).toBeFocused();
  });

  test('finds while typing, counts and marks what matched, and Clear shows the overview', async ({
    page,
    api,
  }) => {
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
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('heading', { name: 'Popular Articles' })).toBeVisible();
  });

  test('arrow keys lead through the results, Enter opens one, Back brings them back', async ({
    page,
    shell,
    help,
  }) => {
    await page.keyboard.type('bleed');
    await expect(help.results('bleed')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = page
      .getByRole('region', { name: /^Articles/ })
      .getByRole('link')
      .nth(1);
    await expect(second).toBeFocused();
    const title = await second.textContent();
    await page.keyboard.press('Enter');
    await expect(shell.heading).toHaveText(title ?? '');
    await page.goBack();
    await expect(help.results('bleed')).toBeVisible();
    await expect(help.search).toHaveValue('bleed');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Popular Articles' })).toBeVisible();
    await expect(help.search).toHaveValue('');
  });

  test('a slow answer never replaces a newer one', async ({ page, help }) => {
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
    await expect(help.results('bleed')).toBeVisible();
    release();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(help.results('bleed')).toBeVisible();
  });

  test('suggests the right spelling', async ({ page, help }) => {
    await page.keyboard.type('imposision');
    await page.getByText('Did you mean').getByRole('link', { name: 'imposition' }).click();
    await expect(help.results('imposition')).toBeVisible();
    await expect(help.search).toHaveValue('imposition');
  });

  test('what is not found goes along to Contact Support', async ({ page }) => {
    await page.keyboard.type('qqzzxx & qqyy');
    await expect(page.getByText('Found 0 results for "qqzzxx & qqyy"')).toBeVisible();
    const ask = page.getByRole('link', { name: 'Ask us' });
    await expect(ask).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(ask).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(ask).toBeFocused();
    for (const name of ['Ask us', 'Contact Support']) {
      const link = page.getByRole('link', { name }).first();
      await expect(link).toHaveAttribute('href', '/?topic=qqzzxx+%26+qqyy#contact');
    }
  });
});

test.describe('without network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ChunkLoadError/] });

  test('says so beside the field, and Retry finds once it is back', async ({
    context,
    shell,
    help,
  }) => {
    await shell.open('/help');
    await untilAlive(help.search);
    await context.setOffline(true);
    await help.search.fill('bleed');
    await expect(help.searchFailure).toBeVisible();
    await expect(help.search).toHaveValue('bleed');
    await context.setOffline(false);
    await help.searchFailure.getByRole('button', { name: 'Retry' }).click();
    await expect(help.results('bleed')).toBeVisible();
  });
});
