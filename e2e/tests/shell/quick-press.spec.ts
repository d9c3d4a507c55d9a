import type { Page } from '@playwright/test';
import { expect, saveData, test } from '../../fixtures';
import { SiteForm } from '../../pages/SiteForm';

const SHELL = '**/shell/shell.*.js';

/** Keeps the shell's script back until the answer is called, and then lets it come, or not. */
async function holdShell(page: Page, outcome: 'come' | 'fail'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SHELL, async (route) => {
    await released;
    await (outcome === 'come' ? route.continue() : route.abort());
  });
  return release;
}

const isPrefetch = (file: string) => (request: { url(): string; resourceType(): string }) =>
  request.resourceType() !== 'script' && new RegExp(`/${file}\\.\\w+\\.js$`).test(request.url());

test('what a press needs is fetched once the page is quiet, runs at the press, and comes from the cache', async ({
  page,
}) => {
  const files = ['shell', 'remoteEntry', 'App', 'home', 'trial'];
  const fetched = files.map((file) => page.waitForEvent('requestfinished', isPrefetch(file)));
  const session = await page.context().newCDPSession(page);
  const cached = new Map<string, boolean>();
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type !== 'Script') return;
    cached.set(
      new URL(response.url).pathname.split('/').at(-1) ?? '',
      response.fromDiskCache ?? false,
    );
  });
  await session.send('Network.enable');
  await page.goto('/');
  await Promise.all(fetched);
  expect(await page.evaluate(() => window.presslineStarted)).toBeUndefined();
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click();
  const trial = page.getByRole('dialog', { name: 'Start your free trial' });
  // React has come.
  await expect(trial.getByRole('button', { name: 'Continue' })).toBeDisabled();
  const ran = [...cached].filter(([name]) => files.some((file) => name.startsWith(`${file}.`)));
  expect(ran.map(([name]) => name.split('.')[0]).sort()).toEqual([...files].sort());
  expect(ran.filter(([, isCached]) => !isCached)).toEqual([]);
});

test('a visitor who saves data fetches nothing before a press', async ({ page }) => {
  await saveData(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (isPrefetch('shell')(request)) scripts.push(request.url());
  });
  await page.goto('/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toEqual([]);
});

test('a press while scripts are on their way shows, and is answered', async ({ page }) => {
  const release = await holdShell(page, 'come');
  await page.goto('/help');
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Up to date')).toBeVisible();
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
});

test('a form that is sent before its code is there says so, and is answered on the page', async ({
  page,
  shell,
}) => {
  const release = await holdShell(page, 'come');
  await page.goto('/');
  const contact = new SiteForm(page, 'contact');
  await contact.fillIn({
    'First name': 'Early',
    'Last name': 'Bird',
    'Work email': 'early@shop.example',
    Company: 'Ink & Sons',
  });
  await contact.button('Send Message').click();
  await expect(contact.button('Sending...')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(shell.toast).toContainText('Message sent successfully!');
  await expect(page).toHaveURL('/');
  await expect(contact.button('Send Message')).not.toHaveAttribute('aria-busy');
});

test('a form that is sent while React takes the page over says so, too', async ({
  page,
  shell,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/contact-form.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const contact = new SiteForm(page, 'contact');
  await contact.fillIn({
    'First name': 'Early',
    'Last name': 'Bird',
    'Work email': 'early@shop.example',
    Company: 'Ink & Sons',
  });
  await page.waitForFunction(() => window.presslineStarted);
  await contact.button('Send Message').click();
  await expect(contact.button('Sending...')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(shell.toast).toContainText('Message sent successfully!');
});

test.describe('without its code', () => {
  test.use({ expectedErrors: [/could not be started|ERR_FAILED/] });

  test('a form that was sent meanwhile is posted by the browser', async ({ page }) => {
    const fail = await holdShell(page, 'fail');
    await page.goto('/');
    const newsletter = new SiteForm(page, 'newsletter');
    await newsletter.field('Email').fill('early@shop.example');
    await newsletter.button('Subscribe').click();
    await expect(newsletter.button('Subscribing...')).toHaveAttribute('aria-busy', 'true');
    fail();
    await expect(page).toHaveURL(/\?sent=newsletter/);
  });
});
