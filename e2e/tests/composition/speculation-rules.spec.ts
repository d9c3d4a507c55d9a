import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/testing/chromium';
import { openTab, type TabPage } from '../../../scripts/testing/openTab';
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
    ...['https://elsewhere.example/terms', '//elsewhere.example/'],
  ].map((href) => `href="${href}"`);
  const marks = ['download', 'target="_blank"', 'rel="external nofollow"', 'data-needs-script'];
  const links = [...addresses, ...marks.map((mark) => `href="/about" ${mark}`), 'href="/terms"'];
  await page.goto('/privacy');
  const rules = await page.locator('script[type=speculationrules]').evaluate((it) => it.outerHTML);
  // With nothing but the rules of the page, for links without a pointer on them too.
  await page.route('/privacy', async (route) => {
    const items = links.map((attributes) => `<li><a ${attributes}>link</a></li>`);
    const body = `<ul>${items.join('')}</ul>${rules.replaceAll('moderate', 'immediate')}`;
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('/privacy');
  await expect.poll(() => fetched).toEqual({ '/terms': 'Ready' });
});

const RECEIPTS = '/api/consent';
const ARTICLE = '/help/articles/print-ready-pdf';
/** An article that was visible for so long has been read. */
const READ_MS = 2_000;

/** Chooses all cookies, whose receipt does not arrive, so that the next page is to send it, and the dark theme. */
async function chooseUnheard(page: TabPage): Promise<void> {
  await page.session.send('Network.setBlockedURLs', { urls: [`*${RECEIPTS}`] });
  const choose = () => {
    if (!('presslineConsent' in window)) return false;
    document.querySelector<HTMLElement>('[data-consent-choice="all"]')?.click();
    document.querySelector<HTMLElement>('[data-theme-toggle]')?.click();
    return Object.keys(localStorage).some((key) => key.endsWith('_receipt_queue'));
  };
  await expect.poll(() => page.run(choose)).toBe(true);
}

// These run inside a page.
const isAheadSince = (ms: number) => document.prerendering === true && performance.now() > ms;
const countedViews = () =>
  (window.dataLayer ?? []).filter((command) => Reflect.get(Object(command), 1) === 'page_view')
    .length;
const firstFrame = () => Reflect.get(window, 'firstFrame');

/** Records what the first frame that a visitor sees shows. */
function watchFirstFrame(): void {
  const note = () => Object.assign(window, { firstFrame: { ...document.documentElement.dataset } });
  document.addEventListener('prerenderingchange', () => requestAnimationFrame(note));
}

const VIEW = expect.stringMatching(/^\/api\/help\/articles\/\w+\/view$/);

for (const { from, to, aheadMs, counted } of [
  { from: '/help', to: ARTICLE, aheadMs: 2 * READ_MS, counted: [VIEW] },
  { from: '/', to: '/help', aheadMs: 0, counted: [] },
  { from: '/help', to: '/', aheadMs: 0, counted: [] },
]) {
  test(`${to}, rendered ahead, counts, reports and sends nothing until it is seen, then each once`, async ({
    baseURL,
  }) => {
    const sent = new Map<TabPage, string[]>();
    const tab = await openTab(findChromium(chromium.executablePath()), (page) => {
      const paths: string[] = [];
      sent.set(page, paths);
      page.session.on('Network.requestWillBeSent', ({ request: { method, url } }) => {
        if (method === 'POST') paths.push(new URL(url).pathname);
      });
      void page.session.send('Network.enable');
    });
    const { page } = tab;
    try {
      await page.open(`${baseURL}${from}`);
      await page.pointAt(`a[href="${to}"]`);
      const ahead = await tab.ahead;
      await ahead.loaded;
      await ahead.run(watchFirstFrame);
      await chooseUnheard(page);
      await expect.poll(() => ahead.run(isAheadSince, aheadMs)).toBe(true);
      expect(sent.get(ahead)).toEqual([]);
      expect(await ahead.run(countedViews)).toBe(0);

      // Without the banner the link may stand elsewhere.
      const link = await page.pointAt(`a[href="${to}"]`);
      await link.press();
      await link.release();
      await expect.poll(() => sent.get(ahead)).toEqual([RECEIPTS, ...counted]);
      expect(await ahead.run(firstFrame)).toMatchObject({ consent: 'given', theme: 'dark' });
      expect(await ahead.run(countedViews)).toBe(1);
      // Hides the page first, as leaving it does.
      await ahead.session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await expect.poll(() => sent.get(ahead)).toEqual([RECEIPTS, ...counted, '/api/telemetry']);
    } finally {
      await tab.close();
    }
  });
}
