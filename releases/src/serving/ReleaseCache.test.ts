import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { publishRelease } from '../checks/publishRelease';
import { writeReleaseFolder } from '../files/publishedRelease';
import { changeRemote } from '../registry/changeRemote';
import type { RegistryStore } from '../registry/RegistryStore';
import { remoteOf } from '../registry/registryState';
import { testDatabase } from '../test/testDatabase';
import { rendersHelp, startTestHost, testVersions } from '../test/testHost';
import { buildRelease, startOrigin } from '../test/testRelease';
import { ReleaseCache } from './ReleaseCache';

const release = buildRelease();
const { name, release: id } = release.manifest;
const database = testDatabase();

let uri: string;
let store: RegistryStore;
let directory: string;
let cache: ReleaseCache;
let logged: string[];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'cache-'));
  uri = database.newUri();
  logged = [];
  ({ store, cache } = open());
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const log = pino({ base: null }, { write: (line) => logged.push(line) });
const folderOf = (host: string) => path.join(directory, host);
const copy = () => path.join(folderOf('host'), 'registry.last-good.json');

/** The cache of a host with a folder of its own. */
function open(host = 'host') {
  const opened = database.openStore(uri);
  const options = { store: opened, directory: folderOf(host), log };
  return { store: opened, cache: new ReleaseCache(options) };
}

const pin = () => changeRemote(store, name, { action: 'pin' }, 'test');
const isPinned = async (of = cache) => remoteOf(await of.registry(), name).isPinned;

const inDatabase = () => database.db(uri).collection('releaseRegistry');
const loseRegistry = () => inDatabase().deleteMany({});

test('encoded files that were damaged are made anew when a host takes up the release', async () => {
  await store.saveFiles(release);
  await cache.loadFiles(name, id);
  const folder = path.join(folderOf('host'), name, id);
  for (const encoding of ['br', 'gz']) await truncate(path.join(folder, `App.js.${encoding}`), 2);
  await cache.loadFiles(name, id);
  const [br, gz] = await Promise.all(
    ['br', 'gz'].map((encoding) => readFile(path.join(folder, `App.js.${encoding}`))),
  );
  expect(brotliDecompressSync(br as Buffer)).toEqual(release.files.get('App.js'));
  expect(gunzipSync(gz as Buffer)).toEqual(release.files.get('App.js'));
});

test('a release is fetched once for those who ask for it at the same time', async () => {
  await store.saveFiles(release);
  const loaded = await Promise.all(Array.from({ length: 6 }, () => cache.loadFiles(name, id)));
  expect(loaded).toEqual(Array.from({ length: 6 }, () => release));
  expect(await readdir(path.join(folderOf('host'), name))).toEqual([id]);
});

test('a host that never saw the origin gets its release from the database', async () => {
  const origin = await startOrigin(release);
  const one = await startTestHost({ store, directory: folderOf('host'), origin: origin.url });
  const other = await startTestHost({ store, directory: folderOf('other') });
  expect(other.serves()).toBe(id);
  expect(await readdir(path.join(folderOf('other'), name, id))).toContain('App.js.br');
  one.stop();
  other.stop();
  await origin.close();
});

test('several may read at once, each of which keeps a copy', async () => {
  await pin();
  await Promise.all(Array.from({ length: 8 }, () => cache.registry()));
  expect(logged).toEqual([]);
});

test('while the database is away the last good copy is used, also by a host that starts, until it is back', async () => {
  await pin();
  await cache.registry();
  await database.stop();
  const started = open().cache;
  try {
    expect([await isPinned(), await isPinned(), await isPinned(started)]).toEqual([
      true,
      true,
      true,
    ]);
    const said = logged.map((line) => JSON.parse(line));
    expect(new Set(said.map(({ msg }) => msg))).toEqual(
      new Set(['the last good copy of the registry is used']),
    );
    expect(said.at(-1).err.message).toMatch(/^Cannot read the registry of releases: /);
  } finally {
    await database.start();
  }
  await changeRemote(store, name, { action: 'unpin' }, 'test');
  // Both have the same copy: the first one to read anew is the one that started without the database.
  expect([await isPinned(started), await isPinned()]).toEqual([false, false]);
});

test('a registry of a newer version is not overwritten: the last good copy is used', async () => {
  await pin();
  await cache.registry();
  const newer = { revision: 7, remotes: { [name]: { name, lanes: [] } } };
  await inDatabase().updateOne({}, { $set: { revision: 7, state: newer } });
  expect(await isPinned()).toBe(true);
  await expect(changeRemote(store, name, { action: 'unpin' }, 'test')).rejects.toThrow(
    'Cannot read the registry',
  );
});

