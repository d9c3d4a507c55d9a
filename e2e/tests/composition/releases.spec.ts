import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { signedInApi } from '../../api';
import { buildChangedRemote, manifestOf } from '../../changedRemote';
import type { OwnComposition } from '../../ownComposition';
import { expect, test } from '../../ownTest';
import { releaseFor as releaseOfPage } from '../../pageData';
import { Shell } from '../../pages/Shell';
import { visitWhile } from '../../visitWhile';

test.describe.configure({ mode: 'serial' });
// Builds releases and runs commands, each a process of its own.
test.slow();

const HELP = 'mfe-help';
const VISITORS = 1_000;

let site: OwnComposition;
/** Folder of a second release of the help center, and the ids of both. */
let next: string;
let first: string;
let second: string;

const changeHero = (text: string) =>
  buildChangedRemote(HELP, 'src/browse/HelpHero.tsx', (source) =>
    source.replace('How can we help?', text),
  );

test.use({ own: 'releases', ownEnv: { ALLOW_REMOTE_OVERRIDE: '1' } });
test.beforeAll(async ({ site: started }) => {
  site = started;
  first = await releaseFor();
  next = await changeHero('What are you printing?');
  second = (await manifestOf(next)).release;
});

const releaseFor = (cookie = '', pathname = '/help') =>
  releaseOfPage(site.url + pathname, HELP, { cookie });

async function run(...args: string[]): Promise<string> {
  const { exitCode, output } = await site.remotes(...args);
  expect(exitCode, output).toBe(0);
  return output;
}

test('a visitor on a release stays on it, and one who comes after the next is published gets that', async ({
  page,
  browser,
  shell,
  site,
}) => {
  await shell.open('/');
  expect(await run('publish', HELP, next)).toContain('is stable');
  await expect.poll(() => releaseFor()).toBe(second);
  await shell.link('Help Center').click();
  await expect(shell.heading).toHaveText('How can we help?');
  await page.getByRole('link', { name: 'Prepare a print-ready PDF' }).first().click();
  await expect(shell.heading).toHaveText('Prepare a print-ready PDF');

  const visitor = await (await browser.newContext()).newPage();
  const theirs = new Shell(visitor);
  await theirs.open(site.url);
  await theirs.link('Help Center').click();
  await expect(theirs.heading).toHaveText('What are you printing?');
  await visitor.context().close();
});

test('a release that throws while rendering is refused with the reason, and nothing changes', async () => {
  const broken = await changeHero("{[].map.call(undefined, () => 'smeared')}");
  const { exitCode, output } = await site.remotes('publish', HELP, broken);
  expect(exitCode).toBe(1);
  expect(output).toContain('refused');
  expect(output).toMatch(/\/help does not render: .*called on null or undefined/);
  expect(await releaseFor()).toBe(second);
  const { remotes } = JSON.parse(await run('list', HELP, '--json'));
  expect(remotes[0]).toMatchObject({ stable: second, previous: first });
  expect(remotes[0].events[0]).toMatchObject({ action: 'refused', by: 'cli' });
});

test('a release with an empty page is refused by the page’s address', async () => {
  const hollow = await buildChangedRemote(HELP, 'src/routes.ts', (source) =>
    source
      .replace("path: '/help/*'", "path: '/price-list'")
      .replace("example: '/help/somewhere/else'", "example: '/price-list'"),
  );
  const { exitCode, output } = await site.remotes('publish', HELP, hollow);
  expect(exitCode).toBe(1);
  expect(output).toContain('/price-list renders nothing');
  const { release } = await manifestOf(hollow);
  expect(await run('list', HELP)).toMatch(new RegExp(`refused .*${release}, /price-list renders`));
  expect((await fetch(`${site.url}/price-list`)).status).toBe(404);
});

test('a release that grows beyond its budget is refused with the figures', async () => {
  const ballast = JSON.stringify(Array.from({ length: 9_000 }, () => Math.random()).join());
  const heavy = await buildChangedRemote(HELP, 'src/browse/HelpHero.tsx', (source) =>
    source.replace('How can we help?', `How can we help?{${ballast}.indexOf('2')}`),
  );
  const { exitCode, output } = await site.remotes('publish', HELP, heavy);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/needs [\d.]+ KB of compressed scripts/);
});

test('a rollback from the command line takes effect within seconds, without a restart', async () => {
  const pid = site.supervisor.pid('shell');
  expect(await run('rollback', HELP)).toContain('Back to');
  await expect.poll(() => releaseFor(), { timeout: 60_000 }).toBe(first);
  expect(site.supervisor.pid('shell')).toBe(pid);
  // There is nothing behind it: said, with an exit code, and nothing changes.
  expect((await site.remotes('rollback', HELP)).exitCode).toBe(1);
  expect(await releaseFor()).toBe(first);
});

