import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/testing/chromium';
import { expect, test } from '../../fixtures';

test.use({
  launchOptions: {
    // The build without windows keeps no documents.
    executablePath: findChromium(chromium.executablePath()),
    args: ['--no-sandbox'],
    // Playwright's own: a document that comes back does not load.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('every public page comes back as it was left', async ({ page, request }) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  const article = paths.find((path) => path.startsWith('/help/articles/')) ?? '';
  const pages = [...paths.filter((path) => !path.startsWith('/help/articles/')), article];
  const returned: unknown[] = [];
  for (const path of pages) {
    // A document that still loads is not kept.
    await page.goto(path);
    await page.waitForFunction(() => 'presslineConsent' in window);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto('/healthz');
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    returned.push(
      await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const reasons = Reflect.get(navigation ?? {}, 'notRestoredReasons');
        return [location.pathname, Reflect.get(window, 'persisted'), reasons];
      }),
    );
  }
  expect(returned).toEqual(pages.map((path) => [path, true, null]));
});
