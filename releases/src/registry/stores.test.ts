import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MongoClient } from 'mongodb';
import { startTestHost } from '../testing/testHost';
import { buildRelease, startOrigin } from '../testing/testRelease';
import { openStore } from './openStore';
import { act, type RegistryStore } from './RegistryStore';
import { remoteOf } from './registryState';

const root = path.resolve(__dirname, '../../..');
const release = buildRelease();
const { name, release: id } = release.manifest;

let directory: string;
let database: { uri: string; stop(): Promise<void> };
const stores: RegistryStore[] = [];

beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'registry-'));
});
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  await rm(directory, { recursive: true, force: true });
});

/** The embedded database as a process of its own: the host knows it over the wire only. */
async function startDatabase() {
  const data = await mkdtemp(path.join(tmpdir(), 'registry-mongo-'));
  const child = spawn(
    process.execPath,
    ['--import', '@oxc-node/core/register', 'services/embedded-mongo/src/cli.ts', '--data', data],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const uri = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      const ready = /^READY (\S+)/m.exec(String(chunk))?.[1];
      if (ready) resolve(ready);
    });
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    uri,
    async stop() {
      child.kill();
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function removeDocuments(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  await client.db().collection('releaseRegistry').deleteMany({});
  await client.close();
}

let databases = 0;

/** A database of its own for each test. */
function newUri(): string {
  databases += 1;
  const url = new URL(database.uri);
  url.pathname = `/registry${databases}`;
  return url.href;
}

describe.each([
  ['a file', () => null],
  ['MongoDB', newUri],
])('the registry in %s', (_, createUri) => {
  let uri: string | null;
  let problems: [string, Error | null][];

  /** The store as one host sees it; hosts with a database have folders of their own. */
  async function open(host = 'host'): Promise<RegistryStore> {
    const releasesDir = path.join(directory, uri ? host : 'shared');
    const store = await openStore({ releasesDir, registryUri: uri }, (subject, problem) =>
      problems.push([subject, problem]),
    );
    stores.push(store);
    return store;
  }

  beforeEach(() => {
    uri = createUri();
    problems = [];
  });

  test('is empty at first, and holds what was written', async () => {
    const store = await open();
    expect(await store.read()).toEqual({ revision: 0, remotes: {} });
    await act(store, name, { action: 'pin' }, 'test');
    expect(remoteOf(await (await open('other')).read(), name)).toMatchObject({ isPinned: true });
  });

  test('is written by one of two who read the same revision', async () => {
    const store = await open();
    const next = { revision: 1, remotes: {} };
    expect(await store.write(next, 0)).toBe(true);
    expect(await store.write(next, 0)).toBe(false);
    expect(await store.write({ ...next, revision: 2 }, 1)).toBe(true);
    expect((await store.read()).revision).toBe(2);
  });

  test('makes encoded files anew that were damaged, when a host takes up the release', async () => {
    const store = await open();
    await store.saveFiles(release);
    const folder = path.join(directory, uri ? 'host' : 'shared', name, id);
    for (const encoding of ['br', 'gz']) await truncate(path.join(folder, `App.js.${encoding}`), 2);
    await store.loadFiles(name, id);
    const [br, gz] = await Promise.all(
      ['br', 'gz'].map((encoding) => readFile(path.join(folder, `App.js.${encoding}`))),
    );
    expect(brotliDecompressSync(br as Buffer)).toEqual(release.files.get('App.js'));
    expect(gunzipSync(gz as Buffer)).toEqual(release.files.get('App.js'));
  });

  test('loses no action of hosts that act at the same time', async () => {
    const hosts = [await open(), await open('other')];
    const reasons = Array.from({ length: 12 }, (_, index) => `reason ${index}`);
    await Promise.all(
      reasons.map((reason, index) =>
        act(
          hosts[index % 2] as RegistryStore,
          name,
          { action: 'refuse', release: id, reason },
          'test',
        ),
      ),
    );
    const { events } = remoteOf(await (await open()).read(), name);
    expect(events.map(({ detail }) => detail).sort()).toEqual(reasons.sort());
  });

  test('hands every host the files of a release, until they are removed', async () => {
    const store = await open();
    await store.saveFiles(release);
    const other = await open('other');
    expect(await other.loadFiles(name, id)).toEqual(release);
    const soon = Date.now() + 1_000;
    await store.removeFiles('mfe-admin', [], soon);
    await store.removeFiles(name, [], Date.now() - 60_000);
    await store.removeFiles(name, ['feedfacefeedface', id], soon);
    for (const host of ['host', 'third']) {
      expect(await (await open(host)).loadFiles(name, id)).toEqual(release);
    }
    await store.removeFiles(name, ['feedfacefeedface'], soon);
    await expect(store.loadFiles(name, id)).rejects.toThrow();
  });

  test('brings a release once to those who ask for it at the same time', async () => {
    await (await open()).saveFiles(release);
    const other = await open('other');
    const loaded = await Promise.all(Array.from({ length: 6 }, () => other.loadFiles(name, id)));
    expect(loaded).toEqual(Array.from({ length: 6 }, () => release));
    expect(await readdir(path.join(directory, uri ? 'other' : 'shared', name))).toEqual([id]);
  });

  test('brings a release to a host that never saw its origin', async () => {
    const origin = await startOrigin(release);
    const one = await startTestHost(await open(), origin.url);
    const other = await startTestHost(await open('other'));
    expect(other.serves()).toBe(id);
    const folder = path.join(directory, uri ? 'other' : 'shared', name, id);
    expect(await readdir(folder)).toContain('App.js.br');
    one.stop();
    other.stop();
    await origin.close();
  });

  test('can be read by several at once, each of which keeps a copy', async () => {
    await act(await open(), name, { action: 'pin' }, 'test');
    const other = await open('other');
    problems = [];
    await Promise.all(Array.from({ length: 8 }, () => other.read()));
    expect(problems.filter(([, problem]) => problem)).toEqual([]);
  });

  test('that cannot be read any more has its last good copy in force, and says so', async () => {
    const store = await open();
    await act(store, name, { action: 'pin' }, 'test');
    await store.read();
    if (uri) await store.close();
    else await writeFile(path.join(directory, 'shared/registry.json'), '{"revision":');
    expect(remoteOf(await store.read(), name).isPinned).toBe(true);
    expect(problems.at(-1)?.[0]).toBe('registry');
    expect(problems.at(-1)?.[1]?.message).toMatch(
      /cannot be read, its copy of [-\d]+ [:\d]+ UTC stands in$/,
    );
  });

  test('that is gone has its last good copy in force, and is written anew with the next change', async () => {
    const store = await open();
    await act(store, name, { action: 'pin' }, 'test');
    await store.read();
    if (uri) await removeDocuments(uri);
    else await rm(path.join(directory, 'shared/registry.json'));
    problems = [];
    expect(remoteOf(await store.read(), name).isPinned).toBe(true);
    expect(problems.at(-1)?.[1]?.cause).toMatchObject({ message: 'It is gone' });
    await act(store, name, { action: 'refuse', release: id, reason: 'smeared' }, 'test');
    const { isPinned, events } = remoteOf(await (await open('other')).read(), name);
    expect([isPinned, events.length]).toEqual([true, 2]);
  });

  test('goes on with what is new when its copy cannot be written, and names the cause', async () => {
    const store = await open();
    await act(store, name, { action: 'pin' }, 'test');
    await store.read();
    const copy = path.join(directory, uri ? 'host' : 'shared', 'registry.last-good.json');
    // Nothing can be put in the place of a folder that is not empty, as little as on a full disk.
    await rm(copy);
    await mkdir(path.join(copy, 'full'), { recursive: true });
    problems = [];
    await act(store, name, { action: 'unpin' }, 'test');
    expect(remoteOf(await store.read(), name).isPinned).toBe(false);
    const [problem] = problems.flatMap(([subject, error]) => (subject === 'copy' ? [error] : []));
    expect(problem?.message).toContain('last-good.json cannot be written');
    expect(problem?.cause).toMatchObject({ code: expect.stringMatching(/^E/) });
    expect(problems.filter(([subject, error]) => subject === 'registry' && error)).toEqual([]);
    await rm(copy, { recursive: true });
    await act(store, name, { action: 'pin' }, 'test');
    await store.read();
    expect(problems.filter(([subject]) => subject === 'copy').at(-1)).toEqual(['copy', null]);
  });

  test('that was never good is an error, not an empty registry', async () => {
    if (uri) {
      uri = 'mongodb://127.0.0.1:1/registry?serverSelectionTimeoutMS=100';
    } else {
      await rm(path.join(directory, 'shared'), { recursive: true, force: true });
      await act(await open(), name, { action: 'pin' }, 'test');
      for (const file of ['registry.json', 'registry.last-good.json']) {
        await writeFile(path.join(directory, 'shared', file), 'not JSON');
      }
    }
    await expect((await open()).read()).rejects.toThrow('cannot be read');
  });
});
