import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabase } from '../test/testDatabase';
import { startTestHost } from '../test/testHost';
import { buildRelease, startOrigin } from '../test/testRelease';
import { repairFiles } from './collectGarbage';

const database = testDatabase();

test('files that were damaged while a host runs are had again', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'repair-'));
  const release = buildRelease();
  const origin = await startOrigin(release);
  const store = database.openStore();
  const host = await startTestHost({ store, directory, origin: origin.url });
  const { name, release: id } = release.manifest;
  const file = path.join(directory, name, id, 'App.js');
  await writeFile(file, 'damaged');
  await repairFiles(host.registry);
  expect(await readFile(file)).toEqual(release.files.get('App.js'));
  await host.stop();
  await origin.close();
  await rm(directory, { recursive: true });
});
