import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRelease } from '../checks/publishRelease';
import type { RegistryStore } from '../registry/RegistryStore';
import { remoteOf } from '../registry/registryState';
import { testDatabase } from '../test/testDatabase';
import { rendersHelp, silentLog, testVersions } from '../test/testHost';
import { buildRelease } from '../test/testRelease';
import { collectGarbage } from './collectGarbage';
import { ReleaseCache } from './ReleaseCache';

const HOUR_MS = 60 * 60 * 1000;
const rules = { count: 2, hours: 24 };
const served = () => [] as string[];

const database = testDatabase();
let directory: string;
let uri: string;
let store: RegistryStore;
let cache: ReleaseCache;
const builds = ['1', '2', '3', '4', '5'].map((body) => buildRelease(`'${body}'`));
const ids = builds.map(({ manifest }) => manifest.release);

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'garbage-'));
  uri = database.newUri();
  store = database.openStore(uri);
  cache = new ReleaseCache({ store, directory, log: silentLog });
  for (const files of builds) {
    await publishRelease(
      {
        files,
        source: '/builds',
        by: 'test',
        actions: (record) => [{ action: 'announce', record }],
      },
      { store, sharedVersions: testVersions, render: rendersHelp },
    );
    await cache.loadFiles('mfe-help', files.manifest.release);
  }
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const MANIFEST = /^mfe-help\/(\w+)\/remote\.json$/;

const files = () => database.db(uri).collection<{ _id: string; savedAt: Date }>('releaseFiles');

/** The releases whose files this host has. */
const cached = async () => (await readdir(path.join(directory, 'mfe-help'))).sort();
/** Those whose files the database has. */
async function kept(): Promise<string[]> {
  const manifests = await files().find({ _id: MANIFEST }).toArray();
  return manifests.map(({ _id }) => MANIFEST.exec(_id)?.[1] ?? _id).sort();
}
const known = async () => remoteOf(await store.read(), 'mfe-help');

test('what was live within the last day stays: visitors may be in mid-session', async () => {
  await collectGarbage({ store, cache, rules, served });
  expect(await kept()).toEqual([...ids].sort());
  expect(await cached()).toEqual([...ids].sort());
});

test('later only the stable one, the one before it and the newest stay, and it is noted', async () => {
  await collectGarbage({ store, cache, rules, served }, Date.now() + 25 * HOUR_MS);
  expect(await kept()).toEqual([ids[3], ids[4]].sort());
  expect(await cached()).toEqual([ids[3], ids[4]].sort());
  const { stable, previous, releases, events } = await known();
  expect({ stable, previous }).toEqual({ stable: ids[4], previous: ids[3] });
  expect(releases).toHaveLength(2);
  expect(
    events
      .filter(({ action }) => action === 'removed')
      .map(({ release }) => release)
      .sort(),
  ).toEqual(ids.slice(0, 3).sort());
});

test('a folder that the registry does not know goes when it is old', async () => {
  const stranger = path.join(directory, 'mfe-help', 'feedfacefeedface');
  await mkdir(stranger);
  await collectGarbage({ store, cache, rules, served });
  expect(await cached()).toContain('feedfacefeedface');
  const old = new Date(Date.now() - 25 * HOUR_MS);
  await utimes(stranger, old, old);
  await collectGarbage({ store, cache, rules, served });
  expect(await cached()).not.toContain('feedfacefeedface');
});

test('a release that is being published stays, whatever the rules: it is registered after it is saved', async () => {
  const inPublication = buildRelease("'6'");
  const { release } = inPublication.manifest;
  const savedAt = new Date(Date.now() - 2 * HOUR_MS);
  const makeOld = () => files().updateMany({}, { $set: { savedAt } });
  await store.saveFiles(inPublication);
  const strict = { store, cache, served, rules: { count: 2, hours: 0 } };
  await collectGarbage(strict);
  expect(await kept()).toContain(release);
  // An operator publishes again what was about to be removed.
  await makeOld();
  await store.saveFiles(inPublication);
  await collectGarbage(strict);
  expect(await kept()).toContain(release);
  await makeOld();
  await collectGarbage(strict);
  expect(await kept()).not.toContain(release);
});

test('what this host serves stays, although the registry no longer knows it', async () => {
  const [unknown = ''] = ids;
  const later = Date.now() + 25 * HOUR_MS;
  await collectGarbage({ store, cache, rules, served: () => [unknown] }, later);
  const expected = [unknown, ids[3], ids[4]].sort();
  expect([await kept(), await cached()]).toEqual([expected, expected]);
});

test('nothing is removed while the registry knows of no release: it may have been lost', async () => {
  await database.db(uri).collection('releaseRegistry').deleteMany({});
  await collectGarbage({ store, cache, rules, served }, Date.now() + 25 * HOUR_MS);
  expect([await kept(), await cached()]).toEqual([[...ids].sort(), [...ids].sort()]);
});
