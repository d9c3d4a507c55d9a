import type { Route } from '@playwright/test';
import { startPage } from '../../alive';
import { expect, test } from '../../fixtures';

const helpFiles = '**/remotes/mfe-help/**';

test.use({
  expectedErrors: [/mfe-help|mfe_help|Failed to load resource|Federation|ERR_FAILED|integrity/i],
});

type Break = (route: Route) => Promise<void>;

const failures: Record<string, Break> = {
  refused: (route) => route.abort('connectionrefused'),
  '404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  '500': (route) => route.fulfill({ status: 500, body: 'Oops' }),
  'HTML instead of a script': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Welcome to the hotel network</p>' }),
  'a tampered byte': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  },
};

// A script may still be under way when a test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const [name, fail] of Object.entries(failures)) {
  test(`${name}: client navigation shows Retry, the site stays usable, Retry recovers`, async ({
    page,
    shell,
  }) => {
    await page.route(helpFiles, fail);
    await shell.open('/');
    await shell.link('Help Center').click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await shell.link('Features').click();
    await expect(page.locator('#features').getByRole('heading').first()).toBeVisible();
    await shell.link('Help Center').click();
    await expect(retry).toBeVisible();
    await page.unroute(helpFiles);
    await retry.click();
    await expect(shell.heading).toHaveText('How can we help?');
  });

  test(`${name}: a page from the server stays readable and its links still work`, async ({
    page,
    shell,
  }) => {
    await page.route(helpFiles, fail);
    const failure = page.waitForEvent('console', (message) =>
      message.text().includes('mfe-help could not be loaded'),
    );
    await page.goto('/help');
    await startPage(page);
    await failure;
    await expect(shell.heading).toHaveText('How can we help?');
    await page.getByRole('link', { name: 'Prepare a print-ready PDF' }).first().click();
    await expect(shell.heading).toHaveText('Prepare a print-ready PDF');
  });
}

test('a script that never answers: the page waits and says so, then shows Retry, which recovers', async ({
  page,
  shell,
}) => {
  await shell.open('/');
  const former = (await shell.heading.textContent()) ?? '';
  await page.route(helpFiles, () => new Promise(() => {}));
  await shell.link('Help Center').click();
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toBeVisible();
  await expect(shell.heading).toHaveText(former);
  await expect(shell.heading).toHaveText('This page couldn’t be loaded');
  await expect(progress).toBeHidden();
  await page.unroute(helpFiles);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(shell.heading).toHaveText('How can we help?');
});

test('a script that never answers leaves a page from the server readable, and its links work', async ({
  page,
  shell,
}) => {
  await page.route(helpFiles, () => new Promise(() => {}));
  await page.goto('/help', { waitUntil: 'domcontentloaded' });
  await startPage(page);
  await page.getByRole('link', { name: 'Prepare a print-ready PDF' }).first().click();
  await page.waitForURL('**/help/articles/**', { waitUntil: 'domcontentloaded' });
  await expect(shell.heading).toHaveText('Prepare a print-ready PDF');
});
