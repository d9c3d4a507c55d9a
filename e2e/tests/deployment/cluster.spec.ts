import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { defineNginx, hasNginx } from '../../../scripts/run/nginx/defineNginx';
import { clusterPortsOf, instancePort } from '../../../scripts/run/ports';
import { signedInApi } from '../../api';
import { publishArticle } from '../../articleFactory';
import { buildChangedRemote, publish } from '../../changedRemote';
import { expect, storeSession, test } from '../../fixtures';
import { type OwnCluster, startOwnCluster } from '../../ownComposition';
import { ArticleEditor } from '../../pages/ArticleEditor';
import { morePorts, ownPorts } from '../../site';

import { answersToVisitor, HONEST, subscribe } from '../../visitorAddress';
import { visitWhile } from '../../visitWhile';

const PAGES = ['/', '/help', '/about', '/resources/roi-calculator', '/api/help/articles'];

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);
test.skip(!hasNginx(), 'There is no nginx, and none could be installed');

const ports = clusterPortsOf(ownPorts);
const portOf = (...of: Parameters<typeof instancePort>) => String(ports.get(instancePort(...of)));
let site: OwnCluster;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startOwnCluster('cluster', { RATE_LIMIT_SCALE: '1' });
});
test.afterAll(() => site?.supervisor.stopAll());

const textOf = async (url: string) => (await fetch(url)).text();

test('pages load through the proxy, and one sign-in is good for both services', async ({
  shell,
}) => {
  await shell.open(`${site.url}/help`);
  await expect(shell.heading).toBeVisible();
  const { session } = await signedInApi(site.url);
  for (const port of [portOf('SERVICES', 1), portOf('SERVICES', 2)]) {
    const me = await fetch(`http://127.0.0.1:${port}/api/admin/me`, {
      headers: { Authorization: `Bearer ${session.token}` },
    });
    expect(me.status).toBe(200);
  }
});

test('no header that a visitor makes up gets a sixth post through nginx', async () => {
  // The cluster's nginx listens on IPv4 alone; this one shows the hosts the other kinds of address.
  const [port, servicesPort] = morePorts;
  const both = await defineNginx({
    name: 'proxy-of-both-kinds',
    isVital: false,
    template: 'proxy',
    directory: path.join(site.directory, 'proxy-of-both-kinds'),
    values: {
      LISTEN: `[::]:${port} ipv6only=off`,
      SERVICES_LISTEN: `127.0.0.1:${servicesPort}`,
      ACCESS_LOG: 'off',
      SHELL_1: `127.0.0.1:${portOf('SHELL', 1)}`,
      SHELL_2: `127.0.0.1:${portOf('SHELL', 2)}`,
      SERVICES_1: `127.0.0.1:${portOf('SERVICES', 1)}`,
      SERVICES_2: `127.0.0.1:${portOf('SERVICES', 2)}`,
      TRUST_PROXY: '2',
    },
  });
  site.supervisor.launch(both);
  await site.supervisor.untilReady(`http://127.0.0.1:${port}/readyz`);
  for (const visitor of [
    { url: `http://127.0.0.1:${ownPorts.PORT}`, from: '127.0.0.2' },
    { url: `http://127.0.0.1:${port}`, from: '127.0.0.3' },
    { url: `http://[::1]:${port}`, from: '::1' },
  ]) {
    expect(await answersToVisitor(visitor), visitor.url).toEqual(HONEST);
  }
  const neighbor = { url: `http://127.0.0.1:${ownPorts.PORT}`, from: '127.0.0.4' };
  expect(await subscribe(neighbor).status).not.toBe(429);
  await site.supervisor.stop(both.name);
});

test('the landing page’s video comes in parts through the proxy', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const part = page.waitForResponse((answer) => /\.(webm|mp4)$/.test(answer.url()));
  await page.goto(`${site.url}/`);
  await page.locator('figure video').scrollIntoViewIfNeeded();
  expect((await part).status()).toBe(206);
  await expect(page.locator('figure video')).toBeVisible();
});

test('an edit shows on both hosts', async () => {
  const { api } = await signedInApi(site.url);
  const { categories } = await api.admin.categories.list();
  const category = categories.find(({ name }) => name !== 'Getting Started');
  await api.admin.categories.update(String(category?.id), { name: 'Plates and proofs' });
  for (const host of site.hostUrls) {
    await expect.poll(() => textOf(`${host}/help`)).toContain('Plates and proofs');
  }
});

test('services and a host that are killed cost no visitor a page', async () => {
  const kill = async (name: string, port: string) => {
    const pid = site.supervisor.pid(name);
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => site.supervisor.pid(name) ?? pid).not.toBe(pid);
    await site.supervisor.untilReady(`http://127.0.0.1:${port}/readyz`);
  };
  const { loads, failed } = await visitWhile(site.url, PAGES, async () => {
    await kill('services-1', portOf('SERVICES', 1));
    await kill('shell-1', portOf('SHELL', 1));
    await kill('services-2', portOf('SERVICES', 2));
    await kill('shell-2', portOf('SHELL', 2));
  });
  expect(failed).toEqual([]);
  expect(loads).toBeGreaterThan(50);
});

