import type { Page } from '@playwright/test';
import { untilAlive } from '../../alive';
import { expect, test } from '../../fixtures';
import type { Shell } from '../../pages/Shell';

const PLACE = 1_500;

/** Scrolls there, and lets the page hear of it. */
const scrollToPlace = (page: Page, place = PLACE) =>
  page.evaluate(async (top) => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, top);
    await heard;
  }, place);

/** Follows the link. A click of Playwright's own would scroll first. */
async function goToHelp(shell: Shell): Promise<void> {
  await shell.link('Help Center').evaluate((link: HTMLElement) => link.click());
  await expect(shell.heading).toHaveText('How can we help?');
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('Back returns to where the page was left, without a loading state in between', async ({
  page,
  shell,
}) => {
  const session = await page.context().newCDPSession(page);
  await shell.open('/');
  await scrollToPlace(page);
  await goToHelp(shell);
  expect(await scrollTop(page)).toBe(0);

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
  await expect(shell.heading).not.toHaveText('How can we help?');
  await expect.poll(() => scrollTop(page)).toBe(PLACE);
  const { shift, loading } = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(loading).toBe(0);
  expect(shift).toBeLessThan(0.1);
});

test('a page that is loaded again stays where it was', async ({ page, shell }) => {
  await shell.open('/');
  await scrollToPlace(page);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(PLACE);
});

test('Back and Forward go through the places of a page that were reached by its contents', async ({
  page,
  shell,
}) => {
  await shell.open('/resources/bottlenecks-guide');
  await scrollToPlace(page, 150);
  const contents = page.locator('main a[href^="#"]');
  const places = [150];
  for (const index of [3, 1]) {
    const before = page.url();
    await contents.nth(index).evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(before);
    await expect.poll(() => scrollTop(page)).not.toBe(places.at(-1));
    await page.waitForFunction(() => history.state?.scrollTop === window.scrollY);
    places.push(await scrollTop(page));
  }
  const [first, second, third] = places;
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(second);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(first);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(second);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(third);
});

test('a place is kept beyond a page that is loaded again', async ({ page, shell }) => {
  await shell.open('/');
  await scrollToPlace(page);
  await goToHelp(shell);
  await page.reload();
  await untilAlive(shell.heading);
  await page.goBack();
  await expect(shell.heading).not.toHaveText('How can we help?');
  await expect.poll(() => scrollTop(page)).toBe(PLACE);
});
