import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { startPage } from '../../alive';
import { expect, test } from '../../fixtures';
import { watchScripts } from '../../watchScripts';

const MAX_BYTES = 10 * 1024;
const MAX_HTML_BYTES = 18 * 1024;
const MAX_ELEMENTS = 700;
/** A fifth more than the 200 KB of an admin area that has lists and forms alone. */
const MAX_ADMIN_BYTES = 240 * 1024;

// All that is no data: those have a type of their own.
const INLINE_SCRIPT = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;
const TAG = /<[a-z][\w-]*(?=[ >])/g;

const isAtEnd = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  });

async function readToTheEnd(page: Page): Promise<void> {
  while (!(await isAtEnd(page))) {
    // Chromium may never say that it has handled a wheel that had nothing left to scroll.
    page.mouse.wheel(0, 2_000).catch(() => {});
  }
}

/** Whatever the page has a reason to load has begun by then. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));

// The page that does not exist.
test.use({ expectedErrors: [/404/] });

test('a page runs one small script for its reader, and no more until it is started', async ({
  api,
  page,
  request,
}) => {
  test.slow();
  const map = await (await request.get('/sitemap.xml')).text();
  const articles = /\/help\/articles\//;
  const all = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const paths = [
    ...all.filter((path) => !articles.test(path)),
    ...all.filter((path) => articles.test(path)).slice(0, 2),
  ];
  expect(paths.length).toBeGreaterThan(12);
  const published = await api.help.articles.list();
  const id = published.find(({ slug }) => slug === 'print-ready-pdf')?.id ?? '';
  const { url: preview } = await api.admin.articles.previewLink(id);
  const others = [
    '/help/articles/print-ready-pdf/suggest',
    '/help?q=bleed',
    `/help/r/${id}/1`,
    preview,
    '/no-such-page',
  ];
  for (const path of [...paths, ...others]) {
    const scripts = await watchScripts(page);
    const html = await (await page.goto(path, { waitUntil: 'load' }))?.text();
    const inline = [...(html ?? '').matchAll(INLINE_SCRIPT)].map(([, text = '']) => text).join('');
    await readToTheEnd(page);
    await page.evaluate(() => {
      for (const summary of document.querySelectorAll('summary')) summary.click();
    });
    await untilIdle(page);
    expect.soft(scripts.requests(), path).toBe(1);
    const weight = scripts.runBytes() + brotliCompressSync(inline).length;
    expect.soft(weight, path).toBeLessThan(MAX_BYTES);
  }
  const scripts = await watchScripts(page);
  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Withdraw All Consent' }).click();
  await page.getByRole('button', { name: 'Necessary Only' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL('/terms');
  expect(scripts.requests()).toBe(2);
  await page.goto('/');
  await startPage(page);
  await expect.poll(scripts.requests).toBeGreaterThan(5);
});

test('a document stays small, and has no data for React', async ({ request }) => {
  // On /help other specs show what they add meanwhile.
  for (const path of ['/', '/help/articles/print-ready-pdf']) {
    const html = await (await request.get(path)).text();
    expect.soft(brotliCompressSync(html).length, path).toBeLessThanOrEqual(MAX_HTML_BYTES);
    expect.soft(html.match(TAG)?.length, path).toBeLessThanOrEqual(MAX_ELEMENTS);
    expect.soft(html, path).not.toContain('type="application/json"');
  }
});

interface Shown {
  shownTexts: string[];
}

test('staff load the lists and Home at first, without the shell’s skeleton, and what they open once they open it', async ({
  page,
  signIn,
}) => {
  await signIn();
  const scripts = await watchScripts(page);
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { shownTexts: texts });
    new MutationObserver(() => {
      texts.push(document.querySelector('#root [role="status"]')?.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Home' }).getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await untilIdle(page);
  const texts = await page.evaluate(() => (window as unknown as Shown).shownTexts);
  expect(texts).toContain('Loading admin dashboard...');
  // After a fallback of Suspense, React would hold the page back.
  expect(texts).not.toContain('Loading…');
  expect(scripts.bytes()).toBeGreaterThan(MAX_ADMIN_BYTES / 2);
  expect(scripts.bytes()).toBeLessThan(MAX_ADMIN_BYTES);
});
