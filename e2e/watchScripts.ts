import type { CDPSession, Page } from '@playwright/test';

/**
 * What a page has loaded of scripts so far, headers included: how many it runs and their bytes, and the bytes
 * of all, also of those that it has fetched for later.
 */
export async function watchScripts(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const run = new Set<string>();
  const fetched = new Set<string>();
  let runBytes = 0;
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Script') run.add(requestId);
    if (new URL(request.url).pathname.endsWith('.js')) fetched.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (run.has(requestId)) runBytes += encodedDataLength;
    if (fetched.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return { requests: () => run.size, runBytes: () => runBytes, bytes: () => bytes };
}
