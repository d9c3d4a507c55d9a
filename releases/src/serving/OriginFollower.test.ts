import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pino } from 'pino';
import { until } from '../../../scripts/testing/until';
import { publishRelease } from '../checks/publishRelease';
import type { PublishedRelease } from '../files/publishedRelease';
import { documentOf } from '../files/releaseDocument';
import { changeRemote } from '../registry/changeRemote';
import type { RegistryStore } from '../registry/RegistryStore';
import { remoteOf } from '../registry/registryState';
import { testDatabase } from '../test/testDatabase';
import { rendersHelp, startTestHost, type TestHost, testVersions } from '../test/testHost';
import { buildRelease, startOrigin, type TestOrigin } from '../test/testRelease';

const database = testDatabase();
let directory: string;
let store: RegistryStore;
let origin: TestOrigin;
const hosts: TestHost[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'releases-'));
  store = database.openStore();
  origin = await startOrigin(buildRelease());
});
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.stop();
  await origin.close();
  await rm(directory, { recursive: true, force: true });
});

async function startHost(render?: () => Promise<string>, shared?: typeof testVersions) {
  const options = { store, directory, origin: origin.url, render };
  const host = await startTestHost({ ...options, sharedVersions: shared });
  hosts.push(host);
  return host;
}

const help = async () => remoteOf(await store.read(), 'mfe-help');
const announced = () => origin.published.manifest.release;
const refusals = async () => (await help()).events.filter(({ action }) => action === 'refused');

function recordLog() {
  const logged: string[] = [];
  return { logged, log: pino({ base: null }, { write: (line) => logged.push(line) }) };
}

/** What was logged as an error, without its level and time. */
const problemsIn = (logged: readonly string[]) =>
  logged
    .map((line) => JSON.parse(line))
    .flatMap(({ level, time, ...rest }) => (level === 50 ? [rest] : []));

const ofContract = (contract: number, { manifest, files }: PublishedRelease): PublishedRelease => ({
  ...documentOf({ ...manifest, contract } as PublishedRelease['manifest']),
  files,
});

/** Resolves when every host has looked at the origin again and has acted on that. */
async function afterMoreLooks() {
  const enough = origin.looks + 3 * hosts.length;
  await until(() => origin.looks >= enough);
  await Promise.all(hosts.map(({ registry }) => registry.sync()));
}

test('a new release is published and live without a restart', async () => {
  const host = await startHost();
  expect(host.serves()).toBe(announced());
  origin.published = buildRelease("'Next'");
  await until(() => host.serves() === announced());
  const { events, previous } = await help();
  expect(events.map(({ action, by }) => `${action} ${by}`)).toEqual([
    'promoted origin',
    'published origin',
    'promoted origin',
    'published origin',
  ]);
  expect(previous).toBe(buildRelease().manifest.release);
});

test('two hosts that see the same announcement publish it once', async () => {
  const both = await Promise.all([startHost(), startHost()]);
  await until(() => both.every((host) => host.serves() === announced()));
  expect((await help()).releases).toHaveLength(1);
});

test('a release that fails its check is refused, noted once, and the last good one serves', async () => {
  let fails = false;
  const render = async () => {
    if (fails) throw new Error('smeared');
    return rendersHelp();
  };
  const host = await startHost(render);
  const good = host.serves();
  fails = true;
  origin.published = buildRelease("'Broken'");
  await until(async () => (await refusals()).length > 0);
  await startHost(render);
  await afterMoreLooks();
  expect(host.serves()).toBe(good);
  expect(await refusals()).toMatchObject([
    { release: announced(), detail: '/help does not render: smeared' },
  ]);
});

test('a release of another contract is refused with both, once, and logged without repeating itself', async () => {
  const { logged, log } = recordLog();
  const host = await startTestHost({ store, directory, origin: origin.url, log });
  hosts.push(host);
  const good = host.serves();
  origin.published = ofContract(2, buildRelease("'Next'"));
  await until(async () => (await refusals()).length > 0);
  await afterMoreLooks();
  expect(host.serves()).toBe(good);
  const detail = 'built for contract 2, this host serves 7';
  expect(await refusals()).toMatchObject([{ release: announced(), detail }]);
  expect(problemsIn(logged)).toEqual([
    {
      subject: 'mfe-help',
      reason: `release ${announced()} refused: ${detail}`,
      msg: 'the origin has nothing that can be published',
    },
  ]);
});

test('a host that meets releases of an older contract says so once for each, without stacks', async () => {
  const older = ["'Former'", "'Stable'"].map((body) => ofContract(2, buildRelease(body)));
  for (const files of older) {
    const { release, version } = files.manifest;
    const record = {
      ...{ release, version, publishedAt: new Date().toISOString(), source: '/build' },
      ...{ pageBytes: 1, liveSince: null, liveUntil: null, failure: null },
    };
    await store.saveFiles(files);
    await changeRemote(store, 'mfe-help', { action: 'announce', record }, 'test');
    origin.published = files;
  }
  const { logged, log } = recordLog();
  hosts.push(await startTestHost({ store, directory, origin: origin.url, log }));
  await afterMoreLooks();
  expect(problemsIn(logged)).toEqual(
    older.reverse().map(({ manifest }) => ({
      subject: `mfe-help/${manifest.release}`,
      reason: 'built for contract 2, this host serves 7',
      msg: 'the last good releases, if any, keep serving',
    })),
  );
});

