import type { Locator } from '@playwright/test';
import { untilAlive } from '../../alive';
import { expect, test } from '../../fixtures';

test.use({ consent: 'none' });

/** Where it stands once what was scrolled past has been laid out. */
async function restingPlace(element: Locator) {
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const { y = 0 } = (await element.boundingBox()) ?? {};
      const isSame = y === before;
      before = y;
      return isSame;
    })
    .toBe(true);
  return element.boundingBox();
}

test('the end of the page stays where it is when the scripts arrive', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/shell.*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/');
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await page.evaluate(() => document.fonts.ready);
  await settings.scrollIntoViewIfNeeded();
  const before = await restingPlace(settings);
  arrive();
  await untilAlive(settings);
  const after = await restingPlace(settings);
  // The browser rounds the heights of sections that it has not rendered yet.
  for (const edge of ['x', 'y'] as const) {
    expect(Math.abs((after?.[edge] ?? Number.NaN) - (before?.[edge] ?? 0))).toBeLessThan(1);
  }
});
