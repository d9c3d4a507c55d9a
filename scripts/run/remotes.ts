import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staleTargets } from '../build/stale';
import { targets } from '../build/targets';
import { writeProvenance } from '../packages/writeProvenance';
import { root, runNode, runProgram } from '../runProgram';
import { databaseUri } from './backend';
import { dataDirectoryOf } from './composition';

// The folder of a release is relative to where the command was typed, the data directory to the root.
const typedIn = process.env.INIT_CWD ?? process.cwd();

/** Whether the arguments ask for a signature of a build of this folder; the remote that it is of. */
function signedRemote([command = '', remote]: readonly string[]): string | undefined {
  const isSigned = Boolean(process.env.RELEASE_SIGNING_KEY) && !process.env.RELEASE_PROVENANCE;
  return isSigned && ['publish', 'sign'].includes(command) ? remote : undefined;
}

/** Builds the registry's command line if it is stale and runs it with the arguments given. */
await runProgram(async () => {
  const DATA_DIR = dataDirectoryOf(process.env);
  // The embedded database serves at this address while the site runs.
  const MONGODB_URI = databaseUri({ ...process.env, DATA_DIR });
  const programs = ['shell', 'remotes'];
  // The bundler takes longer to load than most commands take.
  if (staleTargets(programs).length > 0) {
    const { buildTargets } = await import('../build/buildTargets');
    await buildTargets(programs);
  }
  const args = process.argv.slice(2);
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR, MONGODB_URI, NODE_ENV: 'production' };
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-'));
  try {
    const remote = signedRemote(args);
    if (remote && targets.some(({ name }) => name === remote)) {
      env.RELEASE_PROVENANCE = path.join(folder, 'provenance.json');
      writeProvenance(remote, env.RELEASE_PROVENANCE);
    }
    runNode([path.join(root, 'shell/dist/remotes.cjs'), ...args], { cwd: typedIn, env });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
