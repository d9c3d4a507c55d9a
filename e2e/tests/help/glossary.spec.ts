import { expect, test } from '../../fixtures';
import { watchScripts } from '../../watchScripts';

const ARTICLE = '/help/articles/print-ready-pdf';

test('the help center leads to the glossary, whose letters and terms have addresses', async ({
  page,
  shell,
}) => {
  await shell.open('/help');
  await page.getByRole('link', { name: 'Print glossary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print glossary' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'T' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'T', exact: true })).toBeInViewport();
  await page.goto('/help/glossary#term-bleed');
  const entry = page.locator('#term-bleed');
  await expect(entry).toBeInViewport();
  await entry.getByRole('link', { name: 'Trim size' }).click();
  await expect(page.locator('#term-trim-size:target')).toBeInViewport();

  const json = await page.locator('script[type="application/ld+json"]').allTextContents();
  const set = json.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'DefinedTermSet');
  expect(set.hasDefinedTerm.length).toBeGreaterThanOrEqual(60);
  expect(set.hasDefinedTerm).toContainEqual(
    expect.objectContaining({
      name: 'Bleed',
      url: expect.stringMatching(/^http.*\/help\/glossary#term-bleed$/),
    }),
  );
});

test('a term shows its definition by pointer and keyboard, and no React is loaded for it', async ({
  page,
}) => {
  const scripts = await watchScripts(page);
  await page.goto(ARTICLE);
  await page.waitForFunction(() => 'presslineConsent' in window);
  const term = page.getByRole('article').getByRole('link', { name: 'bleed', exact: true });
  const card = page.getByRole('dialog', { name: 'Bleed' });
  await term.click();
  await expect(card).toContainText('runs on past the line');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: 'See it in the glossary' })).toBeFocused();
  expect(scripts.requests()).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/glossary#term-bleed$/);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });
  test('a tap shows the definition within the screen, and a tap beside it hides it', async ({
    page,
    shell,
  }) => {
    await shell.open(ARTICLE);
    const links = page.locator('a[data-popover]');
    for (let at = 0; at < (await links.count()); at += 1) {
      await links.nth(at).tap();
      const card = page.locator(':popover-open');
      await expect(card).toBeVisible();
      const box = await card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a term is a link to its entry', async ({ page }) => {
    await page.goto(ARTICLE);
    await page.getByRole('article').getByRole('link', { name: 'bleed', exact: true }).click();
    await expect(page).toHaveURL(/\/help\/glossary#term-bleed$/);
    await expect(page.locator('#term-bleed')).toBeInViewport();
  });
});
