import type { Server } from 'node:http';
import type { Manifest } from '@module-federation/sdk';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { buildHosts, serveHosts } from '../../guestHosts';
import { pageProblems } from '../../pageProblems';
import { guestOrigin, guestPort, sitePorts, siteUrl } from '../../site';

let server: Server | undefined;
let snippet = '';

test.beforeAll(async () => {
  // Four bundlers, which a busy machine runs for minutes.
  test.setTimeout(300_000);
  await buildHosts(siteUrl);
  server = await serveHosts(Number(guestPort), siteUrl, () => snippet);
});
test.afterAll(() => {
  server?.close();
  server?.closeAllConnections();
});

/** Whether a page loads the guest's own React; answers once all is loaded. */
async function watchOwnReact(page: Page): Promise<() => boolean> {
  const answer = await fetch(`${siteUrl}/guests/mfe-help/mf-manifest.json`);
  const { shared } = (await answer.json()) as Manifest;
  const client = shared.find(({ name }) => name === 'react-dom/client');
  const [file = 'none'] = client?.assets.js.sync ?? [];
  let isLoaded = false;
  page.on('request', (request) => {
    isLoaded ||= request.url().endsWith(file);
  });
  return () => isLoaded;
}

for (const { host, react, hasOwn } of [
  // Its name sorts before the guest's, and its React is of the guest's own version.
  { host: 'rspack', react: '19.3.1', hasOwn: false },
  { host: 'webpack', react: '19.3.1', hasOwn: true },
  { host: 'webpack-react18', react: '18.3.1', hasOwn: true },
  { host: 'vite', react: '19.2.8', hasOwn: false },
]) {
  test(`an application built by ${host} shows the help center`, async ({ page, guest }) => {
    const loadsOwn = await watchOwnReact(page);
    await page.goto(`${guestOrigin}/${host}/`);
    const title = guest.heading(`Application with React ${react}`);
    await expect(title).toBeVisible();
    await expect(guest.heading('How can we help?')).toBeVisible();
    await expect(page.getByRole('region', { name: 'For this page' })).toContainText('pricing');
    expect(loadsOwn()).toBe(hasOwn);

    await guest.search.fill('bleed');
    await expect(guest.found).toContainText('results for "bleed"');
    await page
      .getByRole('region', { name: /^Articles/ })
      .getByRole('link')
      .first()
      .click();
    const article = guest.heading(/./).last();
    await expect(article).toBeFocused();
    await expect(page.getByRole('radiogroup', { name: 'Was this helpful?' })).toBeVisible();
    if (host === 'vite') {
      // It has a base path, and the address bar follows.
      await expect(page).toHaveURL(/\/vite\/articles\/[\w-]+$/);
      await page.goBack();
      await expect(guest.found).toContainText('results for "bleed"');
      await page.goForward();
      await expect(article).toBeVisible();
      // A router of the application that pushes its own address.
      await page.evaluate(() => history.pushState(null, '', '/vite'));
      await expect(guest.heading('How can we help?')).toBeVisible();
      await page.goBack();
      await expect(article).toBeVisible();
    } else expect(page.url()).toBe(`${guestOrigin}/${host}/`);

    // Neither gets the other's styles, and the application goes on.
    await expect(title).toHaveCSS('text-transform', 'uppercase');
    await expect(title).toHaveCSS('font-family', 'serif');
    await expect(article).toHaveCSS('text-transform', 'none');
    await expect(article).toHaveCSS('color', 'rgb(21, 24, 27)');
    await page.getByRole('button', { name: 'Hide help' }).click();
    const place = page.getByRole('region', { name: 'Help center' });
    await expect(place).toBeHidden();
    await page.getByRole('button', { name: 'Show help' }).click();
    await expect(place.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(21, 24, 27)');
  });
}

test('what was shown and hidden again leaves nothing behind', async ({ page, guest }) => {
  await page.goto(`${guestOrigin}/rspack/`);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const countListeners = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  };
  const showAgain = async () => {
    await expect(guest.heading('How can we help?')).toBeVisible();
    await page.getByRole('button', { name: 'Hide help' }).click();
    await expect(guest.heading('How can we help?')).toBeHidden();
    await page.getByRole('button', { name: 'Show help' }).click();
  };
  await showAgain();
  await expect(guest.heading('How can we help?')).toBeVisible();
  const before = await countListeners();
  for (let time = 0; time < 20; time += 1) await showAgain();
  await expect(guest.heading('How can we help?')).toBeVisible();
  // One has about 150, and the browser may hold on to the last one that was removed.
  await expect.poll(countListeners).toBeLessThan(before + 300);

  // The record of consent is the specs' own.
  await page.getByRole('region', { name: 'For this page' }).getByRole('link').first().click();
  await expect(page.getByRole('radiogroup', { name: 'Was this helpful?' })).toBeVisible();
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(stored.filter((key) => !key.includes('consent'))).toEqual([]);
});

