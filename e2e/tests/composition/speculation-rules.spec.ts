import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** Notes the pages that the browser fetches ahead, and how far it is with each. */
async function watchPrefetches(page: Page): Promise<Record<string, string>> {
  const session = await page.context().newCDPSession(page);
  const fetched: Record<string, string> = {};
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    fetched[new URL(prefetchUrl).pathname] = status;
  });
  await session.send('Preload.enable');
  return fetched;
}

test('the page behind a link is fetched when the reader points at it', async ({ page }) => {
  const fetched = await watchPrefetches(page);
  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).hover();
  await expect.poll(() => fetched).toEqual({ '/api': 'Ready' });
});

test('nothing is fetched ahead that is no public page or needs a script', async ({ page }) => {
  const fetched = await watchPrefetches(page);
  const addresses = [
    ...['/admin', '/admin/login?next=1', '/api/help/articles?page=1', '/remotes/none', '/shell/no'],
    ...['/files/guide.pdf', '/feed.xml?new', '/help?q=pdf', '#main'],
  ].map((href) => `href="${href}"`);
  const marks = ['download', 'target="_blank"', 'rel="external nofollow"', 'data-needs-script'];
  const links = [...addresses, ...marks.map((mark) => `href="/about" ${mark}`), 'href="/terms"'];
  await page.goto('/privacy');
  const rules = await page.locator('script[type=speculationrules]').evaluate((it) => it.outerHTML);
  // With nothing but the rules of the page, for links that nobody points at too.
  await page.route('/privacy', async (route) => {
    const items = links.map((attributes) => `<li><a ${attributes}>link</a></li>`);
    const body = `<ul>${items.join('')}</ul>${rules.replaceAll('moderate', 'immediate')}`;
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('/privacy');
  await expect.poll(() => fetched).toEqual({ '/terms': 'Ready' });
});
