import type { Browser } from 'playwright-core';
import { withSlowPage } from './slowPage';

export interface Measurement {
  /** Milliseconds. */
  lcp: number;
  /** Total Blocking Time: the milliseconds beyond 50 of each task after the first paint. */
  blocking: number;
  /** Milliseconds in which the main thread was busy. */
  mainThread: number;
  cls: number;
  elements: number;
  /** Bytes over the network, without headers. */
  scriptBytes: number;
  htmlBytes: number;
  requests: number;
}

const SETTLE_MS = 1_500;

export const measurePage = (browser: Browser, url: string): Promise<Measurement> =>
  withSlowPage(browser, async (page, session) => {
    await session.send('Performance.enable');
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { ...(await page.evaluate(report)), mainThread: seconds * 1000 };
  });

// Both run inside the page.
function observe(): void {
  const seen = { lcp: 0, blocking: 0, cls: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += Reflect.get(entry, 'value') as number;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    for (const { startTime, duration } of list.getEntries()) {
      if (paint && startTime > paint.startTime) seen.blocking += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
}

function report(): Omit<Measurement, 'mainThread'> {
  const seen = Reflect.get(window, 'seen') as { lcp: number; blocking: number; cls: number };
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const scripts = resources.filter(({ name }) => name.split('?')[0]?.endsWith('.js'));
  return {
    ...seen,
    elements: document.querySelectorAll('*').length,
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    htmlBytes: navigation?.encodedBodySize ?? 0,
    requests: resources.length + 1,
  };
}
