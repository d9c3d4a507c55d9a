import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defaultUri } from '@pressline/embedded-mongo/default-uri';
import { openStore } from '@pressline/releases/registry/openStore';
import { remoteOf } from '@pressline/releases/registry/registryState';
import { buildChangedRemote, manifestOf, publish } from '../../changedRemote';
import { expect, test } from '../../ownTest';
import { releaseFor } from '../../pageData';

// The same in each process that reads this file: nothing but these tests trusts it.
const seed = createHash('sha256').update('signed releases of the tests').digest();
const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
const publicKey = createPublicKey(key.export({ type: 'pkcs8', format: 'pem' }));
const folder = path.resolve(import.meta.dirname, '../../../.cache/e2e/signing-key');
mkdirSync(folder, { recursive: true });
const keyFile = path.join(folder, 'release.key');
writeFileSync(keyFile, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });

test.describe.configure({ mode: 'serial' });
test.use({
  own: 'signed-releases',
  ownEnv: {
    RELEASE_SIGNING_KEY: keyFile,
    RELEASE_KEYS: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    INTERNAL_TOKEN: 'shared by the hosts and the commands of this test',
  },
});

const changedHelp = () =>
  buildChangedRemote('mfe-help', 'src/front/HelpHero.tsx', (source) =>
    source.replace('How can we help?', 'What are you printing?'),
  );

test('what an origin serves without a signature for it is refused, and the site goes on', async ({
  page,
  shell,
  site,
}) => {
  test.setTimeout(90_000);
  const before = await releaseFor(site.url, 'mfe-help');
  const changed = await changedHelp();
  await publish(changed, site.publicDirectory('mfe-help'));
  const { release } = await manifestOf(changed);
  await expect.poll(site.output).toContain(`release ${release} refused`);
  expect(site.output()).toContain('its signature is for another remote.json');
  expect(await releaseFor(site.url, 'mfe-help')).toBe(before);
  await page.goto('/help');
  await expect(shell.heading).toHaveText('How can we help?');
});

test('the same release goes live when it is published with the key, and a rollback brings back the older one', async ({
  page,
  shell,
  site,
}) => {
  test.setTimeout(90_000);
  const before = await releaseFor(site.url, 'mfe-help');
  const changed = await changedHelp();
  const { release } = await manifestOf(changed);
  const { exitCode, output } = await site.remotes('publish', 'mfe-help', changed);
  expect([exitCode, output]).toEqual([0, expect.stringContaining('is stable')]);
  await expect.poll(() => releaseFor(site.url, 'mfe-help')).toBe(release);
  await page.goto('/help');
  await expect(shell.heading).toHaveText('What are you printing?');
  await site.remotes('rollback', 'mfe-help');
  await expect.poll(() => releaseFor(site.url, 'mfe-help')).toBe(before);
});

test('who writes to the database brings no older release back, also after a restart', async ({
  site,
}) => {
  test.setTimeout(90_000);
  const older = await releaseFor(site.url, 'mfe-help');
  const { release } = await manifestOf(await changedHelp());
  await site.remotes('promote', 'mfe-help', release);
  await expect.poll(() => releaseFor(site.url, 'mfe-help')).toBe(release);
  const quiet = { warn: () => undefined, info: () => undefined };
  const store = openStore(defaultUri(path.join(site.directory, 'data/mongo')), quiet);
  const { revision, remotes } = await store.read();
  const remote = { ...remoteOf({ revision, remotes }, 'mfe-help'), stable: older };
  const next = { revision: revision + 1, remotes: { ...remotes, 'mfe-help': remote } };
  expect(await store.write(next, revision)).toBe(true);
  await store.close();
  await expect.poll(site.output).toContain('neither staff nor its health has rolled back to it');
  expect(await releaseFor(site.url, 'mfe-help')).toBe(release);
  await site.supervisor.stop('shell');
  site.supervisor.start('shell');
  await site.supervisor.untilReady(`${site.url}/readyz`);
  expect(await releaseFor(site.url, 'mfe-help')).toBe(release);
});

/** Changes one byte of a file that a host serves, in every encoding. */
async function smear(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1);
  await writeFile(file, bytes);
  await writeFile(`${file}.br`, brotliCompressSync(bytes));
  await writeFile(`${file}.gz`, gzipSync(bytes));
}

test('anybody can compare the site with what was signed; one changed byte is named', async ({
  site,
}) => {
  test.setTimeout(90_000);
  const fine = await site.remotes('verify', site.url);
  expect([fine.exitCode, fine.output]).toEqual([0, expect.stringMatching(/mfe-help .* signed 20/)]);
  const html = await (await fetch(`${site.url}/help`)).text();
  const [, shellScript = ''] = / data-shell="([^"]+)"/.exec(html) ?? [];
  const [, pageScript = ''] = / src="(\/shell\/[^"]+)"/.exec(html) ?? [];
  const release = await releaseFor(site.url, 'mfe-help');
  const held = path.join(site.directory, 'data/releases/mfe-help', release);
  const { entry } = await manifestOf(held);
  await smear(path.join(held, entry));
  for (const script of [shellScript, pageScript]) {
    await smear(path.join(site.directory, 'data', script));
  }
  const { exitCode, output } = await site.remotes('verify', site.url);
  expect(exitCode).toBe(1);
  expect(output).toContain(`DIFFERS mfe-help ${release}: ${entry} is not the file`);
  for (const script of [shellScript, pageScript]) {
    expect(output).toContain(`DIFFERS ${script} is not the script that / names`);
  }
});
