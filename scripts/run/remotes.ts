import path from 'node:path';
import { staleTargets } from '../build/stale';
import { root, runNode, runProgram } from '../runProgram';
import { databaseUri } from './backend';
import { dataDirectoryOf } from './composition';

// The folder of a release is relative to where the command was typed, the data directory to the root.
const typedIn = process.env.INIT_CWD ?? process.cwd();

/** Builds the registry's command line if it is stale and runs it with the arguments given. */
await runProgram(async () => {
  const DATA_DIR = dataDirectoryOf(process.env);
  // The embedded database serves at this address while the site runs.
  const MONGODB_URI = databaseUri({ ...process.env, DATA_DIR });
  const programs = ['shell', 'remotes'];
  // The bundler takes longer to load than most commands take.
  if (staleTargets(programs, 'quick').length > 0) {
    const { buildTargets } = await import('../build/buildTargets');
    await buildTargets(programs, { kind: 'quick' });
  }
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR, MONGODB_URI, NODE_ENV: 'production' };
  runNode([path.join(root, 'shell/dist/remotes.cjs'), ...process.argv.slice(2)], {
    cwd: typedIn,
    env,
  });
});
