import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultUri } from '@pressline/embedded-mongo/default-uri';
import { bundle, root, typescript } from '../runProgram';
import { localServices, withMetricsPort } from './ports';
import type { Supervisor } from './Supervisor';

interface BackendOptions {
  supervisor: Supervisor;
  env: NodeJS.ProcessEnv;
  /** `build` runs the bundles; `source` runs the TypeScript, and services again after each change. */
  from: 'build' | 'source';
  /** False: the embedded database does not wait for the disk. */
  isDurable?: boolean | undefined;
}

interface Backend {
  servicesUrl: string;
  mongodbUri: string;
}

/** Starts the embedded database, unless `MONGODB_URI` names another, and services on it. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const env = { TRUST_PROXY: '1', ...options.env, MONGODB_URI: await startDatabase(options) };
  // METRICS_PORT itself is the shell host's.
  return startServices('services', { ...options, env: withMetricsPort(env, 1) });
}

/** Starts one process of services on the database of `MONGODB_URI`, and waits until it is ready. */
export async function startServices(name: string, options: BackendOptions): Promise<Backend> {
  const { supervisor, env, from } = options;
  const servicesUrl = localServices(env);
  supervisor.launch({
    name,
    isVital: true,
    args:
      from === 'build'
        ? bundle('services/dist/server.cjs')
        : [...typescript, '--watch', path.join(root, 'services/src/server.ts')],
    // The shell host alone may reach services: others could choose the address that rate limits see.
    env: { ...env, HOST: '127.0.0.1' },
    onLine(line) {
      const password = /^PRESSLINE_ADMIN_PASSWORD (.+)$/.exec(line)?.[1];
      // At once: a start that is cut short has no later moment, and no other start knows it.
      if (password) supervisor.print(`\n  User admin, password (shown this once): ${password}\n`);
      return password !== undefined;
    },
  });
  // A first start on a busy machine stores the demo content for longer than a minute.
  await supervisor.untilReady(`${servicesUrl}/readyz`, 5);
  return { servicesUrl, mongodbUri: String(env.MONGODB_URI) };
}

const databaseFolder = ({ DATA_DIR }: NodeJS.ProcessEnv) => path.join(String(DATA_DIR), 'mongo');

/** The address that `startDatabase` resolves with, once the database answers there. */
export const databaseUri = (env: NodeJS.ProcessEnv): string =>
  env.MONGODB_URI || defaultUri(databaseFolder(env));

/** Whether another site may be serving the embedded database's address; a process that was killed leaves its socket, too. */
export function isMaybeServed(uri: string): boolean {
  const [, socket = ''] = /^mongodb:\/\/(%2F[^/]+)\//.exec(uri) ?? [];
  return existsSync(decodeURIComponent(socket));
}

/** Starts the embedded database, unless `MONGODB_URI` names another. Resolves with its address. */
export async function startDatabase(options: BackendOptions): Promise<string> {
  const { supervisor, env, from, isDurable = true } = options;
  if (env.MONGODB_URI) return env.MONGODB_URI;
  const program =
    from === 'build'
      ? bundle('embedded-mongo/dist/cli.cjs')
      : [...typescript, path.join(root, 'embedded-mongo/src/cli.ts')];
  return new Promise((resolve, reject) => {
    setTimeout(
      () => reject(new Error('The database was not ready within a minute')),
      60_000,
    ).unref();
    void supervisor.failed.then((message) => reject(new Error(message)));
    supervisor.launch({
      name: 'database',
      isVital: true,
      stops: 'last',
      args: [...program, '--data', databaseFolder(env), ...(isDurable ? [] : ['--volatile'])],
      env,
      onLine(line) {
        const uri = /^READY (.+)$/.exec(line)?.[1];
        if (uri) resolve(uri);
        return uri !== undefined;
      },
    });
  });
}
