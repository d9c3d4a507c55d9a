import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const PLACE = 1_500;

/** Scrolls there, and lets the page hear of it. */
const scrollToPlace = (page: Page) =>
  page.evaluate(async (top) => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, top);
    await heard;
  }, PLACE);

test('Back returns to where the page was left, without a loading state in between', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await scrollToPlace(page);
  // A click of the test's own would scroll first.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Help Center' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.evaluate(() => {
    const seen = { shift: 0, loading: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift' });
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent?.includes('Loading…')) seen.loading += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('How can we help?');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(PLACE);
  const { shift, loading } = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(loading).toBe(0);
  expect(shift).toBeLessThan(0.1);
});

test('a page that is loaded again stays where it was', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await scrollToPlace(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(PLACE);
});
