import type { Browser, Page } from 'playwright-core';
import { pressRested } from './pressRested';
import { withSlowPage } from './slowPage';

type Measure = (browser: Browser, site: string) => Promise<number>;

interface Action {
  name: string;
  measure: Measure;
  /** The page by hand has nothing to open. */
  isOursAlone?: boolean;
}

const PRESSED = 'bench-pressed';
const QUIET_MS = 2_000;

/** From the press to the largest paint of the next page, by the clocks of the two pages. */
async function followToHelp(page: Page): Promise<number> {
  const link = page.locator('a[href="/help"]').last();
  await link.evaluate((element) => element.scrollIntoView());
  await link.evaluate((element: HTMLElement, key) => {
    sessionStorage.setItem(key, String(performance.timeOrigin + performance.now()));
    element.click();
  }, PRESSED);
  await page.waitForURL('**/help');
  return page.evaluate(
    (key) =>
      new Promise<number>((resolve) => {
        const pressed = Number(sessionStorage.getItem(key));
        new PerformanceObserver((list) => {
          const { startTime } = list.getEntries().at(-1) as PerformanceEntry;
          resolve(performance.timeOrigin + startTime - pressed);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
    PRESSED,
  );
}

const onSlowPage =
  (act: (page: Page) => Promise<number>): Measure =>
  (browser, site) =>
    withSlowPage(browser, async (page) => {
      await page.goto(site, { waitUntil: 'networkidle' });
      return act(page);
    });

/** What is pressed on a slow phone with an empty cache. */
export const actions: readonly Action[] = [
  { name: 'link from / to /help', measure: onSlowPage(followToHelp) },
  {
    name: 'the same link after a pointer has rested on it',
    measure: (_, site) => pressRested(site, 4),
  },
  {
    name: 'the same on a processor that is not slowed',
    measure: (_, site) => pressRested(site, 1),
  },
  {
    name: 'Start Free Trial on /, at once, to its dialog',
    measure: onSlowPage(openTrial),
    isOursAlone: true,
  },
  {
    name: 'the same after two quiet seconds',
    measure: onSlowPage(async (page) => {
      await page.waitForTimeout(QUIET_MS);
      return openTrial(page);
    }),
    isOursAlone: true,
  },
];

function openTrial(page: Page): Promise<number> {
  return page.locator('main a[href="/#trial"]').first().evaluate(pressForDialog);
}

/** Runs inside the page: from the press to the first frame with the dialog. */
function pressForDialog(link: HTMLElement | SVGElement): Promise<number> {
  return new Promise((resolve) => {
    const pressed = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    (link as HTMLElement).click();
  });
}