test('garbage in the place of the registry is set aside, and the last good copy put back', async () => {
  await pin();
  await cache.registry();
  const garbage = { garbage: true };
  await inDatabase().updateOne({}, { $set: { state: garbage } });
  expect([await isPinned(), await isPinned()]).toEqual([true, true]);
  await changeRemote(store, name, { action: 'unpin' }, 'test');
  expect(await isPinned()).toBe(false);
  const kept = await inDatabase().find({ state: garbage }).toArray();
  expect(kept).toMatchObject([{ _id: expect.stringMatching(/^garbage /) }]);
  expect(logged.filter((line) => line.includes('set aside'))).toHaveLength(1);
});

test('where garbage is all that there is, the origin announces its release again', async () => {
  await inDatabase().insertOne({ _id: 'registry', state: 'garbage' } as never);
  const origin = await startOrigin(release);
  const host = await startTestHost({ store, directory: folderOf('host'), origin: origin.url });
  expect(host.serves()).toBe(id);
  await host.stop();
  await origin.close();
});

test('a registry that the database has lost is put back, with the files that this host has', async () => {
  await publishRelease(
    {
      ...{ files: release, source: '/build', by: 'test' },
      actions: (record) => [{ action: 'announce', record }],
    },
    { store, sharedVersions: testVersions, render: rendersHelp },
  );
  const before = await cache.registry();
  await cache.loadFiles(name, id);
  await loseRegistry();
  await store.removeFiles(name, ['feedfacefeedface'], Date.now() + 1_000);
  expect(await cache.registry()).toEqual(before);
  expect(logged.join()).toContain('the copy was written to it');
  const other = open('other');
  expect(await other.cache.registry()).toEqual(before);
  expect(await other.cache.loadFiles(name, id)).toEqual(release);
});

test('the registry of a version that kept it in a file is written to the database', async () => {
  const record = {
    ...{ release: id, version: '1.0.0', publishedAt: '2026-11-21T10:00:00.000Z' },
    ...{ source: '/build', pageBytes: 60_000, failure: null },
    ...{ liveSince: '2026-11-21T10:00:00.000Z', liveUntil: null },
  };
  const remote = {
    ...{ name, stable: id, previous: null, canary: null, isPinned: true, announced: null },
    ...{ releases: [record], events: [] },
  };
  await writeReleaseFolder(path.join(folderOf('host'), name, id), release);
  await writeFile(copy(), JSON.stringify({ revision: 4, remotes: { [name]: remote } }));
  const one = await startTestHost({ store, directory: folderOf('host') });
  const other = await startTestHost({ store, directory: folderOf('other') });
  expect([one.serves(), other.serves()]).toEqual([id, id]);
  expect(remoteOf(await store.read(), name)).toEqual(remote);
  one.stop();
  other.stop();
});

test('of several hosts that put a registry back one does', async () => {
  await pin();
  const hosts = [cache, open('other').cache, open('third').cache];
  for (const host of hosts) await host.registry();
  await loseRegistry();
  await Promise.all(hosts.map((host) => host.registry()));
  await changeRemote(store, name, { action: 'unpin' }, 'test');
  expect((await store.read()).revision).toBe(2);
  expect(await Promise.all(hosts.map((host) => isPinned(host)))).toEqual([false, false, false]);
});

test('what is new is active when its copy cannot be written, and the cause is named', async () => {
  await pin();
  await cache.registry();
  // Nothing can be put in the place of a folder that is not empty, as little as on a full disk.
  await rm(copy());
  await mkdir(path.join(copy(), 'full'), { recursive: true });
  await changeRemote(store, name, { action: 'unpin' }, 'test');
  expect(await isPinned()).toBe(false);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: 'there is no copy of the registry as it is now',
      err: { code: expect.stringMatching(/^E/) },
    },
  ]);
  await rm(copy(), { recursive: true });
  await pin();
  await cache.registry();
  expect(JSON.parse(await readFile(copy(), 'utf8')).remotes[name].isPinned).toBe(true);
});

test('a damaged copy is an error that names the file, not an empty registry', async () => {
  await mkdir(folderOf('host'), { recursive: true });
  await writeFile(copy(), 'not JSON');
  await expect(cache.registry()).rejects.toThrow(`${copy()} is damaged`);
  expect((await store.read()).revision).toBe(0);
});
