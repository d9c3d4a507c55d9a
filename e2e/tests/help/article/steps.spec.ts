import type { Page } from '@playwright/test';
import { startPage, untilAlive } from '../../../alive';
import { pathOf, publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';
import { pageProblems } from '../../../pageProblems';

const content =
  '## Wash-up\n\n:::steps\n1. Wash the blanket.\n2. Set 3.5 bar.\n:::\n\n:::checklist\n- [ ] Guards closed\n:::';

const step = (page: Page, number: number) =>
  page.getByRole('region', { name: `Step ${number} of 3` });
const overview = (page: Page) => page.getByRole('region', { name: 'All steps' });
async function start(page: Page): Promise<void> {
  // Before the page script is there, the link leads to the checklist to print.
  await page.waitForFunction(() => 'presslineConsent' in window);
  await page.getByRole('link', { name: 'Follow step by step' }).click();
}

/** Whether the browser has kept the page with the code of its steps. */
const isCached = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('pressline-articles-1')).match(location.pathname);
    return kept?.headers.get('x-kept-files')?.includes('/steps.') === true;
  });

test.describe('by keyboard', () => {
  test.use({ permissions: ['screen-wake-lock'] });

  test('steps follow each other, keep the screen awake, and go on after a reload', async ({
    page,
    api,
  }) => {
    await page.goto(pathOf(await publishArticle(api, { title: 'Wash the press', content })));
    await start(page);
    await expect(step(page, 1)).toBeFocused();
    await expect(page.getByText('screen stays on')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog')).toBeHidden();
    const backdrop = () =>
      page
        .locator('dialog[open]')
        .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').display);
    expect(await backdrop()).toBe('none');
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Space');
    await expect(step(page, 2)).toBeFocused();
    await page.getByRole('button', { name: 'Couldn’t do this' }).click();
    await page.keyboard.type('No gauge');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Couldn’t do this' }).click();
    await page.keyboard.type('No gauge');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(step(page, 3)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(step(page, 2)).toContainText('Couldn’t do this: No gauge');

    await page.reload();
    await expect(step(page, 3)).toContainText('Guards closed');
    await expect(step(page, 3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(overview(page)).toContainText('2 of 3 steps done, 1 couldn’t be done.');
    await expect(overview(page)).toContainText('Couldn’t do this: No gauge');
    await page.emulateMedia({ media: 'print' });
    await expect(overview(page)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Follow step by step' })).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  });
});

test.describe('without network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/] });

  test('opened steps go on, and nothing of them is sent', async ({ page, api, context }) => {
    const article = await publishArticle(api, { title: 'Wash without network', content });
    await page.goto(pathOf(article));
    await start(page);
    await expect(step(page, 1)).toBeFocused();
    await expect.poll(() => isCached(page)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(step(page, 1)).toBeFocused();
    await page.getByRole('button', { name: 'Couldn’t do this' }).click();
    await page.keyboard.type('No cloth');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    for (const number of [2, 3]) {
      await expect(step(page, number)).toBeFocused();
      await page.getByRole('button', { name: 'Done' }).click();
    }
    await expect(overview(page)).toContainText('Couldn’t do this: No cloth');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Discard and start over' }).click();
    await expect(step(page, 1)).toBeFocused();
  });
});

test('a step that was edited is open again, and the others stay done', async ({ page, api }) => {
  const article = await publishArticle(api, { title: 'Wash the press', content });
  await page.goto(pathOf(article));
  await start(page);
  for (const number of [1, 2]) {
    await expect(step(page, number)).toBeFocused();
    await page.getByRole('button', { name: 'Done' }).click();
  }
  await api.admin.articles.update(article.id, { content: content.replace('3.5 bar', '3.0 bar') });
  await page.goto(pathOf(article));
  await start(page);
  await expect(step(page, 2)).toContainText('Set 3.0 bar.');
});

test('Back leaves the steps and not their article, and Forward goes on with them', async ({
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
  await expect(page.getByRole('link', { name: 'Follow step by step' })).toBeFocused();
  await page.goForward();
  await expect(step(page, 2)).toBeFocused();
  await page.getByRole('button', { name: 'Close the steps' }).click();
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

test('the steps have no accessibility violation, narrow or wide, light or dark', async ({
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
  for (const part of ['step', 'overview']) {
    for (const { width, colorScheme } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const problems = await pageProblems(page, 'dialog');
      expect({ part, width, problems }).toEqual({ part, width, problems: [] });
    }
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  }
});

test('a press before the code has come opens the steps, however long that takes', async ({
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
  await page.getByRole('link', { name: 'Follow step by step' }).click();
  release();
  await expect(step(page, 1)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the checklist to print', async ({ page, api }) => {
    await page.goto(pathOf(await publishArticle(api, { title: 'Wash the press', content })));
    await page.getByRole('link', { name: 'Follow step by step' }).click();
    await expect(page).toHaveURL(/\/sheet$/);
  });
});
