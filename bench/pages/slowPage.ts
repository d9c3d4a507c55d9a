import type { Browser, CDPSession, Page } from 'playwright-core';

const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };

/** What pages of all drivers answer: the DevTools protocol. */
type Session = Pick<CDPSession, 'send'>;

/** Makes a page that of a phone on a slow connection, with a processor so many times slower. */
export const emulatePhone = (session: Session, slowdown = CPU_SLOWDOWN) =>
  Promise.all([
    session.send('Network.enable'),
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    }),
    session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
    session.send('Emulation.setDeviceMetricsOverride', {
      ...VIEWPORT,
      deviceScaleFactor: 1,
      mobile: false,
    }),
  ]);

/**
 * Does something in a new browser window with an empty cache: a phone on a slow connection (1.6 Mbps,
 * 150 ms) with a processor four times slower.
 */
export async function withSlowPage<Result>(
  browser: Browser,
  act: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await emulatePhone(session);
    return await act(page, session);
  } finally {
    await context.close();
  }
}
