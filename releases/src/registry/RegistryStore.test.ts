import { pino } from 'pino';
import { testDatabase } from '../test/testDatabase';
import { buildRelease } from '../test/testRelease';
import { changeRemote } from './changeRemote';
import { openStore } from './openStore';
import type { RegistryStore } from './RegistryStore';
import { remoteOf } from './registryState';

const release = buildRelease();
const { name, release: id } = release.manifest;
const database = testDatabase();
const quiet = pino({ level: 'silent' });

let store: RegistryStore;
/** The same registry, as another host sees it. */
let other: RegistryStore;

beforeEach(() => {
  const uri = database.newUri();
  store = database.openStore(uri);
  other = database.openStore(uri);
});

test('a registry is empty at first, and holds what was written', async () => {
  expect(await store.read()).toEqual({ revision: 0, remotes: {} });
  await changeRemote(store, name, { action: 'pin' }, 'test');
  expect(remoteOf(await other.read(), name)).toMatchObject({ isPinned: true });
});

test('each change is an audit entry, and a line of the log', async () => {
  const uri = database.newUri();
  const lines: string[] = [];
  const logged = openStore(uri, pino({}, { write: (line) => lines.push(line) }));
  await changeRemote(logged, name, { action: 'pin' }, 'test');
  await changeRemote(logged, name, { action: 'unpin' }, 'test');
  await logged.close();
  const stored = await database.db(uri).collection('auditEntries').find().toArray();
  expect(stored).toMatchObject([
    { by: 'test', area: 'Releases', before: { isPinned: false }, after: { isPinned: true } },
    { by: 'test', area: 'Releases', before: { isPinned: true }, after: { isPinned: false } },
  ]);
  expect(lines.map((line) => JSON.parse(line).entry.after)).toEqual(
    stored.map(({ after }) => after),
  );
});

test('it is written by one of two who read the same revision', async () => {
  const next = { revision: 1, remotes: {} };
  expect(await store.write(next, 0)).toBe(true);
  expect(await other.write(next, 0)).toBe(false);
  expect(await other.write({ ...next, revision: 2 }, 1)).toBe(true);
  expect((await store.read()).revision).toBe(2);
});

test('its writes wait to be acknowledged, whatever the address says', async () => {
  const warn = jest.fn();
  const careless = openStore(`${database.newUri()}&w=0`, { ...quiet, warn });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('w is not followed'));
  expect(await careless.write({ revision: 1, remotes: {} }, 0)).toBe(true);
  expect(await careless.write({ revision: 1, remotes: {} }, 0)).toBe(false);
  await careless.close();
});

test('no action of hosts that act at the same time is lost', async () => {
  const reasons = Array.from({ length: 12 }, (_, index) => `reason ${index}`);
  await Promise.all(
    reasons.map((reason, index) =>
      changeRemote(
        index % 2 ? store : other,
        name,
        { action: 'refuse', release: id, reason },
        'test',
      ),
    ),
  );
  const { events } = remoteOf(await store.read(), name);
  expect(events.map(({ detail }) => detail).sort()).toEqual(reasons.sort());
});

test('every host is handed the files of a release, until they are removed', async () => {
  await store.saveFiles(release);
  const soon = Date.now() + 1_000;
  await store.removeFiles('mfe-admin', [], soon);
  await store.removeFiles(name, [], Date.now() - 60_000);
  await store.removeFiles(name, ['feedfacefeedface', id], soon);
  expect(await other.loadFiles(name, id)).toEqual(release);
  expect((await other.loadDocument(name, id)).manifest).toEqual(release.manifest);
  await store.removeFiles(name, ['feedfacefeedface'], soon);
  await expect(other.loadFiles(name, id)).rejects.toThrow('There is no remote.json of mfe-help');
});

test('a database that does not answer is an error that names the cause, not an empty registry', async () => {
  const away = openStore('mongodb://127.0.0.1:1/registry', quiet);
  const cause = { message: expect.stringContaining('ECONNREFUSED') };
  await expect(away.read()).rejects.toMatchObject({
    message: 'Cannot read the registry of releases',
    cause,
  });
  await expect(away.connect()).rejects.toMatchObject(cause);
  await away.close();
});
