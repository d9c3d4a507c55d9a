import { untilAlive } from '../../alive';
import { expect, test, withoutMotion } from '../../fixtures';

test.use(withoutMotion);

test.use({ consent: 'none' });

test('the end of the page stays where it is when the scripts arrive', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/shell.*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await page.evaluate(() => document.fonts.ready);
  await settings.scrollIntoViewIfNeeded();
  const before = await settings.boundingBox();
  arrive();
  await untilAlive(settings);
  const after = await settings.boundingBox();
  // The browser rounds the heights of sections that it has not rendered yet.
  for (const edge of ['x', 'y'] as const) {
    expect(Math.abs((after?.[edge] ?? Number.NaN) - (before?.[edge] ?? 0))).toBeLessThan(1);
  }
});
