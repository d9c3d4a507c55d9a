import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../fixtures';
import {
  buildChangedRemote,
  manifestOf,
  type OwnComposition,
  publish,
  startOwnComposition,
} from '../../ownComposition';

test.describe.configure({ mode: 'serial' });

let site: OwnComposition;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startOwnComposition('independent-release', 20);
});
test.afterAll(() => site.supervisor.stopAll());

async function releaseOf(remote: string): Promise<string> {
  const html = await (await fetch(site.url)).text();
  return new RegExp(`"name":"${remote}"[^}]*"release":"(\\w+)"`).exec(html)?.[1] ?? '';
}

async function styleNamespace(): Promise<string[]> {
  const html = await (await fetch(`${site.url}/help`)).text();
  return [...new Set([...html.matchAll(/mfe-help-\w+(?=__)/g)].map(([name]) => name))];
}

test('a rebuilt remote shows on the next load, with shell and services untouched', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${site.url}/help`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
  const changed = await buildChangedRemote('mfe-help', 'src/front/HelpHero.tsx', (source) =>
    source.replace('How can we help?', 'What are you printing?'),
  );
  const before = await releaseOf('mfe-help');
  const styles = await styleNamespace();
  await publish(changed, site.publicDirectory('mfe-help'));
  await expect.poll(() => releaseOf('mfe-help'), { timeout: 10_000 }).not.toBe(before);
  await page.goto(`${site.url}/help`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you printing?');
  // One name for all of a release's styles, or the new ones would come in the wrong order.
  expect(await styleNamespace()).not.toEqual(styles);
  expect(await styleNamespace()).toHaveLength(1);
});

test('a release that breaks while rendering is refused and the last good one goes on', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const before = await releaseOf('mfe-help');
  const broken = await buildChangedRemote('mfe-help', 'src/front/HelpHero.tsx', (source) =>
    source.replace('How can we help?', "{[].map.call(undefined, () => 'smeared')}"),
  );
  await publish(broken, site.publicDirectory('mfe-help'));
  const { release } = await manifestOf(broken);
  await expect.poll(site.output).toContain(`release ${release} refused`);
  expect(await releaseOf('mfe-help')).toBe(before);
  await page.goto(`${site.url}/help`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a release that breaks on articles only is refused too', async () => {
  test.setTimeout(90_000);
  const before = await releaseOf('mfe-help');
  const broken = await buildChangedRemote('mfe-help', 'src/article/Article.tsx', (source) =>
    source.replace(/return \(/, "throw new Error('smeared'); return ("),
  );
  await publish(broken, site.publicDirectory('mfe-help'));
  const { release } = await manifestOf(broken);
  await expect.poll(site.output).toContain(`release ${release} refused`);
  expect(await releaseOf('mfe-help')).toBe(before);
});

test('a release with a tampered file is refused', async () => {
  test.setTimeout(90_000);
  const before = await releaseOf('mfe-marketing');
  const changed = await buildChangedRemote(
    'mfe-marketing',
    'src/content/home/opening.ts',
    (source) => source.replace('walk themselves', 'carry themselves'),
  );
  const manifest = await manifestOf(changed);
  const entry = path.join(changed, manifest.entry);
  await writeFile(entry, 'alert("not ours")');
  await Promise.all([rm(`${entry}.br`), rm(`${entry}.gz`)]);
  await publish(changed, site.publicDirectory('mfe-marketing'));
  await expect.poll(site.output).toContain(`${manifest.entry} of mfe-marketing is not the file`);
  expect(await releaseOf('mfe-marketing')).toBe(before);
});

test('a remote whose origin is gone goes on serving its last good release', async ({ page }) => {
  await site.supervisor.stop('mfe-help');
  await page.goto(`${site.url}/`);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Help Center' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you printing?');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you printing?');
});

test('a shell host that starts while an origin is gone serves the last good release', async ({
  page,
}) => {
  await site.supervisor.stop('shell');
  site.supervisor.start('shell');
  await site.supervisor.untilReady(`${site.url}/readyz`);
  await page.goto(`${site.url}/help`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you printing?');
});
