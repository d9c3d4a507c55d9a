import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RemoteManifest } from '@pressline/shared-api/remote-contract';
import { buildChangedRemote, manifestOf, publish } from '../../changedRemote';
import type { OwnComposition } from '../../ownComposition';
import { expect, test } from '../../ownTest';

test.use({ own: 'script-differences' });

const HELP = 'mfe-help';
const MAX_RETURN_BYTES = 6 * 1024;

interface Transfer {
  encoding: string | undefined;
  headerBytes: number;
  /** Headers included. */
  bytes: number;
}

/** The scripts of remotes that the page gets over the network from now on, by their address. */
async function watchScripts(page: Page): Promise<ReadonlyMap<string, Transfer>> {
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const transfers = new Map<string, Transfer>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    if (!/^\/remotes\/.*\.js$/.test(pathname) || response.fromDiskCache) return;
    urls.set(requestId, pathname);
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'];
    transfers.set(pathname, { encoding, headerBytes: response.encodedDataLength, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(urls.get(requestId) ?? '');
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return transfers;
}

const chunkOf = (file: string) => file.split('.')[0];

/** How the host answers a browser that has the former release with the last script of the next one. */
async function encodingOfLast(site: OwnComposition, former: RemoteManifest, next: RemoteManifest) {
  const isScript = (file: string) => /^[^/]+\.js$/.test(file);
  const known = Object.keys(former.files).filter(isScript);
  const pairs = known.flatMap((file) => {
    const following = Object.keys(next.files).find((one) => chunkOf(one) === chunkOf(file));
    return following && isScript(following) ? [{ file, following }] : [];
  });
  const { file = '', following = '' } = pairs.at(-1) ?? {};
  const bytes = await readFile(path.join(site.publicDirectory(HELP), file));
  const dictionary = createHash('sha256').update(bytes).digest('base64');
  const answer = await fetch(`${site.url}/remotes/${HELP}/${next.release}/${following}`, {
    headers: { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': `:${dictionary}:` },
  });
  return answer.headers.get('content-encoding');
}

/** A release whose hero alone differs, published; resolves with its manifest when visitors get it. */
async function publishHero(site: OwnComposition, text: string): Promise<RemoteManifest> {
  const build = await buildChangedRemote(HELP, 'src/front/HelpHero.tsx', (source) =>
    source.replace('How can we help?', text),
  );
  await publish(build, site.publicDirectory(HELP));
  const manifest = await manifestOf(build);
  const html = async () => (await fetch(`${site.url}/help`)).text();
  await expect.poll(html, { timeout: 30_000 }).toContain(manifest.release);
  return manifest;
}

test('a returning reader gets the scripts of the next release as differences', async ({
  page,
  shell,
  site,
}) => {
  test.setTimeout(120_000);
  // Both are built in the same way, as two releases of one workflow are: chunks keep their names.
  const former = await publishHero(site, 'What are you printing?');
  const transfers = await watchScripts(page);
  await shell.openUntilReported('/help');
  const next = await publishHero(site, 'What are you folding?');
  await expect.poll(() => encodingOfLast(site, former, next), { timeout: 30_000 }).toBe('dcz');
  await shell.open('/help');
  await expect(shell.heading).toHaveText('What are you folding?');

  const of = ({ release }: RemoteManifest) =>
    [...transfers].filter(([url]) => url.includes(release)).map(([, transfer]) => transfer);
  const [first, returned] = [of(former), of(next)];
  const bodyBytes = returned.reduce((sum, { bytes, headerBytes }) => sum + bytes - headerBytes, 0);
  expect(first.length).toBeGreaterThan(3);
  expect(new Set(first.map(({ encoding }) => encoding))).toEqual(new Set(['br']));
  expect(returned).toHaveLength(first.length);
  expect(new Set(returned.map(({ encoding }) => encoding))).toEqual(new Set(['dcz']));
  expect(bodyBytes).toBeLessThanOrEqual(MAX_RETURN_BYTES);
});
