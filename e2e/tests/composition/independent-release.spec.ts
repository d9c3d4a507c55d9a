import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { untilAlive } from '../../alive';
import { buildChangedRemote, manifestOf, publish } from '../../changedRemote';
import type { OwnComposition } from '../../ownComposition';
import { expect, test } from '../../ownTest';
import { pageData, releaseFor } from '../../pageData';

test.describe.configure({ mode: 'serial' });
test.use({ own: 'independent-release' });

const releaseOf = (site: OwnComposition, remote: string) => releaseFor(site.url, remote);

/** Runs the step of the remotes' workflow that waits until a site shows a release. */
async function untilShown(site: OwnComposition, build: string) {
  const workflow = parse(await readFile('.github/workflows/remote.yml', 'utf8'));
  const steps: { name?: string; run: string }[] = workflow.jobs.publish.steps;
  const wait = steps.find(({ name }) => name === 'Wait until the site shows the release');
  const folder = path.relative('', path.resolve(build, '../..'));
  await promisify(execFile)('bash', ['-e', '-c', wait?.run ?? 'exit 1'], {
    env: { ...process.env, SITE_URL: site.url, REMOTE: folder },
  });
}

async function styleNamespace(site: OwnComposition): Promise<string[]> {
  const { styles = '' } = await pageData(`${site.url}/help`);
  return [...new Set([...styles.matchAll(/mfe-help-\w+(?=__)/g)].map(([name]) => name))];
}

test('a rebuilt remote shows on the next load, with shell and services untouched', async ({
  page,
  shell,
  site,
}) => {
  await page.goto('/help');
  await expect(shell.heading).toHaveText('How can we help?');
  const changed = await buildChangedRemote('mfe-help', 'src/browse/HelpHero.tsx', (source) =>
    source.replace('How can we help?', 'What are you printing?'),
  );
  const before = await releaseOf(site, 'mfe-help');
  const styles = await styleNamespace(site);
  await publish(changed, site.publicDirectory('mfe-help'));
  await untilShown(site, changed);
  expect(await releaseOf(site, 'mfe-help')).not.toBe(before);
  // A page that was only read meanwhile starts with the release that it came from.
  await untilAlive(shell.heading);
  await expect(shell.heading).toHaveText('How can we help?');
  await shell.open('/help');
  await expect(shell.heading).toHaveText('What are you printing?');
  // One name for all of a release's styles, or the new ones would come in the wrong order.
  expect(await styleNamespace(site)).not.toEqual(styles);
  expect(await styleNamespace(site)).toHaveLength(1);
});

test('a release that breaks while rendering is refused and the last good one goes on', async ({
  page,
  shell,
  site,
}) => {
  const before = await releaseOf(site, 'mfe-help');
  const broken = await buildChangedRemote('mfe-help', 'src/browse/HelpHero.tsx', (source) =>
    source.replace('How can we help?', "{[].map.call(undefined, () => 'smeared')}"),
  );
  await publish(broken, site.publicDirectory('mfe-help'));
  const { release } = await manifestOf(broken);
  await expect.poll(site.output).toContain(`release ${release} refused`);
  expect(await releaseOf(site, 'mfe-help')).toBe(before);
  await page.goto('/help');
  await expect(shell.heading).toBeVisible();
});

test('a release that breaks on articles only is refused too', async ({ site }) => {
  const before = await releaseOf(site, 'mfe-help');
  const broken = await buildChangedRemote('mfe-help', 'src/article/Article.tsx', (source) =>
    source.replace(/return \(/, "throw new Error('smeared'); return ("),
  );
  await publish(broken, site.publicDirectory('mfe-help'));
  const { release } = await manifestOf(broken);
  await expect.poll(site.output).toContain(`release ${release} refused`);
  expect(await releaseOf(site, 'mfe-help')).toBe(before);
});

test('a release with a tampered file is refused', async ({ site }) => {
  const before = await releaseOf(site, 'mfe-help');
  // One that other specs build as well.
  const changed = await buildChangedRemote('mfe-help', 'src/browse/HelpHero.tsx', (source) =>
    source.replace('How can we help?', 'What are you folding?'),
  );
  const tampered = path.join(site.directory, 'tampered');
  await cp(changed, tampered, { recursive: true });
  const manifest = await manifestOf(tampered);
  const entry = path.join(tampered, manifest.entry);
  await writeFile(entry, 'alert("not ours")');
  await Promise.all([rm(`${entry}.br`), rm(`${entry}.gz`)]);
  await publish(tampered, site.publicDirectory('mfe-help'));
  await expect.poll(site.output).toContain(`${manifest.entry} of mfe-help is not the file`);
  expect(await releaseOf(site, 'mfe-help')).toBe(before);
});

test('a remote whose origin is gone goes on serving its last good release', async ({
  page,
  shell,
  site,
}) => {
  await site.supervisor.stop('mfe-help');
  await page.goto('/');
  await shell.link('Help Center').click();
  await expect(shell.heading).toHaveText('What are you printing?');
  await page.reload();
  await expect(shell.heading).toHaveText('What are you printing?');
});

test('a shell host that starts while an origin is gone serves the last good release', async ({
  page,
  shell,
  site,
}) => {
  await site.supervisor.stop('shell');
  site.supervisor.start('shell');
  await site.supervisor.untilReady(`${site.url}/readyz`);
  await page.goto('/help');
  await expect(shell.heading).toHaveText('What are you printing?');
});
