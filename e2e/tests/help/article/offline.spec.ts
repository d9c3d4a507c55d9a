import type { Page } from '@playwright/test';
import { untilAlive } from '../../../alive';
import { expect, saveData, test } from '../../../fixtures';

test.use({
  expectedErrors: [
    /Failed to (?:load resource|fetch)|ERR_INTERNET_DISCONNECTED|could not be (?:loaded|started)/,
  ],
});

const READ = '/help/articles/quantity-breaks';
const ALSO_READ = '/help/articles/build-a-quote';
const UNREAD = '/help/articles/preflight-rules';

/** Waits until the page has been on screen long enough to be kept. */
async function untilCached(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), path))
    .toBe(true);
}

/** Whether the page is kept with the script that starts it. */
const isStartCached = (page: Page) =>
  page.evaluate(async (path) => {
    const kept = await caches.match(path);
    return kept?.headers.get('x-kept-files')?.includes('/shell/shell.') ?? false;
  }, READ);

test('an article that was read opens without network and says from when it is', async ({
  page,
  context,
  shell,
}) => {
  await saveData(page);
  await page.goto(READ);
  await untilCached(page, READ);
  // A worker that took over what is loading would let it ask twice for its script.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.setOffline(true);
  await page.reload();
  await expect(shell.heading).toBeVisible();
  await expect(page.getByText(/^You’re offline\. This is the copy from /)).toBeVisible();
  await expect(page.getByText(/^You’re offline\. You can keep reading this page/)).toBeHidden();
  // It was never started, so that its React was not kept: a button says so, and the text stays.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Part of this page couldn’t be loaded.')).toBeVisible();
  await expect(page.getByText(/^You’re offline\. This is the copy from /)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/^You’re offline/)).toBeHidden();
});

test('an article whose page was started works without network', async ({ page, context }) => {
  await page.goto(READ);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await untilAlive(share);
  await expect.poll(() => isStartCached(page)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You’re offline\. This is the copy from /)).toBeVisible();
  // Its script works too: it was kept together with the page. It leaves the notice where it is.
  await untilAlive(share);
  await expect(page.getByText(/^You’re offline\. This is the copy from /)).toBeVisible();
});

test('one that was reached by a link is kept as well, and an unread one leads to those', async ({
  page,
  context,
}) => {
  await page.goto('/help');
  await page.goto(READ);
  await untilCached(page, READ);
  await page.getByRole('region', { name: 'Related Articles' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(READ);
  const second = new URL(page.url()).pathname;
  await untilCached(page, second);
  await context.setOffline(true);
  await page.goto(UNREAD);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.getByRole('link').first().click();
  await expect(page).toHaveURL(second);
  await expect(page.getByText(/^You’re offline\. This is the copy from /)).toBeVisible();
});

test('with network, the newest text comes from the network', async ({ page, api }) => {
  await page.goto(ALSO_READ);
  await untilCached(page, ALSO_READ);
  const { articles } = await api.admin.articles.list({ q: 'Build a quote' });
  const article = articles.find(({ slug }) => ALSO_READ.endsWith(slug));
  const former = article?.summary ?? '';
  await api.admin.articles.update(article?.id ?? '', { summary: 'A new summary.' });
  await page.reload();
  await expect(page.getByText('A new summary.')).toBeVisible();
  await api.admin.articles.update(article?.id ?? '', { summary: former });
});

test('the service worker leaves every other page alone', async ({ page, context }) => {
  await page.goto(READ);
  await untilCached(page, READ);
  await page.goto('/help');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.setOffline(true);
  await expect(page.goto('/help')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
