import { chromium, type Page, type Request } from '@playwright/test';
import { findChromium } from '../../../scripts/testing/chromium';
import { untilAlive } from '../../alive';
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

const THEME = 'pressline_theme';

/** Leaves the page, chooses another theme, and goes back. */
async function leaveAndReturn(page: Page, theme: string) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  const path = new URL(page.url()).pathname;
  await page.goto('/healthz');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [THEME, theme] as const);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const reasons = Reflect.get(navigation ?? {}, 'notRestoredReasons');
    const { theme } = document.documentElement.dataset;
    return [location.pathname, Reflect.get(window, 'persisted'), reasons, theme];
  });
}

test('every public page comes back as it was left, in the theme that was chosen since', async ({
  page,
  request,
}) => {
  test.slow();
  const requests = new Set<Request>();
  page.on('request', (one) => requests.add(one));
  page.on('requestfinished', (one) => requests.delete(one));
  page.on('requestfailed', (one) => requests.delete(one));
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  const article = paths.find((path) => path.startsWith('/help/articles/')) ?? '';
  const pages = [...paths.filter((path) => !path.startsWith('/help/articles/')), article];
  for (const path of pages) {
    // A document that still loads is not kept.
    await page.goto(path);
    await page.waitForFunction(() => 'presslineConsent' in window);
    expect.soft(await leaveAndReturn(page, 'dark')).toEqual([path, true, null, 'dark']);
    if (!['/', '/help', article].includes(path)) continue;
    // So does one that React has taken over since.
    await untilAlive(page.getByRole('heading', { level: 1 }));
    await expect.poll(() => requests.size).toBe(0);
    expect.soft(await leaveAndReturn(page, 'light')).toEqual([path, true, null, 'light']);
  }
});
