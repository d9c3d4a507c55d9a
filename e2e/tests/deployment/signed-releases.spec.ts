import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  ownKey: keyFile,
  ownEnv: { RELEASE_KEYS: publicKey.export({ format: 'jwk' }).x },
});

const changedHelp = () =>
  buildChangedRemote('mfe-help', 'src/browse/HelpHero.tsx', (source) =>
    source.replace('How can we help?', 'What are you printing?'),
  );

test('what an origin serves without a signature for it is refused, and the site goes on', async ({
  page,
  shell,
  site,
}) => {
  const before = await releaseFor(site.url, 'mfe-help');
  const changed = await changedHelp();
  await publish(changed, site.publicDirectory('mfe-help'));
  const { release } = await manifestOf(changed);
  await expect.poll(site.output).toContain(`release ${release} refused`);
  expect(site.output()).toContain('its signature is not by a key in RELEASE_KEYS');
  expect(await releaseFor(site.url, 'mfe-help')).toBe(before);
  await page.goto('/help');
  await expect(shell.heading).toHaveText('How can we help?');
});

test('the same release goes live when it is published with the key, and a rollback brings back the older one', async ({
  page,
  shell,
  site,
}) => {
  const before = await releaseFor(site.url, 'mfe-help');
  const changed = await changedHelp();
  const { release } = await manifestOf(changed);
  const { exitCode, output } = await site.remotes('publish', 'mfe-help', changed, '--key', keyFile);
  expect([exitCode, output]).toEqual([0, expect.stringContaining('is stable')]);
  await expect.poll(() => releaseFor(site.url, 'mfe-help')).toBe(release);
  await page.goto('/help');
  await expect(shell.heading).toHaveText('What are you printing?');
  await site.remotes('rollback', 'mfe-help');
  await expect.poll(() => releaseFor(site.url, 'mfe-help')).toBe(before);
});
