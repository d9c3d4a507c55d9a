import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { RemoteRegistry } from './RemoteRegistry';
import { ReleaseStore } from './releaseStore';
import { buildRelease, startOrigin, type TestOrigin } from './testRelease';

let directory: string;
let origin: TestOrigin;
const registries: RemoteRegistry[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'releases-'));
  origin = await startOrigin(buildRelease());
});
afterEach(async () => {
  for (const registry of registries.splice(0)) registry.stop();
  await origin.close();
  await rm(directory, { recursive: true, force: true });
});

async function startRegistry(render = async () => ''): Promise<RemoteRegistry> {
  const registry = new RemoteRegistry({
    urls: new Map([['mfe-help', origin.url]]),
    pollMs: 20,
    store: new ReleaseStore(directory),
    sharedVersions: { react: '19.3.1' },
    render,
    log: pino({ level: 'silent' }),
  });
  registries.push(registry);
  await registry.start();
  return registry;
}

const current = (registry: RemoteRegistry) => registry.releases()[0]?.manifest.release;

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!isTrue() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 10));
  expect(isTrue()).toBe(true);
}

test('a new release is adopted without a restart', async () => {
  const registry = await startRegistry();
  expect(current(registry)).toBe(origin.published.manifest.release);
  const next = buildRelease("'Next'");
  origin.published = next;
  await until(() => current(registry) === next.manifest.release);
});

test('a release that fails its check leaves the last good one in force', async () => {
  let fails = false;
  const registry = await startRegistry(async () => {
    if (fails) throw new Error('smeared');
    return '';
  });
  const good = current(registry);
  fails = true;
  origin.published = buildRelease("'Broken'");
  await new Promise((done) => setTimeout(done, 200));
  expect(current(registry)).toBe(good);
});

test('a file that differs from what was published is refused', async () => {
  const registry = await startRegistry();
  const good = current(registry);
  const tampered = buildRelease("'Tampered'");
  origin.published = {
    manifest: tampered.manifest,
    files: new Map([...tampered.files, ['App.js', Buffer.from('alert(1)')]]),
  };
  await new Promise((done) => setTimeout(done, 200));
  expect(current(registry)).toBe(good);
});

test('a host that starts without the origin serves the last good release', async () => {
  const good = current(await startRegistry());
  await origin.close();
  expect(current(await startRegistry())).toBe(good);
});

test('an origin that accepts and never answers does not hold up the start', async () => {
  const good = current(await startRegistry());
  await origin.close();
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  origin.url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const started = Date.now();
  expect(current(await startRegistry())).toBe(good);
  expect(Date.now() - started).toBeLessThan(2_000);
  silent.close();
  silent.closeAllConnections();
});

test('damaged files on disk are not served', async () => {
  const { release } = (await startRegistry()).releases()[0]?.manifest ?? { release: '' };
  await origin.close();
  await writeFile(path.join(directory, 'mfe-help', release, 'App.js'), 'damaged');
  expect((await startRegistry()).releases()).toEqual([]);
});
