import type { Browser, CDPSession, Page } from 'playwright-core';

const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const CPU_SLOWDOWN = 4;

/**
 * Does something in a new browser window with an empty cache: a phone on a slow connection (1.6 Mbps,
 * 150 ms) with a processor four times slower.
 */
export async function withSlowPage<Result>(
  browser: Browser,
  act: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
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
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await act(page, session);
  } finally {
    await context.close();
  }
}
