import type { Browser } from 'playwright-core';

export interface Measurement {
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds by which tasks of the main thread went on after their first 50. */
  blocking: number;
  /** Milliseconds in which the main thread did anything. */
  mainThread: number;
  cls: number;
  elements: number;
  /** Bytes over the wire, headers left out. */
  scriptBytes: number;
  htmlBytes: number;
  requests: number;
}

const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1_500;

/** Loads a page once with an empty cache on a slow connection and a slow processor. */
export async function measurePage(browser: Browser, url: string): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { ...(await page.evaluate(report)), mainThread: seconds * 1000 };
  } finally {
    await context.close();
  }
}

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
    for (const { duration } of list.getEntries()) seen.blocking += duration - 50;
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
