import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remotes } from '../federation';
import { processIdentity } from '../services/embedded-mongo/src/store/processIdentity';

/** What decides which registry of releases a shell host follows, and what a release is checked with. */
const VARIABLES = [
  ...['DATA_DIR', 'REGISTRY', 'MONGODB_URI', 'SERVICES_URL', 'SERVICES_PORT'],
  ...remotes.flatMap(({ portEnv, urlEnv }) => [portEnv, urlEnv]),
];

interface RegistryNote {
  /** The process that has started the hosts. */
  pid: number;
  /** Tells it from a later process with the same number. */
  identity: string;
  env: Readonly<Record<string, string | undefined>>;
}

const pick = (env: RegistryNote['env']): RegistryNote['env'] =>
  Object.fromEntries(VARIABLES.map((name) => [name, env[name]]));

const noteIn = (dataDir: string) => path.join(dataDir, 'registry-in-use.json');

/** Notes in a data directory which registry the hosts follow that were started on it with `hostEnv`. */
export async function noteRegistry(dataDir: string, hostEnv: NodeJS.ProcessEnv): Promise<void> {
  const note: RegistryNote = {
    pid: process.pid,
    identity: String(processIdentity(process.pid)),
    env: pick(hostEnv),
  };
  const file = noteIn(dataDir);
  const next = `${file}.${process.pid}.next`;
  // The address of a database may hold its password.
  await writeFile(next, JSON.stringify(note), { mode: 0o600 });
  await rename(next, file);
}

/**
 * The environment for a command on the registry that belongs to the data directory of `env`: that of
 * the running hosts, or `env` itself where none run. Throws when only running hosts could tell.
 */
export async function withRegistryInUse(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const dataDir = String(env.DATA_DIR);
  const note = await readNote(dataDir);
  if (!note) return env;
  if (processIdentity(note.pid) === note.identity) return { ...env, ...pick(note.env) };
  if (note.env.REGISTRY === 'mongodb' && env.REGISTRY === undefined) {
    throw new Error(
      `The site in ${dataDir} keeps its registry in MongoDB and is not running. Start it, or set ` +
        'REGISTRY and MONGODB_URI to the registry that is meant.',
    );
  }
  return env;
}

async function readNote(dataDir: string): Promise<RegistryNote | null> {
  const file = noteIn(dataDir);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as RegistryNote;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new Error(
      `${file} cannot be read: ${message}. The next start of the site writes it anew; without a ` +
        'site that runs, remove it.',
    );
  }
}
