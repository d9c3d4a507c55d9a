import path from 'node:path';
import { defaultUri } from '@pressline/embedded-mongo/default-uri';
import { buildTargets } from '../build/buildTargets';
import { root, runNode, runProgram } from '../runProgram';
import { dataDirectoryOf } from './composition';

// The folder of a release is relative to where the command was typed, the data directory to the root.
const typedIn = process.env.INIT_CWD ?? process.cwd();

/** Builds the registry's command line if it is stale and runs it with the arguments given. */
await runProgram(async () => {
  const DATA_DIR = dataDirectoryOf(process.env);
  // The embedded database serves at this address while the site runs.
  const MONGODB_URI = process.env.MONGODB_URI || defaultUri(path.join(DATA_DIR, 'mongo'));
  await buildTargets(['shell', 'remotes']);
  runNode([path.join(root, 'shell/dist/remotes.cjs'), ...process.argv.slice(2)], {
    cwd: typedIn,
    env: { ...process.env, DATA_DIR, MONGODB_URI, NODE_ENV: 'production' },
  });
});