test.describe('services that are killed while two people write', () => {
  test.use({ expectedErrors: [/409|50\d|Failed to load/] });

  test('lose no word of either, and publish none', async ({ context, page }) => {
    const { api, session } = await signedInApi(site.url);
    const article = await publishArticle(api, { title: 'Typed through a crash', content: 'Once.' });
    await context.addInitScript(storeSession, session);
    const second = await context.newPage();
    for (const window of [page, second]) {
      await window.goto(`${site.url}/admin/articles/${article.id}`);
      await new ArticleEditor(window).highlighted.waitFor();
    }
    // While services start again, they do not answer.
    const copied = () =>
      api.admin.workingCopies.get(article.id).then(
        ({ copy }) => copy?.values,
        () => undefined,
      );
    const kill = () => {
      for (const name of ['services-1', 'services-2']) {
        process.kill(Number(site.supervisor.pid(name)), 'SIGKILL');
      }
    };
    const words = (mark: string) => Array.from({ length: 12 }, (_, at) => `${mark}${at}`).join(' ');

    const [content, summary] = [words('text'), words('more')];
    await new ArticleEditor(page).content.press('Control+End');
    await page.keyboard.type(content, { delay: 10 });
    kill();
    await page.keyboard.type(' end');
    await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 60_000 });
    await second.getByLabel('Summary').pressSequentially(summary);
    kill();
    // It has met the changes of the first window, and merged them.
    await expect.poll(async () => (await copied())?.summary).toBe(summary);
    expect((await copied())?.content).toBe(`Once.${content} end`);
    const { title, version } = article;
    expect(await api.admin.articles.get(article.id)).toMatchObject({
      ...{ title, version, content: 'Once.', summary: '', isPublished: true },
    });
    await api.admin.articles.remove(article.id);
  });
});

test('a vote is not denied because services take longer than a reader would wait', async () => {
  const { api } = await signedInApi(site.url);
  const article = await publishArticle(api, { title: 'Slow to vote on' });
  const names = ['services-1', 'services-2'] as const;
  const signal = (which: NodeJS.Signals) => {
    for (const name of names) process.kill(Number(site.supervisor.pid(name)), which);
  };
  signal('SIGSTOP');
  const voting = fetch(`${site.url}/api/help/articles/${article.id}/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ session: randomUUID(), vote: 'up' }),
  });
  // As long as a read takes until nginx has given up on both.
  const read = await fetch(`${site.url}/api/help/search?q=${randomUUID()}`);
  signal('SIGCONT');
  expect(read.ok).toBe(false);
  expect((await voting).status).toBe(200);
  await api.admin.articles.remove(article.id);
});

test('with no host running, visitors get a plain maintenance page and internal paths stay hidden', async () => {
  expect((await fetch(`${site.url}/api/internal/telemetry`)).status).toBe(404);
  await Promise.all(['shell-1', 'shell-2'].map((name) => site.supervisor.stop(name)));
  const away = await fetch(`${site.url}/about`);
  expect(away.status).toBe(503);
  expect(away.headers.get('Retry-After')).toBe('5');
  expect(away.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(away.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await away.text()).toContain('Back in a few minutes');
  for (const path of ['/api/contact', '/api/help/search/opened?q=ink']) {
    const call = await fetch(site.url + path, { method: 'POST', body: '{}' });
    expect([path, call.status, await call.json()]).toMatchObject([
      ...[path, 503],
      { message: 'The service isn’t available right now. Please try again.' },
    ]);
  }
  for (const name of ['shell-1', 'shell-2']) site.supervisor.start(name);
  for (const host of site.hostUrls) await site.supervisor.untilReady(`${host}/readyz`);
  await expect.poll(async () => (await fetch(`${site.url}/about`)).status).toBe(200);
});

test('a published remote reaches both hosts, and its pages load completely meanwhile', async ({
  shell,
}) => {
  const changed = await buildChangedRemote('mfe-help', 'src/browse/HelpHero.tsx', (source) =>
    source.replace('How can we help?', 'What are you printing?'),
  );
  await publish(changed, site.publicDirectory('mfe-help'));
  const isOnAll = async () => {
    const pages = await Promise.all(site.hostUrls.map((host) => textOf(`${host}/help`)));
    return pages.filter((html) => html.includes('What are you printing?')).length;
  };
  // A page of one host, its scripts from either: the fixture fails the test for one that is missing.
  while ((await isOnAll()) < site.hostUrls.length) {
    await shell.open(`${site.url}/help`);
  }
  await shell.open(`${site.url}/help`);
  await expect(shell.heading).toHaveText('What are you printing?');
});

test('the command line works on the registry that both hosts follow', async () => {
  const { exitCode, output } = await site.remotes('rollback', 'mfe-help');
  expect(exitCode, output).toBe(0);
  for (const host of site.hostUrls) {
    await expect.poll(() => textOf(`${host}/help`)).not.toContain('What are you printing?');
  }
});
