import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remotes } from '../federation';

/** What decides which registry of releases a shell host follows, and what a release is checked with. */
const VARIABLES = [
  ...['DATA_DIR', 'REGISTRY', 'MONGODB_URI', 'SERVICES_URL', 'SERVICES_PORT'],
  ...remotes.flatMap(({ portEnv, urlEnv }) => [portEnv, urlEnv]),
];

interface RegistryNote {
  /** The process that has started the hosts. */
  pid: number;
  env: Readonly<Record<string, string | undefined>>;
}

const pick = (env: RegistryNote['env']): RegistryNote['env'] =>
  Object.fromEntries(VARIABLES.map((name) => [name, env[name]]));

const noteIn = (dataDir: string) => path.join(dataDir, 'registry-in-use.json');

/** Notes in a data directory which registry the hosts follow that were started on it with `hostEnv`. */
export async function noteRegistry(dataDir: string, hostEnv: NodeJS.ProcessEnv): Promise<void> {
  const note: RegistryNote = {
    pid: process.pid,
    env: pick(hostEnv),
  };
  // The address of a database may hold its password.
  await writeFile(noteIn(dataDir), JSON.stringify(note), { mode: 0o600 });
}

/**
 * The environment for a command on the registry that belongs to the data directory of `env`: that of
 * the running hosts, or `env` itself where none run. Throws when only running hosts could tell.
 */
export async function withRegistryInUse(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const dataDir = String(env.DATA_DIR);
  const note = await readNote(dataDir);
  if (!note) return env;
  if (isRunning(note.pid)) return { ...env, ...pick(note.env) };
  if (note.env.REGISTRY === 'mongodb' && env.REGISTRY === undefined) {
    throw new Error(
      `The site in ${dataDir} keeps its registry in MongoDB and is not running. Start it, or set ` +
        'REGISTRY and MONGODB_URI to the registry that is meant.',
    );
  }
  return env;
}

async function readNote(dataDir: string): Promise<RegistryNote | null> {
  try {
    return JSON.parse(await readFile(noteIn(dataDir), 'utf8')) as RegistryNote;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is there, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
