import type { CDPSession, Page } from '@playwright/test';

/** What a page has loaded of scripts so far: requests and bytes, headers included. */
export async function watchScripts(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return { requests: () => scripts.size, bytes: () => bytes };
}
