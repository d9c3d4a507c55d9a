import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type PublishedRelease,
  writeReleaseFolder,
} from '@pressline/releases/files/publishedRelease';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import { buildRelease } from '@pressline/releases/test/testRelease';
import Koa from 'koa';
import { guestFiles } from './guestFiles';

const releaseWith = (code: string, hash: string): PublishedRelease =>
  buildRelease(
    `'${code}'`,
    {},
    { [`guest/remoteEntry.${hash}.js`]: code, 'guest/mf-manifest.0123456789.json': '{}' },
  );

const former = releaseWith('former', '0123456789');
const stable = releaseWith('stable', 'abcdef0123');
let directory: string;
let host: Server;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guest-files-'));
  for (const release of [former, stable]) {
    await writeReleaseFolder(path.join(directory, 'mfe-help', release.manifest.release), release);
  }
  const registry = {
    releases: () => [{ manifest: stable.manifest }],
    remote: () => ({ releases: [stable, former].map(({ manifest }) => manifest) }),
    fetchFiles: async () => true,
  } as unknown as RemoteRegistry;
  const app = new Koa();
  app.silent = true;
  host = app.use(guestFiles(registry, directory)).listen(0, '127.0.0.1');
  await new Promise((resolve) => host.once('listening', resolve));
});
afterAll(async () => {
  host.close();
  host.closeAllConnections();
  await rm(directory, { recursive: true });
});

const get = (file: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(host.address() as AddressInfo).port}/guests/${file}`, { headers });

test('a fixed name is that of the stable release, asked for anew each time', async () => {
  const answer = await get('mfe-help/remoteEntry.js');
  expect(await answer.text()).toBe('stable');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const again = await get('mfe-help/remoteEntry.js', {
    'If-None-Match': answer.headers.get('etag') ?? '',
    'Cache-Control': 'max-age=0',
  });
  expect(again.status).toBe(304);
  expect((await get('mfe-help/mf-manifest.json')).headers.get('cache-control')).toBe('no-cache');
});

test('a hashed name is found in a former release too, and stays', async () => {
  const answer = await get('mfe-help/remoteEntry.0123456789.js');
  expect(await answer.text()).toBe('former');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test.each([
  'mfe-help/server.cjs',
  'mfe-help/other.js',
  'mfe-marketing/remoteEntry.js',
  '..%2fx.js',
])('%s is no file of a guest', async (file) => {
  expect((await get(file)).status).toBe(404);
});
