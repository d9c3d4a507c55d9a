import { expect, test } from '../../fixtures';

const helpFiles = '**/remotes/mfe-help/**';

test.use({
  expectedErrors: [/mfe-help|mfe_help|Failed to load resource|Federation|ERR_FAILED|integrity/i],
});

type Break = (route: import('@playwright/test').Route) => Promise<void>;

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
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route(helpFiles, fail);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Help Center' }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await navigation.getByRole('link', { name: 'Features' }).click();
    await expect(page.locator('#features').getByRole('heading').first()).toBeVisible();
    await navigation.getByRole('link', { name: 'Help Center' }).click();
    await expect(retry).toBeVisible();
    await page.unroute(helpFiles);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
  });

  test(`${name}: a page from the server stays readable and its links still work`, async ({
    page,
  }) => {
    await page.route(helpFiles, fail);
    await page.goto('/help', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
    await page.getByRole('link', { name: 'Prepare a print-ready PDF' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prepare a print-ready PDF');
  });
}

test('a script that never answers: the page waits and says so, then shows Retry, which recovers', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.goto('/', { waitUntil: 'networkidle' });
  const heading = page.getByRole('heading', { level: 1 });
  const former = (await heading.textContent()) ?? '';
  await page.route(helpFiles, () => new Promise(() => {}));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Help Center' }).click();
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toBeVisible();
  await expect(heading).toHaveText(former);
  await expect(heading).toHaveText('This page could not be loaded', { timeout: 20_000 });
  await expect(progress).toBeHidden();
  await page.unroute(helpFiles);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading).toHaveText('How can we help?');
});

test('a script that never answers leaves a page from the server readable, and its links work', async ({
  page,
}) => {
  await page.route(helpFiles, () => new Promise(() => {}));
  await page.goto('/help', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Prepare a print-ready PDF' }).first().click();
  await page.waitForURL('**/help/articles/**', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prepare a print-ready PDF');
});
