import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBackend } from '../../scripts/backend';
import { Supervisor } from '../../scripts/Supervisor';

const PASSWORD = 'proof sheets before plates';
const POLL_MS = 5;

type ProcessName = 'services' | 'database';

/** A running API on the embedded database, both from their bundles. */
export interface RunningApi {
  url: string;
  password: string;
  databaseUri: string;
  pid(name: ProcessName): number;
  /** Resident memory in MB. */
  memory(name: ProcessName): number;
  /** Starts a process of the API again. Resolves with the milliseconds until it is ready. */
  restart(): Promise<number>;
  /** Ends the database by a signal; `startDatabase` starts it again. */
  endDatabase(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  startDatabase(): void;
  stop(): Promise<void>;
}

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024);
}

async function untilReady(url: string) {
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await delay(POLL_MS);
}

/** Starts database and services as in production, on `dataDir` and `port`. */
export async function startApi(
  dataDir: string,
  port: number,
  logLevel = 'warn',
): Promise<RunningApi> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const supervisor = new Supervisor((line) => console.error(line));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: logLevel,
    SERVICES_PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_PASSWORD: PASSWORD,
    JWT_SECRET: 'only for measuring, never for a server',
    RATE_LIMIT_SCALE: '100',
  };
  const pid = (name: ProcessName) => Number(supervisor.pid(name));
  try {
    const { servicesUrl: url } = await startBackend({ supervisor, env, from: 'build' });
    return {
      url,
      password: PASSWORD,
      // Where the embedded database puts its socket.
      databaseUri: `mongodb://${encodeURIComponent(path.join(dataDir, 'mongo/mongo.sock'))}/?directConnection=true`,
      pid,
      memory: (name) => memoryOf(pid(name)),
      async restart() {
        await supervisor.stop('services');
        const startedAt = performance.now();
        supervisor.start('services');
        await untilReady(url);
        return Math.round(performance.now() - startedAt);
      },
      async endDatabase(signal) {
        const ended = supervisor.ended('database');
        process.kill(pid('database'), signal);
        await ended;
      },
      startDatabase: () => supervisor.start('database'),
      stop: () => supervisor.stopAll(),
    };
  } catch (error) {
    await supervisor.stopAll();
    throw error;
  }
}
