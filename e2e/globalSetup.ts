import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { startComposition } from '../scripts/run/composition';
import { Supervisor } from '../scripts/run/Supervisor';
import { changedRemotes } from './changedRemote';
import { dropGivenDatabases, givenDatabase, seededData } from './givenDatabase';
import { siteEnvironment, sitePorts } from './site';

/** Starts the shared composition before the first spec and stops it after the last. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = path.resolve(import.meta.dirname, '../.cache/e2e/site');
  for (const folder of [dataDir, seededData, changedRemotes])
    await rm(folder, { recursive: true, force: true });
  const start = (folder: string, database = {}) => {
    const env = { ...siteEnvironment(sitePorts, folder), ...database };
    return startComposition({ env, isDurable: false, supervisor: new Supervisor(console.log) });
  };
  const first = await start(seededData);
  await first.supervisor.stopAll();
  await cp(seededData, dataDir, { recursive: true });
  const { supervisor } = await start(dataDir, await givenDatabase(sitePorts.PORT));
  return async () => {
    await supervisor.stopAll();
    await dropGivenDatabases();
  };
}
