import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../../ownTest';
import { pageProblems } from '../../pageProblems';
import { type Partner, startPartner } from '../../partner';

test.use({ own: 'adopted' });
test.describe.configure({ mode: 'serial' });

let partner: Partner;
let adopt: (...options: string[]) => Promise<{ exitCode: number; output: string }>;

test.beforeAll(async ({ site }) => {
  partner = await startPartner(path.join(site.directory, 'partner'));
  adopt = (...options) => site.remotes('adopt', 'partners', partner.manifestUrl, ...options);
});
test.afterAll(() => partner.close());

const application = (page: Page) => page.getByText(/^Partner application.* with React/);
const releaseOf = (html: string) => /data-release="([0-9a-f]+)"/.exec(html)?.[1];
const pageAt = async (url: string) => (await fetch(url)).text();

test('what does not fit is refused by name, and the site stays as it is', async ({ site }) => {
  const taken = await adopt('--route', '/help/*');
  expect(taken.exitCode).toBe(1);
  expect(taken.output).toMatch(/partners claims \/help, which mfe-help owns/);
  const missing = await adopt('--route', '/partners/*', '--expose', './Page');
  expect(missing.output).toMatch(/does not expose \.\/Page, but \.\/App, \.\/mount/);
  expect((await fetch(`${site.url}/partners`)).status).toBe(404);
  expect((await site.remotes('list')).output).not.toContain('partners');
});

test('an adopted remote has a page with a frame from the server, a title and a place in the sitemap', async ({
  site,
}) => {
  const { exitCode, output } = await adopt('--route', '/partners/*', '--title', 'Our partners');
  expect([exitCode, output]).toEqual([
    0,
    expect.stringMatching(/^partners 2\.3\.0 .* is stable\.$/m),
  ]);
  await expect.poll(async () => (await fetch(`${site.url}/partners`)).status).toBe(200);
  const html = await pageAt(`${site.url}/partners/map`);
  expect(html).toContain('<title>Our partners · Pressline</title>');
  expect(html).toContain('Our partners</h1>');
  expect(html).toMatch(/<noscript><p[^>]*>This page needs JavaScript/);
  expect(html).toContain('aria-busy="true"');
  const sitemap = await pageAt(`${site.url}/sitemap.xml`);
  expect(sitemap).toContain(`<loc>${site.url}/partners</loc>`);
});

test('it runs with our React in its frame: clicks, deep link, reload, theme, leaving, Back', async ({
  page,
  shell,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/partners');
  await expect(shell.heading).toHaveText('Our partners');
  await expect(application(page)).toHaveText('Partner application with React 19.3.1, light');
  await expect(application(page)).toHaveCSS('font-family', 'serif');
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);

  await page.getByRole('link', { name: 'Map' }).click();
  const map = page.getByRole('heading', { name: 'Map of partners' });
  await expect(map).toHaveCSS('text-transform', 'uppercase');
  await expect(page).toHaveURL(/\/partners\/map$/);
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  await page.reload();
  await expect(map).toBeVisible();

  await page.locator('[data-theme-toggle]').first().click();
  await expect(application(page)).toContainText(', dark');

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Help of the host' }).click();
  await expect(shell.heading).toHaveText('How can we help?');
  await expect(page).toHaveTitle(/^(?!Our partners)/);
  expect(await page.evaluate(() => Reflect.get(window, 'partnersShown'))).toBe(0);
  await page.goBack();
  await expect(map).toBeVisible();
  await expect(page).toHaveTitle('Our partners · Pressline');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All partners' })).toBeVisible();
  await shell.link('Features').click();
  await expect(page.locator('#features').getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});

test('no code of it is loaded on other pages', async ({ page, shell }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await shell.open('/help');
  await shell.link('Features').click();
  await expect(page.locator('#features').getByRole('heading').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('/remotes/partners/'))).toEqual([]);
});

