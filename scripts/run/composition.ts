import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from '../runProgram';
import { databaseUri, isMaybeServed, startBackend, startDatabase } from './backend';
import { startOrigins } from './origins';
import { assertPortsAreFree, portsOf } from './ports';
import type { Supervisor } from './Supervisor';
import { untilComplete } from './untilAnswered';

export interface CompositionOptions {
  env: NodeJS.ProcessEnv;
  supervisor: Supervisor;
  /** False: the embedded database does not wait for the disk, for tests. */
  isDurable?: boolean;
  /** The folder that a remote's origin serves, where it is not the built one. */
  publicDirectories?: Readonly<Record<string, string>>;
}

export interface Composition {
  url: string;
  servicesUrl: string;
  supervisor: Supervisor;
}

export const dataDirectoryOf = (env: NodeJS.ProcessEnv): string =>
  path.resolve(env.DATA_DIR || '.data');

/** Where nothing can be created, as in `/proc`, a recursive `mkdir` of several folders never returns. */
async function makeFirstMissing(folder: string): Promise<void> {
  let missing = folder;
  while (!existsSync(path.dirname(missing))) missing = path.dirname(missing);
  if (!existsSync(missing)) await mkdir(missing, { mode: 0o700 });
}

/** The environment with an absolute data directory, which exists and belongs to this user alone. */
export async function withDataDirectory(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const dataDir = dataDirectoryOf(env);
  try {
    await makeFirstMissing(dataDir);
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${reason}`);
  }
  return { ...env, DATA_DIR: dataDir };
}

/**
 * Calls `start` with the supervisor and the environment for all processes, and restarts from then on
 * what ends by itself. Throws when a port is taken or `start` throws; nothing is left running then.
 */
export async function compose<Parts>(
  { env: given, supervisor }: CompositionOptions,
  ports: ReadonlyMap<string, number>,
  start: (supervisor: Supervisor, env: NodeJS.ProcessEnv) => Promise<Parts>,
): Promise<Parts & { supervisor: Supervisor }> {
  await assertPortsAreFree(ports);
  const env = await withDataDirectory(given);
  // Only services and the hosts know it.
  env.INTERNAL_TOKEN ||= randomBytes(32).toString('base64url');
  try {
    const parts = await start(supervisor, env);
    supervisor.keepAlive();
    return { ...parts, supervisor };
  } catch (error) {
    await supervisor.stopAll();
    throw error;
  }
}

/** Starts a shell host from its bundle; it stops before the processes that it asks. */
export function launchHost(supervisor: Supervisor, name: string, env: NodeJS.ProcessEnv): void {
  supervisor.launch({
    name,
    isVital: true,
    stops: 'first',
    args: [
      ...bundle('shell/dist/host.cjs'),
      ...(env.NODE_ENV === 'production' ? [] : ['--pretty']),
    ],
    env: { ...env, NODE_ENV: 'production' },
  });
}

/**
 * Starts every process from its bundle and resolves when the site can be used.
 * Throws when a port is taken or a process ends early; nothing is left running then.
 */
export function startComposition(options: CompositionOptions): Promise<Composition> {
  const ports = portsOf(options.env);
  return compose(options, ports, async (supervisor, env) => {
    const shared = { ...env, MONGODB_URI: databaseUri(env) };
    const openDatabase = () =>
      startDatabase({ supervisor, env, from: 'build', isDurable: options.isDurable });
    // They would work on the other site's data until the database finds that out.
    const opened = isMaybeServed(shared.MONGODB_URI) && (await openDatabase());
    // All at once: while the database opens, the others load their code, and then wait for each other.
    launchHost(supervisor, 'shell', shared);
    const [backend] = await Promise.all([
      startBackend({ supervisor, env: shared, from: 'build' }),
      opened || openDatabase(),
      startOrigins(supervisor, env, options.publicDirectories),
    ]);
    const url = `http://localhost:${ports.get('PORT')}`;
    await untilComplete(supervisor, url);
    return { url, ...backend };
  });
}
