import type { Browser, Page } from 'playwright-core';
import { withSlowPage } from './slowPage';

/** Milliseconds from a press to what it shows. */
type Action = (page: Page, site: string) => Promise<number>;

const now = (page: Page) => page.evaluate(() => performance.timeOrigin + performance.now());

/** When the address is the next page's and its heading is painted, by the next page's own clock. */
const shownAt = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          setTimeout(() => resolve(performance.timeOrigin + performance.now())),
        ),
      ),
  );

async function openHome(page: Page, site: string): Promise<void> {
  await page.goto(site, { waitUntil: 'networkidle' });
}

async function followToHelp(page: Page): Promise<number> {
  const link = page.locator('footer a[href="/help"]').first();
  await link.evaluate((element) => element.scrollIntoView());
  const pressed = await now(page);
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL('**/help', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  return (await shownAt(page)) - pressed;
}

export const actions: Readonly<Record<string, Action>> = {
  'link from / to /help': async (page, site) => {
    await openHome(page, site);
    return followToHelp(page);
  },
  'the same link after a pointer has rested on it': async (page, site) => {
    await openHome(page, site);
    const prefetched = page.context().waitForEvent('requestfinished', {
      predicate: (request) => request.url().endsWith('/help'),
      timeout: 5_000,
    });
    await page.locator('footer a[href="/help"]').first().hover();
    await prefetched.catch(() => {});
    return followToHelp(page);
  },
  'the trial of / opened, from the arrival of its last script': async (page, site) => {
    await openHome(page, site);
    return page.locator('main a[href="/#trial"]').first().evaluate(openTrial);
  },
};

/** Presses a link to the trial on a page whose scripts are not there, and waits for its dialog. */
function openTrial(link: HTMLElement | SVGElement): Promise<number> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="dialog"]')) return;
      observer.disconnect();
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[];
      const arrival = Math.max(...scripts.map(({ responseEnd }) => responseEnd));
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - arrival)));
    }).observe(document.body, { childList: true, subtree: true });
    (link as HTMLElement).click();
  });
}

/** Does one of `actions` once on a slow phone with an empty cache. */
export const measureAction = (browser: Browser, action: Action, site: string): Promise<number> =>
  withSlowPage(browser, (page) => action(page, site));
