import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startBackend } from './backend';
import type { Print } from './ManagedProcess';
import { startOrigins } from './origins';
import { assertPortsAreFree, portsOf } from './ports';
import { Supervisor } from './Supervisor';

const root = path.resolve(import.meta.dirname, '..');

export interface CompositionOptions {
  env: NodeJS.ProcessEnv;
  print: Print;
  /** The folder that a remote's origin serves, where it is not the built one. */
  publicDirectories?: Readonly<Record<string, string>>;
}

/** A running composition: database, services, the remotes' origins and the shell host. */
export interface Composition {
  url: string;
  servicesUrl: string;
  adminPassword: string | null;
  /** Its processes by name: `database`, `services`, each remote, `shell`. */
  supervisor: Supervisor;
}

/** The data directory of an environment, absolute. */
export const dataDirectoryOf = (env: NodeJS.ProcessEnv): string =>
  path.resolve(env.DATA_DIR || '.data');

/** The environment with an absolute data directory, which exists and belongs to this user alone. */
export async function withDataDirectory(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const dataDir = dataDirectoryOf(env);
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${error.message}`);
  });
  return { ...env, DATA_DIR: dataDir };
}

/**
 * Starts every process from its bundle and resolves when the site can be used.
 * Throws when a port is taken or a process ends early; nothing is left running then.
 */
export async function startComposition(options: CompositionOptions): Promise<Composition> {
  const ports = portsOf(options.env);
  await assertPortsAreFree(ports);
  const given = await withDataDirectory(options.env);
  // Between services and the host: nobody else needs to know it.
  const env = { ...given, INTERNAL_TOKEN: given.INTERNAL_TOKEN || randomBytes(32).toString('hex') };
  const supervisor = new Supervisor(options.print);
  try {
    // The host looks at the origins as soon as it starts: by then they are there.
    const [{ mongodbUri, ...backend }] = await Promise.all([
      startBackend({ supervisor, env, from: 'build' }),
      startOrigins(supervisor, env, options.publicDirectories),
    ]);
    supervisor.launch({
      name: 'shell',
      isVital: true,
      stops: 'first',
      args: [path.join(root, 'shell/dist/host.cjs')],
      env: { LOG_FORMAT: 'pretty', ...env, MONGODB_URI: mongodbUri, NODE_ENV: 'production' },
    });
    const url = `http://localhost:${ports.get('PORT')}`;
    await supervisor.untilReady(`${url}/readyz`);
    supervisor.keepAlive();
    return { url, ...backend, supervisor };
  } catch (error) {
    await supervisor.stopAll();
    throw error;
  }
}
