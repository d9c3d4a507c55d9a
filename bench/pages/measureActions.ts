import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/testing/chromium';
import { openTab } from '../../scripts/testing/openTab';
import { emulatePhone, withSlowPage } from './slowPage';

const RELEASED = 'bench-released';
/** A page that has loaded still works for a while. */
const REST_MS = 1_000;
/** How long people hold a button. */
const HELD_MS = 80;

/**
 * Milliseconds from the end of a press on the link to /help to the first paint of that page, by the clocks
 * of the two pages: on a phone on a slow line, with a pointer that has rested on the link until the browser
 * had rendered the page ahead. `slowdown` is that of the processor.
 */
async function pressRested(site: string, slowdown: number): Promise<number> {
  const tab = await openTab(findChromium(chromium.executablePath()), ({ session }) => {
    void emulatePhone(session, slowdown);
  });
  try {
    await tab.page.open(site);
    await delay(REST_MS);
    await tab.page.run(closeBanner);
    await tab.page.run(recordRelease, RELEASED);
    const link = await tab.page.pointAt('a[href="/help"]');
    const ahead = await tab.ahead;
    await ahead.loaded;
    await delay(REST_MS);
    await link.press();
    await delay(HELD_MS);
    await link.release();
    return await ahead.run(painted, RELEASED);
  } finally {
    await tab.close();
  }
}

// These run inside a page.
/** It stands before the link; the page by hand would load again. */
function closeBanner(): void {
  document.querySelector<HTMLElement>('[data-consent-choice="necessary"]')?.click();
  document.querySelector('form.consent')?.remove();
}

function recordRelease(key: string): void {
  addEventListener('mouseup', ({ timeStamp }) => {
    sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
  });
}

function painted(key: string): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (!paint) return;
      const time = performance.timeOrigin + paint.startTime;
      resolve(time - Number(sessionStorage.getItem(key)));
    }).observe({ type: 'paint', buffered: true });
  });
}

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
