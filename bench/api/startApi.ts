import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { buildTargets } from '../../scripts/build/buildTargets';
import { startBackend } from '../../scripts/run/backend';
import { Supervisor } from '../../scripts/run/Supervisor';
import { root } from '../../scripts/runProgram';
import { FREE_PORT } from '../ports';

export const ADMIN_PASSWORD = 'proof sheets before plates';
const POLL_MS = 5;
export const PORT = FREE_PORT;

type ProcessName = 'services' | 'database';

/** A running API on the embedded database, both from their bundles, with an admin who is signed in. */
export interface RunningApi {
  url: string;
  databaseUri: string;
  client: ApiClient;
  /** The admin's, for requests without the client. */
  token: string;
  pid(name: ProcessName): number;
  /** Resident memory in MB. */
  memory(name: ProcessName): number;
  /** Starts services again. Resolves with the milliseconds until they are ready. */
  restart(): Promise<number>;
  endDatabase(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts the database again; resolves when it listens. */
  startDatabase(): Promise<void>;
}

/** Resident memory in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024);
}

async function isListening(socket: string): Promise<boolean> {
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}

/** Other work on the machine can make the API refuse; it says when to come back. */
async function patientFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...call);
  if (response.status !== 503) return response;
  await delay(Number(response.headers.get('retry-after')) * 1_000);
  return patientFetch(...call);
}

/** Builds and starts the API as in production, with an empty database in `.cache/bench/<name>`, for `work`. */
export async function withApi(
  name: string,
  work: (api: RunningApi) => Promise<void>,
  extraEnv: NodeJS.ProcessEnv = {},
): Promise<void> {
  process.chdir(root);
  const dataDir = path.join(root, '.cache/bench', name);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await buildTargets(['services', 'embedded-mongo']);
  const supervisor = new Supervisor((line) => console.error(line));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SERVICES_PORT: String(PORT),
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_PASSWORD,
    JWT_SECRET: 'only for measuring, never for a server',
    RATE_LIMIT_SCALE: '100',
    ...extraEnv,
  };
  const pid = (process: ProcessName) => Number(supervisor.pid(process));
  try {
    const { servicesUrl: url, mongodbUri: databaseUri } = await startBackend({
      supervisor,
      env,
      from: 'build',
    });
    let token = '';
    const client = createApiClient({ baseUrl: url, fetch: patientFetch, getToken: () => token });
    const login = await client.auth.login({ username: 'admin', password: ADMIN_PASSWORD });
    if ('token' in login) ({ token } = login);
    await work({
      url,
      databaseUri,
      client,
      token,
      pid,
      memory: (process) => memoryOf(pid(process)),
      async restart() {
        await supervisor.stop('services');
        const startedAt = performance.now();
        supervisor.start('services');
        while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await delay(POLL_MS);
        return Math.round(performance.now() - startedAt);
      },
      async endDatabase(signal) {
        const ended = supervisor.ended('database');
        process.kill(pid('database'), signal);
        await ended;
      },
      async startDatabase() {
        supervisor.start('database');
        while (!(await isListening(path.join(dataDir, 'mongo/mongo.sock')))) await delay(POLL_MS);
      },
    });
  } finally {
    await supervisor.stopAll();
  }
}
