import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/testing/chromium';
import { openTab } from '../../scripts/testing/openTab';
import { emulatePhone } from './slowPage';

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
export async function pressRested(site: string, slowdown: number): Promise<number> {
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
