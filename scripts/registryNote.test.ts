import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteRegistry, withRegistryInUse } from './registryNote';

let DATA_DIR: string;
let note: string;

beforeEach(async () => {
  DATA_DIR = await mkdtemp(path.join(tmpdir(), 'registry-note-'));
  note = path.join(DATA_DIR, 'registry-in-use.json');
});
afterEach(() => rm(DATA_DIR, { recursive: true }));

const cluster = (dataDir: string) => ({
  DATA_DIR: path.join(dataDir, 'shell-1'),
  REGISTRY: 'mongodb',
  MONGODB_URI: 'mongodb://127.0.0.1:4321/pressline',
  SERVICES_URL: 'http://127.0.0.1:4000',
  HELP_PORT: '3102',
  JWT_SECRET: 'none of a command’s business',
});

async function changeNote(change: object) {
  await writeFile(note, JSON.stringify({ ...JSON.parse(await readFile(note, 'utf8')), ...change }));
}

async function endStarter() {
  // No process has such a number.
  await changeNote({ pid: 2 ** 30 });
}

test('a command takes the registry of the hosts that run, whatever its own environment names', async () => {
  await noteRegistry(DATA_DIR, cluster(DATA_DIR));
  const { JWT_SECRET: _, ...expected } = cluster(DATA_DIR);
  const found = await withRegistryInUse({
    DATA_DIR,
    REGISTRY: 'file',
    ADMIN_URL: 'http://x',
    A: '1',
  });
  expect(found).toEqual({ ...expected, ADMIN_URL: undefined, A: '1' });
  expect((await stat(note)).mode & 0o777).toBe(0o600);
});

test('a registry in a database that only ran with the site is not mistaken for a file', async () => {
  await noteRegistry(DATA_DIR, cluster(DATA_DIR));
  await endStarter();
  await expect(withRegistryInUse({ DATA_DIR })).rejects.toThrow(/REGISTRY and MONGODB_URI/);
  const named = { DATA_DIR, REGISTRY: 'mongodb', MONGODB_URI: 'mongodb://db' };
  expect(await withRegistryInUse(named)).toBe(named);
});

test('without hosts, or with a file, the environment says where it is', async () => {
  const env = { DATA_DIR };
  expect(await withRegistryInUse(env)).toBe(env);
  await noteRegistry(DATA_DIR, env);
  await endStarter();
  expect(await withRegistryInUse(env)).toBe(env);
});

test('another process with the number of the one that started the hosts is not taken for it', async () => {
  await noteRegistry(DATA_DIR, { DATA_DIR: path.join(DATA_DIR, 'shell-1') });
  // As after a restart of the machine.
  await changeNote({ identity: '1' });
  const env = { DATA_DIR };
  expect(await withRegistryInUse(env)).toBe(env);
});

test('a damaged note is named', async () => {
  await writeFile(note, '{"pid":1');
  await expect(withRegistryInUse({ DATA_DIR })).rejects.toThrow(note);
});

test('a note takes the place of the one before whole, and leaves nothing beside it', async () => {
  await noteRegistry(DATA_DIR, cluster(DATA_DIR));
  const before = await stat(note);
  await noteRegistry(DATA_DIR, cluster(DATA_DIR));
  expect((await stat(note)).ino).not.toBe(before.ino);
  expect(await readdir(DATA_DIR)).toEqual([path.basename(note)]);
});
