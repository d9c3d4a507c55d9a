import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { decodeDifference, differenceFile } from '../files/differences';
import type { PublishedRelease } from '../files/publishedRelease';
import { publishRelease } from '../publishRelease';
import type { RegistryStore } from '../registry/RegistryStore';
import { testDatabase } from '../test/testDatabase';
import { rendersHelp, startTestHost, testVersions, until } from '../test/testHost';
import { buildRelease } from '../test/testRelease';
import { testScript } from '../test/testScript';
import { followDifferences } from './followDifferences';
import { ReleaseCache } from './ReleaseCache';

const FILE = 'page.0123456789.js';
const [first, second, third] = ['one', 'two', 'three'].map((ending) =>
  buildRelease(`'${ending}'`, {}, { [FILE]: testScript('page', `${ending}()`) }),
) as [PublishedRelease, PublishedRelease, PublishedRelease];

const database = testDatabase();
let store: RegistryStore;
let directory: string;
let logged: string[];
const running: { stop(): void }[] = [];
const log = pino({ base: null }, { write: (line) => logged.push(line) });

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'differences-'));
  store = database.openStore();
  logged = [];
});
afterEach(async () => {
  for (const one of running.splice(0)) one.stop();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

const publish = (files: PublishedRelease) =>
  publishRelease(
    { files, source: '/build', by: 'test', actions: (record) => [{ action: 'announce', record }] },
    { store, sharedVersions: testVersions, render: rendersHelp, sizeGrowth: 1 },
  );

/** A host with an empty folder. */
async function start(name: string) {
  const folder = path.join(directory, name);
  const host = await startTestHost({ store, directory: folder });
  const cache = new ReleaseCache({ store, directory: folder, log });
  const following = followDifferences({ registry: host.registry, cache, pollMs: 20, log });
  running.push(host, following);
  return { host, following, folder: path.join(folder, 'mfe-help') };
}

/** The file of the difference between two releases, below a host's folder. */
function between(former: PublishedRelease, { manifest }: PublishedRelease): string {
  const hash = createHash('sha256')
    .update(former.files.get(FILE) ?? '')
    .digest('hex');
  return path.join(manifest.release, differenceFile(FILE, hash));
}
const has = (folder: string, file: string) =>
  readFile(path.join(folder, file)).then(
    () => true,
    () => false,
  );

test('every host writes the differences from the former releases, with nothing on its disk', async () => {
  await publish(first);
  await publish(second);
  const one = await start('one');
  const other = await start('other');
  for (const { folder } of [one, other]) await until(() => has(folder, between(first, second)));

  await publish(third);
  for (const { folder } of [one, other]) {
    for (const former of [first, second]) await until(() => has(folder, between(former, third)));
    const difference = await readFile(path.join(folder, between(second, third)));
    const decoded = await decodeDifference(difference, second.files.get(FILE) as Buffer);
    expect(decoded).toEqual(third.files.get(FILE));
  }
  expect(logged).toEqual([]);
});

test('a former release that is gone leaves the others, and is reported once', async () => {
  for (const release of [first, second, third]) await publish(release);
  const kept = [second, third].map(({ manifest }) => manifest.release);
  await store.removeFiles('mfe-help', kept, Date.now() + 1_000);
  const { host, folder } = await start('host');
  await until(() => has(folder, between(second, third)));
  await until(() => logged.length > 0);
  expect(host.serves()).toBe(third.manifest.release);
  expect(await has(folder, between(first, third))).toBe(false);
  expect(logged.join()).toContain('browsers with a former release load whole scripts');
  expect(logged).toHaveLength(1);
  expect(await readdir(folder)).not.toContain(first.manifest.release);
});
