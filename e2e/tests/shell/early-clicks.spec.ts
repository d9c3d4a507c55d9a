import type { Page } from '@playwright/test';
import { startPage, untilAlive } from '../../alive';
import { pathOf, publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';

test.use({ viewport: { width: 390, height: 844 } });

/** Holds scripts back until the function it returns is called. */
async function hold(page: Page, scripts: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the menu opens and closes before any script is there', async ({ page }) => {
  await hold(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(menu).toBeHidden();
});

test('a click before the remote has loaded is answered once it has, and only once', async ({
  page,
}) => {
  const release = await hold(page, '**/remotes/mfe-help/**');
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/help/categories')) refreshes.push(request.url());
  });
  await page.goto('/help', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect(refreshes).toEqual([]);
  release();
  await expect(page.getByText('Up to date')).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

for (const scripts of ['**/shell/page.*.js', '**/shell/shell.*.js', '**/page-data/**']) {
  test(`what is pressed before ${scripts} is there is done once it is, and once only`, async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/help/categories')) refreshes.push(request.url());
    });
    await page.goto('/help', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    release();
    await expect(page.getByText('Up to date')).toBeVisible();
    expect(refreshes).toHaveLength(1);
  });
}

test('a link that is pressed while a form’s code is on its way keeps what was typed', async ({
  page,
}) => {
  const release = await hold(page, '**/shell/shell.*.js');
  await page.goto('/');
  await page.getByLabel(/^First name/).fill('Anna');
  await page.getByRole('link', { name: /^Contact Sales about the Entry plan/ }).click();
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(page).toHaveURL('/');
  release();
  await expect(page.getByLabel(/^Message/)).toHaveValue(/Entry/);
  await expect(page.getByLabel(/^First name/)).toHaveValue('Anna');
});

test.describe('when the shell cannot be loaded', () => {
  // The notice is not below the banner.
  test.use({
    consent: 'none',
    expectedErrors: [
      /ERR_FAILED|The shell could not be started|A part of the page could not be loaded/,
    ],
  });

  test('visitors who wanted something can try again, others read on', async ({ page }) => {
    const scripts = /\/shell\/shell\.|\/remotes\/.*\.js/;
    await page.route(scripts, (route) => route.abort());
    await page.goto('/help');
    const failed = page.waitForEvent('console', (message) => /not be started/.test(message.text()));
    await startPage(page);
    await failed;
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeHidden();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(retry).toBeVisible();
    await page.unroute(scripts);
    await retry.click();
    await expect(page.getByText('Up to date')).toBeVisible();
    await expect(retry).toBeHidden();
  });

  test('a part whose code is missing says so to who uses it, and Retry brings it', async ({
    page,
  }) => {
    const scripts = '**/remotes/mfe-help/**/article-end.*.js';
    await page.route(scripts, (route) => route.abort());
    await page.goto('/help/articles/print-ready-pdf');
    const vote = page.getByRole('region', { name: 'Was this helpful?' });
    await vote.getByText('Yes', { exact: true }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute(scripts);
    await retry.click();
    await expect(vote.getByRole('textbox', { name: /What helped most/ })).toBeVisible();
  });

  test('a vote is a form, and an opt-out is said all the same', async ({ page, api }) => {
    await page.route('**/shell/shell.*.js*', (route) => route.abort());
    const article = await publishArticle(api, { title: 'Judged late', content: 'Text' });
    await page.goto(pathOf(article));
    await page.getByRole('button', { name: /^Do not sell/ }).click();
    const said = page.getByRole('status').filter({ hasText: /^You have opted out of the sale/ });
    await said.getByRole('button', { name: 'Close' }).click();
    await expect(said).toBeHidden();
    const vote = page.getByRole('region', { name: 'Was this helpful?' });
    await vote.getByText('Yes', { exact: true }).click();
    await vote.getByRole('button', { name: 'Send' }).click();
    await expect(vote.getByText('Thanks. We read every answer.')).toBeVisible();
    expect((await api.feedback.list({ articleId: article.id })).feedback).toMatchObject([
      { vote: 'up' },
    ]);
  });

  test('a link to a dialog of another page leads there, and opens it', async ({ page }) => {
    await page.route('**/shell/shell.*.js*', (route) => route.abort());
    await page.goto('/help');
    const failed = page.waitForEvent('console', (message) => /not be started/.test(message.text()));
    await startPage(page);
    await failed;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('banner').getByRole('link', { name: 'Start Trial' }).click();
    await expect(page).toHaveURL(/\/#trial$/);
    await expect(page.getByRole('dialog', { name: 'Start your free trial' })).toBeVisible();
  });
});

test('a theme that is chosen before the page script comes is chosen once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await hold(page, '**/shell/page.*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Switch between/ }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await startPage(page);
  await untilAlive(page.getByRole('banner'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('beside an article', () => {
  test.use({ viewport: { width: 1280, height: 720 } });
  test('the table of contents leads to its heading before the page is hydrated', async ({
    page,
  }) => {
    const release = await hold(page, '**/remotes/mfe-help/**');
    await page.goto('/help/articles/choose-an-imposition', { waitUntil: 'commit' });
    await untilAlive(page.getByRole('banner'));
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const heading = page.getByRole('heading', { name: 'Creep in stitched work' });
    await contents.getByRole('link', { name: 'Creep in stitched work' }).click();
    await expect(heading).toBeInViewport();
    release();
    await expect(contents.locator('[aria-current]')).toHaveText('Creep in stitched work');
    await expect(heading).toBeInViewport();
  });
});
