import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { defaultUri } from '@pressline/embedded-mongo/default-uri';
import { buildTargets } from './buildTargets';
import { dataDirectoryOf } from './composition';

/** Builds the registry's command line when it is stale, and runs it with the arguments given. */
const root = path.resolve(import.meta.dirname, '..');
// The folder of a release is meant from where it was typed, the data directory from the root.
const typedIn = process.env.INIT_CWD ?? process.cwd();
process.chdir(root);
try {
  const dataDir = dataDirectoryOf(process.env);
  // The embedded database serves at this address while the site runs.
  const MONGODB_URI = process.env.MONGODB_URI || defaultUri(path.join(dataDir, 'mongo'));
  await buildTargets(['shell', 'remotes']);
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'shell/dist/remotes.cjs'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      cwd: typedIn,
      env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI, NODE_ENV: 'production' },
    },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
