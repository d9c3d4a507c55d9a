import type { Page } from '@playwright/test';
import { startPage, untilAlive } from '../../../alive';
import { pathOf, publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';
import { pageProblems } from '../../../pageProblems';

const content =
  '## Wash-up\n\n:::steps\n1. Wash the blanket.\n2. Set 3.5 bar.\n:::\n\n:::checklist\n- [ ] Guards closed\n:::';

const step = (page: Page, number: number) =>
  page.getByRole('region', { name: `Step ${number} of 3` });
const receipt = (page: Page) => page.getByRole('region', { name: 'Receipt' });
async function start(page: Page): Promise<void> {
  // Before the page script is there, the link leads to the work sheet.
  await page.waitForFunction(() => 'presslineConsent' in window);
  await page.getByRole('link', { name: 'Start run' }).click();
}

/** Whether the browser has kept the page with the code of its run. */
const isRunKept = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('pressline-articles-1')).match(location.pathname);
    return kept?.headers.get('x-kept-files')?.includes('/run.') === true;
  });

test.describe('by keyboard', () => {
  test.use({ permissions: ['screen-wake-lock'] });

  test('a run goes step by step, keeps the screen awake, and goes on from its link', async ({
    page,
    api,
    browser,
  }) => {
    await page.goto(pathOf(await publishArticle(api, { title: 'Wash the press', content })));
    await start(page);
    await expect(step(page, 1)).toBeFocused();
    await expect(page.getByText('screen stays on')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Space');
    await expect(step(page, 2)).toBeFocused();
    await page.getByRole('button', { name: 'Could not do this' }).click();
    await page.keyboard.type('No gauge');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Could not do this' }).click();
    await page.keyboard.type('No gauge');
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(step(page, 3)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(step(page, 2)).toContainText('Could not do this: No gauge');

    const elsewhere = await browser.newPage();
    await elsewhere.goto(page.url());
    await expect(step(elsewhere, 3)).toBeFocused();
    await elsewhere.close();

    await page.reload();
    await expect(step(page, 3)).toContainText('Guards closed');
    await expect(step(page, 3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(receipt(page)).toContainText('2 of 3 steps done, 1 could not be done.');
    await expect(receipt(page)).toContainText(/Wash the press, revision 1/);
    await page.emulateMedia({ media: 'print' });
    await expect(receipt(page)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Start run' })).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  });
});

test.describe('without network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/] });

  test('an opened run goes on; its receipt is sent on request alone, and staff see what failed', async ({
    page,
    api,
    context,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/runs')) sent.push(request.url());
    });
    const article = await publishArticle(api, { title: 'Wash without network', content });
    await page.goto(pathOf(article));
    await start(page);
    await expect(step(page, 1)).toBeFocused();
    await expect.poll(() => isRunKept(page), { timeout: 20_000 }).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(step(page, 1)).toBeFocused();
    await page.getByRole('button', { name: 'Could not do this' }).click();
    await page.keyboard.type('No cloth');
    await page.getByRole('button', { name: 'Save and go on' }).click();
    for (const number of [2, 3]) {
      await expect(step(page, number)).toBeFocused();
      await page.getByRole('button', { name: 'Done' }).click();
    }
    await page.getByRole('button', { name: 'Send this receipt' }).click();
    await expect(page.getByText('Not sent: there is no network.')).toBeVisible();
    await context.setOffline(false);
    sent.length = 0;
    await page.getByRole('button', { name: 'Send this receipt' }).click();
    await expect(page.getByText('Sent. Thank you')).toBeFocused();
    expect(sent).toHaveLength(1);
    await expect
      .poll(async () =>
        (await api.analytics.get(7)).failedSteps.find(({ id }) => id === article.id),
      )
      .toMatchObject({ step: 'Wash the blanket.', failures: 1, runs: 1, note: 'No cloth' });
  });
});

test('an article that changes meanwhile says so and shows the changed steps', async ({
  page,
  api,
}) => {
  const article = await publishArticle(api, { title: 'Wash the press', content });
  await page.goto(pathOf(article));
  await start(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await api.admin.articles.update(article.id, { content: content.replace('3.5 bar', '3.0 bar') });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const changed = page.getByRole('region', { name: 'The article has changed' });
  await expect(changed.getByRole('listitem')).toHaveText(['Set 3.0 bar.', 'Set 3.5 bar.']);
  await expect(changed.getByRole('deletion')).toHaveText('Set 3.5 bar.');
  await page.getByRole('button', { name: 'Continue with the new steps' }).click();
  await expect(step(page, 2)).toContainText('Set 3.0 bar.');
});

test('a link to a revision that never was says so, and runs the article as it is', async ({
  page,
  api,
}) => {
  const article = await publishArticle(api, { title: 'Wash the press', content });
  await page.goto(`${pathOf(article)}#run=99`);
  await expect(page.getByText('This link is for revision 99')).toBeVisible();
  await expect(page.getByText('Revision 1 · kept on this device')).toBeVisible();
  await expect(step(page, 1)).toBeVisible();
});

test('Back leaves the run and not its article, and Forward goes on with it', async ({
  page,
  api,
}) => {
  const path = pathOf(await publishArticle(api, { title: 'Wash the press', content }));
  await page.goto('/help');
  await page.goto(path);
  await start(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(step(page, 2)).toBeFocused();
  const link = page.url();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('link', { name: 'Start run' })).toBeFocused();
  await page.goForward();
  await expect(step(page, 2)).toBeFocused();
  await page.getByRole('button', { name: 'Close the run' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/help');
  // Opened by its link, it has the article behind it as well.
  await page.goto(link);
  await expect(step(page, 2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(step(page, 3)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Wash the press' })).toBeVisible();
  await start(page);
  await expect(step(page, 3)).toBeFocused();
});

test('a run has no accessibility violation, narrow or wide, light or dark', async ({
  page,
  api,
}) => {
  await page.goto(pathOf(await publishArticle(api, { title: 'Wash the press', content })));
  await start(page);
  await expect(step(page, 1)).toBeFocused();
  const views = [
    { width: 320, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  ] as const;
  for (const part of ['step', 'receipt']) {
    for (const { width, colorScheme } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const problems = await pageProblems(page, 'dialog');
      expect({ part, width, problems }).toEqual({ part, width, problems: [] });
    }
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  }
});

test('a press before the code has come starts the run, however long that takes', async ({
  page,
  api,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/**/*.js', (route) => held.then(() => route.continue()));
  await page.goto(pathOf(await publishArticle(api, { title: 'Wash the press', content })));
  await startPage(page);
  // React has the shell, and waits for the article.
  await untilAlive(page.getByRole('banner'));
  await page.getByRole('link', { name: 'Start run' }).click();
  release();
  await expect(step(page, 1)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the work sheet', async ({ page, api }) => {
    await page.goto(pathOf(await publishArticle(api, { title: 'Wash the press', content })));
    await page.getByRole('link', { name: 'Start run' }).click();
    await expect(page).toHaveURL(/\/sheet$/);
  });
});