test('a canary gets its share of the visitors, who stay on their side', async () => {
  await run('canary', HELP, second.slice(0, 6), '--percent', '10');
  const isPrivate = async () => (await fetch(`${site.url}/help`)).headers.get('cache-control');
  await expect.poll(isPrivate).toBe('private, no-cache');

  const cookies: Record<string, string[]> = { [first]: [], [second]: [] };
  for (let asked = 0; asked < VISITORS; asked += 20) {
    await Promise.all(
      Array.from({ length: 20 }, async (_, visitor) => {
        const answer = await fetch(`${site.url}/help`);
        const [cookie = ''] = answer.headers.getSetCookie();
        expect(cookie).toMatch(
          /^pressline_canary=\d+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
        );
        const kept = cookie.split(';')[0] ?? '';
        const got = (await answer.text()).includes(second) ? second : first;
        cookies[got]?.push(kept);
        if (visitor < 2) expect(await releaseFor(kept)).toBe(got);
      }),
    );
  }
  const [others = [], canaries = []] = [cookies[first], cookies[second]];
  expect(others.length + canaries.length).toBe(VISITORS);
  expect(canaries.length).toBeGreaterThanOrEqual(0.07 * VISITORS);
  expect(canaries.length).toBeLessThanOrEqual(0.13 * VISITORS);
  for (const pathname of ['/help', '/', '/help/articles/print-ready-pdf']) {
    expect(await releaseFor(canaries[0], pathname)).toBe(second);
    expect(await releaseFor(others[0], pathname)).toBe(first);
  }
  // Visitors who have it keep it when more get it.
  await run('canary', HELP, second, '--percent', '50');
  await expect.poll(async () => (await run('list', HELP)).includes('canary for 50%')).toBe(true);
  expect(await releaseFor(canaries[0])).toBe(second);

  await run('canary', HELP, '--off');
  await expect.poll(() => releaseFor(canaries[0])).toBe(first);
  const answer = await fetch(`${site.url}/help`);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('super admins see the releases and roll one back with one call, other users do not', async () => {
  const { api } = await signedInApi(site.url);
  await api.releases.command(HELP, { action: 'promote', release: second });
  await expect.poll(() => releaseFor()).toBe(second);
  const after = await api.releases.command(HELP, { action: 'rollback' });
  expect(after.events[0]).toMatchObject({ action: 'rolled-back', by: 'staff:admin' });
  expect(await releaseFor()).toBe(first);
  const { remotes } = await api.releases.list();
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-marketing', HELP, 'mfe-admin']);
  await expect(api.releases.command(HELP, { action: 'unpin' })).rejects.toThrow(/409.*not pinned/);
  expect((await fetch(`${site.url}/api/admin/releases`)).status).toBe(401);
  expect((await fetch(`${site.url}/api/internal/telemetry`)).status).toBe(404);
});

test('a developer sees an own release under the address’s parameter, and no visitor does', async ({
  shell,
  site,
}) => {
  const origin: Server = createServer(sirv(next));
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  const { port } = origin.address() as AddressInfo;
  const override = `?remote.${HELP}=http://localhost:${port}`;
  const answer = await shell.open(`/help${override}`);
  await expect(shell.heading).toHaveText('What are you printing?');
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(await releaseFor()).toBe(first);
  origin.close();
  origin.closeAllConnections();
  for (const [parameter, reason] of [
    [
      `remote.${HELP}=http://localhost:${port}`,
      /^mfe-help from http:\/\/localhost.*(ECONNREFUSED|socket hang up)/,
    ],
    [`remote.${HELP}=http://elsewhere.example`, /is not an origin on this machine/],
    ['remote.mfe-shop=http://localhost:3002', /There is no remote mfe-shop/],
  ] as const) {
    const refused = await fetch(`${site.url}/help?${parameter}`);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(reason)]);
  }
});

test('a database that is away changes nothing, neither while running nor at a start', async () => {
  await run('promote', HELP, second);
  await expect.poll(() => releaseFor()).toBe(second);
  await site.supervisor.stop('database');
  await expect.poll(site.output, { timeout: 60_000 }).toContain('last good copy of the registry');
  expect(await releaseFor()).toBe(second);
  const { exitCode, output } = await site.remotes('rollback', HELP);
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /^No database answers \(connect \w+ .*mongo\.sock\)\. Start Pressline first, or set MONGODB_URI\.$/m,
  );
  await site.supervisor.stop('shell');
  site.supervisor.start('shell');
  await site.supervisor.untilReady(`${site.url}/readyz`);
  expect(await releaseFor()).toBe(second);
  site.supervisor.start('database');
  await site.supervisor.untilReady(`${site.servicesUrl}/readyz`);
  await run('rollback', HELP);
  await expect.poll(() => releaseFor()).toBe(first);
});

test('an origin that is gone for a while under load fails no page', async () => {
  const paths = ['/', '/help', '/help?q=bleed', '/help/articles/print-ready-pdf', '/about'];
  await site.supervisor.stop(HELP);
  await site.supervisor.stop('mfe-marketing');
  const { failed } = await visitWhile(site.url, paths, async (visits) => {
    await expect.poll(() => visits.loads).toBeGreaterThan(400);
  });
  site.supervisor.start(HELP);
  site.supervisor.start('mfe-marketing');
  expect(failed).toEqual([]);
});
