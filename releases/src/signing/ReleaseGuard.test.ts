import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import type { PublishedRelease } from '../files/publishedRelease';
import { publishRelease } from '../publishRelease';
import { act } from '../registry/act';
import type { RegistryStore } from '../registry/RegistryStore';
import { type RemoteState, remoteOf } from '../registry/registryState';
import { failingReleases } from '../serving/rollbackWatch';
import { testDatabase } from '../test/testDatabase';
import { rendersHelp, startTestHost, type TestHost, testVersions } from '../test/testHost';
import { signedBy, testKey } from '../test/testKeys';
import { buildRelease } from '../test/testRelease';
import { createApprovals } from './approvals';
import { createTrust } from './createTrust';

const name = 'mfe-help';
const [key, other] = [testKey(), testKey()];
const both = `${key.publicKey}\n${other.publicKey}`;
const minute = (number: number) => `2026-11-23T10:0${number}:00.000Z`;
const first = signedBy(buildRelease("'First'"), minute(1), key);
const second = signedBy(buildRelease("'Second'"), minute(2), key);
const third = signedBy(buildRelease("'Third'"), minute(3), other);
const unsigned = buildRelease("'Unsigned'");
const idOf = ({ manifest }: PublishedRelease) => manifest.release;

const secret = 'a secret that hosts and commands share';
const approvals = createApprovals(secret);
const database = testDatabase();
let directory: string;
let uri: string;
let store: RegistryStore;
let host: TestHost | undefined;
let logged: string[];
let log: Logger;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'guard-'));
  uri = database.newUri();
  store = database.openStore(uri);
  logged = [];
  log = pino({ base: null }, { write: (line) => logged.push(line) });
});
afterEach(async () => {
  host?.stop();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts the host anew, with these keys. */
async function restart(keys = both): Promise<TestHost> {
  host?.stop();
  host = await startTestHost({
    store,
    directory,
    log,
    signing: { trust: createTrust(keys), approvals },
  });
  return host;
}

/** What the host serves when it has seen the registry. */
async function serves(): Promise<string | undefined> {
  await host?.registry.sync();
  return host?.serves();
}

/** Publishes as somebody does who checks no signature. */
const publish = (files: PublishedRelease) =>
  publishRelease(
    {
      ...{ files, source: '/build', by: 'test' },
      actions: (record) => [{ action: 'announce', record }],
    },
    { store, sharedVersions: testVersions, render: rendersHelp, sizeGrowth: 0.2 },
  );

/** What whoever owns the database can do. */
async function write(change: (remote: RemoteState) => RemoteState): Promise<void> {
  const { revision, remotes } = await store.read();
  const remote = change(remoteOf({ revision, remotes }, name));
  await store.write({ revision: revision + 1, remotes: { ...remotes, [name]: remote } }, revision);
}
const setStable = (files: PublishedRelease) =>
  write((remote) => ({ ...remote, stable: idOf(files) }));
const rollback = (by = approvals) => act(store, name, { action: 'rollback' }, 'cli', null, by);

test('an unsigned release is not served though the registry says so; the last good one goes on', async () => {
  await publish(first);
  await restart();
  expect(await serves()).toBe(idOf(first));
  await publish(unsigned);
  expect(await serves()).toBe(idOf(first));
  await restart();
  expect(await serves()).toBe(idOf(first));
  expect(logged.join()).toContain('it is not signed');
  await publish(second);
  expect(await serves()).toBe(idOf(second));
});

test('a host that has nothing signed serves nothing, until what is active is signed', async () => {
  await publish(unsigned);
  await restart();
  expect(await serves()).toBeUndefined();
  await publish(signedBy(unsigned, minute(4), key));
  expect(await serves()).toBe(idOf(unsigned));
});

test('a host’s own copy that was altered or has lost its signature is not loaded', async () => {
  await publish(first);
  await restart();
  const folder = path.join(directory, name, idOf(first));
  const manifest = await readFile(path.join(folder, 'remote.json'), 'utf8');
  await writeFile(path.join(folder, 'remote.json'), manifest.replace('1.0.0', '1.0.1'));
  await store.removeFiles(name, [], Date.now() + 1_000);
  await restart();
  expect(await serves()).toBeUndefined();
  expect(await host?.registry.fetchFiles(name, idOf(first))).toBe(false);
  await publish(first);
  expect(await serves()).toBe(idOf(first));
});

test('another signed release in the place of one is not loaded', async () => {
  await publish(first);
  await publish(second);
  await restart();
  const files = await store.loadFiles(name, idOf(first));
  await database
    .db(uri)
    .collection<{ _id: string }>('releaseFiles')
    .deleteMany({ _id: { $regex: `^${name}/${idOf(second)}/` } });
  await store.saveFiles({ ...files, manifest: { ...files.manifest, release: idOf(second) } });
  await rm(path.join(directory, name), { recursive: true });
  await restart();
  expect(await serves()).toBe(idOf(first));
  expect(logged.join()).toContain(`In the place of ${idOf(second)} is ${idOf(first)}`);
});

test('a replayed release is refused, also by a host that starts again', async () => {
  await publish(first);
  await publish(second);
  await restart();
  await setStable(first);
  expect(await serves()).toBe(idOf(second));
  await restart();
  expect(await serves()).toBe(idOf(second));
  expect(logged.join()).toContain('neither staff nor its health has rolled back to it');
  await write((remote) => ({
    ...remote,
    stable: idOf(second),
    canary: { release: idOf(first), percent: 99 },
  }));
  expect(await serves()).toBe(idOf(second));
  expect(host?.registry.servedOf(name)).toEqual([idOf(second)]);
});

test('a rollback is followed, also by a host that was away; its approval cannot be used again', async () => {
  await publish(first);
  await publish(second);
  await restart();
  host?.stop();
  const { approval } = await rollback();
  await restart();
  expect(await serves()).toBe(idOf(first));
  await publish(third);
  expect(await serves()).toBe(idOf(third));
  await write((remote) => ({ ...remote, stable: idOf(first), approval }));
  expect(await serves()).toBe(idOf(third));
});

test.each([
  ['nobody', null],
  ['somebody without the secret', createApprovals('another secret than hosts and commands have')],
])('a rollback that %s has approved is refused', async (_, by) => {
  await publish(first);
  await publish(second);
  await restart();
  await act(store, name, { action: 'rollback' }, 'cli', null, by);
  expect(await serves()).toBe(idOf(second));
});

test('an approval is for what was chosen, not for what stood there', async () => {
  await publish(first);
  await publish(second);
  await publish(third);
  await restart();
  await setStable(first);
  await act(store, name, { action: 'pin' }, 'staff:anna', null, approvals);
  expect(await serves()).toBe(idOf(third));
});

test('health brings back what was active on this host, not what the database names', async () => {
  const fails = async () => {
    await serves();
    const { registry } = host as TestHost;
    const remote = registry.remote(name);
    const counts = { remote: name, release: remote.stable ?? '', vitals: {}, violations: 0 };
    const telemetry = [{ ...counts, loads: 0, loadFailures: 50, hydrationErrors: 0 }];
    const mayReturn = (release: string) => registry.mayReturnTo(name, release);
    const rules = { minFailures: 10, share: 0.05 };
    return failingReleases(remote, telemetry, rules, mayReturn).map(({ release }) => release);
  };
  const setPrevious = (files: PublishedRelease) =>
    write((remote) => ({ ...remote, previous: idOf(files) }));
  await publish(first);
  await publish(second);
  await restart();
  expect(await fails()).toEqual([]);
  await publish(third);
  expect(await fails()).toEqual([idOf(third)]);
  await setPrevious(first);
  expect(await fails()).toEqual([]);
  await setPrevious(second);
  await restart();
  expect(await fails()).toEqual([idOf(third)]);
});

test('a canary of an older release that staff has started is served beside the stable one', async () => {
  await publish(first);
  await publish(second);
  await restart();
  const canary = { action: 'canary', release: idOf(first), percent: 10 } as const;
  await act(store, name, canary, 'staff:anna', null, approvals);
  await serves();
  expect(host?.registry.servedOf(name)).toEqual([idOf(second), idOf(first)]);
});

test('after a key was revoked the newest release that others have signed is served', async () => {
  await publish(first);
  await publish(second);
  await publish(third);
  await restart();
  expect(await serves()).toBe(idOf(third));
  await restart(key.publicKey);
  expect(await serves()).toBe(idOf(second));
});

test('a memory that is damaged is an error that names the file', async () => {
  const file = path.join(directory, 'active-releases.json');
  await writeFile(file, 'not JSON');
  await expect(restart()).rejects.toThrow(`${file} is damaged`);
});