test('readers vote, and write with what they searched for', async ({ page, guest, api }) => {
  await page.goto(`${guestOrigin}/rspack/`);
  await page.getByRole('region', { name: 'For this page' }).getByRole('link').first().click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByRole('textbox', { name: /What helped most/ })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thanks. We read every answer.')).toBeVisible();

  await page.getByRole('link', { name: 'Help Center' }).click();
  const question = 'halbautomatische quetschfalzmaschine';
  await guest.search.fill(question);
  await guest.search.press('Enter');
  await expect(page.getByText('We couldn’t find an answer in the help center.')).toBeVisible();
  await page.getByRole('link', { name: 'Contact support', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your email address' }).fill('eva@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('How do I set it up?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(guest.heading('Message sent')).toBeFocused();
  const { submissions } = await api.submissions.list();
  expect(submissions[0]?.fields).toMatchObject({
    email: 'eva@example.com',
    message: `About: ${question}\n\nHow do I set it up?`,
  });
});

test('the widget of the admin area works from the keyboard, on a page with a strict policy', async ({
  page,
  guest,
  signIn,
}) => {
  await signIn();
  await page.goto('/admin/widget');
  await page.getByRole('textbox', { name: 'Page topic' }).fill('pricing-engines');
  snippet = await page.getByRole('textbox', { name: 'Snippet' }).inputValue();
  expect(snippet).toContain('integrity="sha384-');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const arriving = page.waitForResponse(/help-widget/);
  await page.goto(`${guestOrigin}/plain/`);
  const { responseBodySize } = await (await arriving).request().sizes();
  expect(responseBodySize).toBeLessThan(15 * 1_024);
  await expect(guest.open).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/guests/'))).toHaveLength(1);

  await guest.open.focus();
  await page.keyboard.press('Enter');
  await expect(guest.panel).toBeVisible();
  await expect(guest.search).toBeFocused();
  await expect(page.getByRole('region', { name: 'For this page' })).toContainText('pricing');
  expect(await pageProblems(page)).toEqual([]);

  await page.keyboard.type('bleed');
  await expect(guest.found).toContainText('results for "bleed"');
  // Escape clears the field first.
  await page.keyboard.press('Escape');
  await expect(guest.search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(guest.panel).toBeHidden();
  await expect.poll(() => guest.focused()).toBe('Help');

  await guest.open.click();
  await guest.search.fill('how much bleed for flyers');
  const best = page.getByRole('region', { name: 'Best passage, word for word' });
  await best.waitFor();
  await guest.search.press('ArrowDown');
  await expect.poll(() => guest.focused()).not.toBe('Search the help center');
  await best.getByRole('link').click();
  const mark = guest.panel.locator('mark').first();
  await expect(mark).toBeFocused();
  await expect(mark).toBeInViewport();
  await guest.panel.getByRole('button', { name: 'Back' }).click();
  await expect(guest.search).toHaveValue('how much bleed for flyers');
  await guest.panel.getByRole('link', { name: 'Contact support' }).click();
  await expect(guest.heading('Contact support')).toBeFocused();
  await guest.panel.getByRole('link', { name: 'All help topics' }).click();
  await expect(guest.search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(guest.panel).toBeHidden();

  const widget = page.locator('pressline-help');
  await widget.evaluate((element) => element.setAttribute('article', 'set-up-a-gang-run'));
  await guest.open.click();
  await expect(guest.heading(/gang run/i)).toBeVisible();
});

test.describe('without the help center', () => {
  test.use({ expectedErrors: [/Failed to load resource|RUNTIME-003/] });

  test('an application built as documented goes on, and links to it', async ({ page }) => {
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    await page.route(`${siteUrl}/**`, (route) => route.abort('connectionrefused'));
    await page.goto(`${guestOrigin}/rspack/`);
    await expect(page.getByRole('heading', { name: /^Application/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the help center' })).toBeVisible();
    expect(failures).toEqual([]);
  });
});

test.describe('misused', () => {
  test.use({ expectedErrors: [/./] });

  const errorsOf = (page: Page) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('<pressline-help>')) errors.push(message.text());
    });
    return errors;
  };

  test('the container for our shell says what other applications load', async ({ page }) => {
    const origin = `http://localhost:${sitePorts.HELP_PORT}`;
    const answer = await fetch(`${origin}/mf-manifest.json`);
    const { metaData } = (await answer.json()) as Manifest;
    await page.goto(`${guestOrigin}/rspack/`);
    const failure = page.waitForEvent('pageerror');
    await page.addScriptTag({ url: `${origin}/${metaData.remoteEntry.name}` });
    expect((await failure).message).toMatch(/needs the shell .* below \/guests\//);
  });

  test('the widget says once what is wrong: no address, or an origin that is not allowed', async ({
    page,
    guest,
  }) => {
    const errors = errorsOf(page);
    const script = `<script src="${siteUrl}/guests/mfe-help/help-widget.js" defer></script>`;
    snippet = `${script}<pressline-help></pressline-help>`;
    await page.goto(`${guestOrigin}/plain/`);
    await expect.poll(() => errors).toHaveLength(1);
    expect(errors[0]).toContain('needs the address of the help center');
    await expect(guest.open).toBeHidden();

    snippet = `${script}<pressline-help address="${siteUrl}"></pressline-help>`;
    await page.goto(`http://127.0.0.1:${guestPort}/plain/`);
    await guest.open.click();
    await expect(guest.panel.getByRole('status')).toHaveText(/isn’t available/);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(errors).toHaveLength(2);
    expect(errors[1]).toContain(`add http://127.0.0.1:${guestPort} to its GUEST_ORIGINS`);
  });
});
