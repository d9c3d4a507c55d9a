import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { type Composition, startComposition } from '../../scripts/run/composition';
import { root } from '../../scripts/runProgram';
import { PATIENCE_MS, readPage } from './traffic';

const ADMIN_PASSWORD = 'proof sheets before plates';
const cache = path.join(root, '.cache/bench/drill');
const seeded = path.join(cache, 'seeded');
const WELL_WITHIN_MS = 60_000;

export const PORTS = {
  PORT: '3240',
  MARKETING_PORT: '3241',
  HELP_PORT: '3242',
  ADMIN_PORT: '3243',
  SERVICES_PORT: '3244',
};
/** Of what a drill puts in between. */
export const FREE_PORT = 3245;

/** A running copy of the composition, with an admin who is signed in. */
export interface Site extends Composition {
  client: ApiClient;
  dataDir: string;
  /** Ends a process without a word. */
  kill(name: string): void;
  /** Stops and starts everything on the same data. */
  restart(): Promise<void>;
}

const startOn = (dataDir: string, env: NodeJS.ProcessEnv) =>
  startComposition({
    env: {
      ...process.env,
      ...PORTS,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD,
      JWT_SECRET: 'only for drills, never for a server',
      RATE_LIMIT_SCALE: '10000',
      LOG_LEVEL: 'silent',
      MONGODB_URI: undefined,
      ...env,
    },
    print: () => {},
  });

/** Keeps the demo content for all drills, since adding it takes most of a first start. */
export async function seedOnce(): Promise<void> {
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const { supervisor } = await startOn(seeded, {});
  await supervisor.stopAll();
}

/** Starts a copy for `work` and stops it afterwards. `prepare` sees its folder before anything is in it. */
export async function withSite<Result>(
  env: NodeJS.ProcessEnv,
  work: (site: Site) => Promise<Result>,
  prepare?: (dataDir: string) => Promise<void>,
): Promise<Result> {
  const dataDir = path.join(cache, 'site');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir);
  await prepare?.(dataDir);
  await cp(seeded, dataDir, { recursive: true });
  let composition = await startOn(dataDir, env);
  let token = '';
  const { url } = composition;
  const client = createApiClient({
    baseUrl: url,
    getToken: () => token,
    fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(PATIENCE_MS), ...init }),
  });
  try {
    const login = await client.auth.login({ username: 'admin', password: ADMIN_PASSWORD });
    if ('token' in login) ({ token } = login);
    return await work({
      ...composition,
      get supervisor() {
        return composition.supervisor;
      },
      client,
      dataDir,
      kill: (name) => process.kill(Number(composition.supervisor.pid(name)), 'SIGKILL'),
      async restart() {
        await composition.supervisor.stopAll();
        composition = await startOn(dataDir, env);
      },
    });
  } finally {
    await composition.supervisor.stopAll();
  }
}

/** Milliseconds until visitors can read and editors can write; null after a minute. */
export async function untilWell({ url, client }: Site): Promise<number | null> {
  const startedAt = performance.now();
  const sinceStart = () => performance.now() - startedAt;
  for (let turn = 0; sinceStart() < WELL_WITHIN_MS; turn += 1) {
    const [page, isWritten] = await Promise.all([
      readPage(`${url}/help`),
      client.admin.tags.create({ name: `well ${sinceStart()} ${turn}` }).then(
        () => true,
        () => false,
      ),
    ]);
    if (page === 'pages' && isWritten) return Math.round(sinceStart());
    await delay(50);
  }
  return null;
}
