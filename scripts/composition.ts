import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { remotePort, remotes } from '../federation';
import { ManagedProcess, type Print, type ProcessOptions } from './ManagedProcess';
import { assertPortsAreFree, portsOf } from './ports';

const root = path.resolve(import.meta.dirname, '..');
const READY_TIMEOUT_MS = 60_000;

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
  /** The generated password of the super admin, when this start has made one. */
  adminPassword: string | null;
  /** Stops one process by its name and leaves the others running. */
  stopProcess(name: string): Promise<void>;
  /** Starts a process again that was stopped. */
  startProcess(name: string): Promise<void>;
  /** Resolves with a message when a process ends that the composition cannot do without. */
  failed: Promise<string>;
  /** Stops everything, those first that depend on others. */
  stop(): Promise<void>;
}

/** Starts every process and resolves when the site can be used. Throws when a port is taken or a process ends early. */
export async function startComposition(options: CompositionOptions): Promise<Composition> {
  const { env, print, publicDirectories = {} } = options;
  const ports = portsOf(env);
  await assertPortsAreFree(ports);
  const url = `http://localhost:${ports.get('PORT')}`;
  const servicesUrl = `http://127.0.0.1:${ports.get('SERVICES_PORT')}`;
  const dataDir = path.resolve(env.DATA_DIR ?? '.data');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });

  const definitions = new Map<string, ProcessOptions>();
  const running = new Map<string, ManagedProcess>();
  let adminPassword: string | null = null;
  let fail: (message: string) => void = () => {};
  const failed = new Promise<string>((resolve) => {
    fail = resolve;
  });

  function launch(definition: ProcessOptions): ManagedProcess {
    definitions.set(definition.name, definition);
    const child = new ManagedProcess(definition, print);
    running.set(definition.name, child);
    void child.ended.then((reason) => {
      running.delete(definition.name);
      if (child.wasStopped) return;
      const message = `${definition.name} has ended (${reason})`;
      if (remotes.some(({ name }) => name === definition.name))
        print(`${message}; the site goes on`);
      else fail(message);
    });
    return child;
  }

  async function stop(): Promise<void> {
    const order = ['shell', 'services', ...remotes.map(({ name }) => name), 'database'];
    for (const name of order) await running.get(name)?.stop();
  }

  const base = { ...env, DATA_DIR: dataDir };
  try {
    let mongodbUri = env.MONGODB_URI;
    if (!mongodbUri) mongodbUri = await startDatabase(launch, base, failed);
    for (const remote of remotes) {
      const directory =
        publicDirectories[remote.name] ?? path.join(root, remote.name, 'dist/public');
      const port = String(remotePort(remote, env));
      const script = path.join(root, 'scripts/staticOrigin.ts');
      launch({
        name: remote.name,
        args: ['--import', 'tsx', script, directory, port, remote.portEnv],
        env: base,
      });
    }
    launch({
      name: 'services',
      args: [path.join(root, 'services/dist/server.cjs')],
      env: { TRUST_PROXY: '1', ...base, MONGODB_URI: mongodbUri },
      onLine(line) {
        const password = /^PRESSLINE_ADMIN_PASSWORD (.+)$/.exec(line)?.[1];
        if (password) adminPassword = password;
        return password !== undefined;
      },
    });
    await untilReady(`${servicesUrl}/readyz`, failed);
    launch({
      name: 'shell',
      args: [path.join(root, 'shell/dist/host.cjs')],
      env: { LOG_FORMAT: 'pretty', ...base, NODE_ENV: 'production' },
    });
    await untilReady(`${url}/readyz`, failed);
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url,
    servicesUrl,
    adminPassword,
    failed,
    stop,
    async stopProcess(name) {
      await running.get(name)?.stop();
    },
    async startProcess(name) {
      const definition = definitions.get(name);
      if (!definition) throw new Error(`There is no process ${name}`);
      launch(definition);
    },
  };
}

function startDatabase(
  launch: (definition: ProcessOptions) => ManagedProcess,
  env: NodeJS.ProcessEnv,
  failed: Promise<string>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    void failed.then((message) => reject(new Error(message)));
    launch({
      name: 'database',
      args: [
        path.join(root, 'services/embedded-mongo/dist/cli.cjs'),
        '--data',
        path.join(String(env.DATA_DIR), 'mongo'),
      ],
      env,
      onLine(line) {
        const uri = /^READY (.+)$/.exec(line)?.[1];
        if (uri) resolve(uri);
        return uri !== undefined;
      },
    });
  });
}

async function untilReady(url: string, failed: Promise<string>): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let failure: string | undefined;
  void failed.then((message) => {
    failure = message;
  });
  while (Date.now() < deadline) {
    if (failure) throw new Error(failure);
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not get ready within ${READY_TIMEOUT_MS / 1000} s`);
}