test('a release is checked again a minute after its refusal: services may have been slow', async () => {
  let fails = false;
  const host = await startHost(async () => {
    if (fails) throw new Error('load() took too long');
    return rendersHelp();
  });
  const good = host.serves();
  fails = true;
  origin.published = buildRelease("'Next'");
  await until(async () => (await refusals()).length > 0);
  fails = false;
  await afterMoreLooks();
  expect(host.serves()).toBe(good);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 60_000);
  try {
    await until(() => host.serves() === announced());
  } finally {
    jest.restoreAllMocks();
  }
});

test('a file that differs from what was published is refused', async () => {
  const host = await startHost();
  const good = host.serves();
  const tampered = buildRelease("'Tampered'");
  origin.published = {
    ...tampered,
    files: new Map([...tampered.files, ['App.js', Buffer.from('alert(1)')]]),
  };
  await until(async () => (await refusals()).length > 0);
  await afterMoreLooks();
  expect(host.serves()).toBe(good);
  const detail = 'App.js of mfe-help is not the file that was published';
  expect(await refusals()).toMatchObject([{ release: announced(), by: 'origin', detail }]);
});

test('what a pinned remote announces is kept, and not activated', async () => {
  const host = await startHost();
  const pinned = host.serves();
  await changeRemote(store, 'mfe-help', { action: 'pin' }, 'test');
  origin.published = buildRelease("'Next'");
  await until(async () => (await help()).releases[0]?.release === announced());
  await afterMoreLooks();
  expect(host.serves()).toBe(pinned);
});

test('after a rollback the unchanged announcement changes nothing', async () => {
  const host = await startHost();
  const first = host.serves();
  origin.published = buildRelease("'Next'");
  await until(() => host.serves() === announced());
  await changeRemote(store, 'mfe-help', { action: 'rollback' }, 'test');
  await until(() => host.serves() === first);
  await afterMoreLooks();
  expect(host.serves()).toBe(first);
});

test('a host that starts without the origin serves the last good release', async () => {
  const good = (await startHost()).serves();
  await origin.close();
  expect((await startHost()).serves()).toBe(good);
});

test('an origin that accepts and never answers does not hold up the start', async () => {
  const good = (await startHost()).serves();
  await origin.close();
  let isGivenUp = false;
  const silent = createServer(({ socket }) => {
    socket.once('close', () => {
      isGivenUp = true;
    });
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  origin.url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  expect((await startHost()).serves()).toBe(good);
  expect(isGivenUp).toBe(false);
  silent.close();
  silent.closeAllConnections();
});

test('files that are damaged on disk and lost in the database are had again from the origin', async () => {
  const release = (await startHost()).serves() ?? '';
  for (const host of hosts.splice(0)) await host.stop();
  const file = path.join(directory, 'mfe-help', release, 'App.js');
  await writeFile(file, 'damaged');
  const { url } = origin;
  origin.url = 'http://127.0.0.1:1';
  // The database still has them.
  expect((await startHost()).serves()).toBe(release);
  expect(await readFile(file, 'utf8')).toBe('1;');
  for (const host of hosts.splice(0)) await host.stop();
  await writeFile(file, 'damaged');
  await store.removeFiles('mfe-help', ['feedfacefeedface'], Date.now() + 1_000);
  expect((await startHost()).serves()).toBeUndefined();
  origin.url = url;
  expect((await startHost()).serves()).toBe(release);
});

const former = { react: '18.0.0' };
const built = (body: string, shared = testVersions) => buildRelease(`'${body}'`, { shared });

test('a host with another React is not ready with releases of the former one, only with its own', async () => {
  origin.published = built('Former', former);
  const outdated = await startHost(undefined, former);
  expect(outdated.serves()).toBe(announced());
  const early = await startHost();
  expect(early.registry.isComplete()).toBe(false);
  origin.published = built('Rebuilt');
  expect((await startHost()).serves()).toBe(announced());
  await until(() => early.registry.isComplete());
});

test('a host whose React a new release does not fit keeps what it serves, and holds nothing against that', async () => {
  origin.published = built('Former', former);
  const kept = announced();
  const outdated = await startHost(undefined, former);
  const updated = await startHost();
  // Only once another host has published it: until then it is refused here, for good reason.
  await outdated.stop();
  origin.published = built('Rebuilt');
  await until(() => updated.serves() === announced());
  const before = await help();
  for (const host of [outdated, await startHost(undefined, former)]) {
    await host.registry.sync();
    expect(host.serves()).toBe(kept);
  }
  await afterMoreLooks();
  expect(await help()).toEqual(before);
});

test('a host that cannot serve the stable release starts with the newest former one that fits', async () => {
  const updated = await startHost();
  const fitting = announced();
  for (const body of ['Former', 'Former too']) {
    origin.published = built(body, former);
    await startHost(undefined, former);
  }
  await until(async () => (await help()).stable === announced());
  await publishRelease(
    {
      ...{ files: built('Kept only'), source: '/build', by: 'test' },
      actions: (record) => [{ action: 'publish', record }],
    },
    { store, sharedVersions: testVersions, render: rendersHelp },
  );
  expect((await startHost()).serves()).toBe(fitting);
  expect(updated.serves()).toBe(fitting);
});

test('scripts that the origin has packed are not packed again', async () => {
  const next = buildRelease("'Packed'");
  const script = next.files.get('App.js') as Buffer;
  // The host itself would take the best quality.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 0 };
  const packed = brotliCompressSync(script, { params });
  origin.published = { ...next, encoded: new Map([['App.js.br', packed]]) };
  const host = await startHost();
  expect(host.serves()).toBe(announced());
  const folder = path.join(directory, 'mfe-help', announced());
  expect(await readFile(path.join(folder, 'App.js.br'))).toEqual(packed);
  expect(await readFile(path.join(folder, 'App.js'))).toEqual(script);
});
