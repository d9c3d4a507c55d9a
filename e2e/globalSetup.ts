import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startComposition } from '../scripts/run/composition';
import { changedRemotes } from './changedRemote';
import { siteEnvironment, sitePorts } from './site';

/** Starts the shared composition before the first spec and stops it after the last. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = path.resolve(import.meta.dirname, '../.cache/e2e/site');
  for (const folder of [dataDir, changedRemotes])
    await rm(folder, { recursive: true, force: true });
  const { supervisor } = await startComposition({
    env: siteEnvironment(sitePorts, dataDir),
    print: (line) => console.log(line),
  });
  return () => supervisor.stopAll();
}