test.describe('tampered with', () => {
  test.use({ expectedErrors: [/integrity|partner|Failed to load|Federation|RUNTIME|#422/i] });

  for (const file of ['remoteEntry.js', '__federation_expose_App', 'foreign.json', 'map']) {
    test(`${file}: it is never run, the page says so and the rest of the site stands`, async ({
      page,
      shell,
    }) => {
      const pattern = file === 'map' ? '812.' : file;
      const match = (url: URL) =>
        url.pathname.includes('/remotes/partners/') &&
        url.pathname.includes(pattern) &&
        !url.pathname.endsWith('.css');
      await page.route(match, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()};window.isHacked=1` });
      });
      await page.goto('/partners/map');
      await expect(shell.heading).toHaveText('This page could not be loaded');
      expect(await page.evaluate(() => Reflect.get(window, 'isHacked'))).toBeUndefined();
      await shell.link('Features').click();
      await expect(page.locator('#features').getByRole('heading').first()).toBeVisible();
      await page.goBack();
      await expect(shell.heading).toHaveText('This page could not be loaded');
      await page.unroute(match);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { name: 'Map of partners' })).toBeVisible();
    });
  }

  test('a file that was changed on the host is not run either', async ({ page, shell, site }) => {
    const release = releaseOf(await pageAt(`${site.url}/partners`)) ?? '';
    const folder = path.join(site.directory, 'data/releases/partners', release, 'static');
    const isExposed = (name: string) => name.startsWith('__federation_expose_App');
    const files = (await readdir(folder)).filter((name) => isExposed(name));
    const originals = await Promise.all(files.map((name) => readFile(path.join(folder, name))));
    const hacked = 'window.isHacked = 1;';
    for (const name of files) {
      const pack = { '.br': brotliCompressSync, '.gz': gzipSync }[path.extname(name)];
      await writeFile(path.join(folder, name), pack ? pack(hacked) : hacked);
    }
    await page.goto('/partners');
    await expect(shell.heading).toHaveText('This page could not be loaded');
    expect(await page.evaluate(() => Reflect.get(window, 'isHacked'))).toBeUndefined();
    await Promise.all(
      files.map((name, index) => writeFile(path.join(folder, name), originals[index] ?? '')),
    );
  });
});

test('its next release is a release like any other: kept, promoted, rolled back', async ({
  page,
  site,
}) => {
  const first = releaseOf(await pageAt(`${site.url}/partners`));
  await partner.publish((code) =>
    code.replace('Partner application', 'Partner application, next,'),
  );
  const kept = await adopt('--route', '/partners/*', '--title', 'Our partners', '--no-promote');
  expect(kept.output).toContain('is kept but not active');
  const { output } = await site.remotes('list', 'partners', '--json');
  const [next] = JSON.parse(output).remotes[0].releases;
  await site.remotes('promote', 'partners', next.release);
  await expect.poll(async () => releaseOf(await pageAt(`${site.url}/partners`))).toBe(next.release);
  await page.goto('/partners');
  await expect(page.getByText('Partner application, next,')).toBeVisible();
  await site.remotes('rollback', 'partners');
  await expect.poll(async () => releaseOf(await pageAt(`${site.url}/partners`))).toBe(first);
});

test('a module that fills an element by itself gets the same, and is unmounted', async ({
  page,
  shell,
  site,
}) => {
  await adopt('--route', '/friends/*', '--title', 'Friends', '--expose', './mount');
  await expect.poll(async () => (await fetch(`${site.url}/friends`)).status).toBe(200);
  await page.goto('/friends');
  await expect(shell.heading).toHaveText('Friends');
  await expect(application(page)).toContainText(', light');
  await page.getByRole('link', { name: 'Map' }).click();
  await expect(page.getByRole('heading', { name: 'Map of partners' })).toBeVisible();
  await page.locator('[data-theme-toggle]').first().click();
  await expect(application(page)).toContainText(', dark');
  await shell.link('Features').click();
  await expect(page.locator('#features').getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'partnersShown'))).toBe(0);
});

test('its origin may be away, and the host may start again', async ({ page, site }) => {
  partner.close();
  await site.supervisor.stop('shell');
  site.supervisor.start('shell');
  await site.supervisor.untilReady(`${site.url}/readyz`);
  await page.goto('/friends/map');
  await expect(page.getByRole('heading', { name: 'Map of partners' })).toBeVisible();
});

test('what is dismissed is gone', async ({ site }) => {
  const { output } = await site.remotes('dismiss', 'partners');
  expect(output).toMatch(/^partners \w+: Dismissed\.$/m);
  await expect.poll(async () => (await fetch(`${site.url}/friends`)).status).toBe(404);
  expect((await site.remotes('dismiss', 'mfe-help')).output).toContain('is a part of this site');
});
