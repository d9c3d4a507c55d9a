import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { type Composition, startComposition } from '../../scripts/run/composition';
import { Supervisor } from '../../scripts/run/Supervisor';
import { root } from '../../scripts/runProgram';
import { sitePorts } from '../ports';
import { readPage, TIMEOUT_MS } from './traffic';

const ADMIN_PASSWORD = 'proof sheets before plates';
const cache = path.join(root, '.cache/bench/drill');
const seeded = path.join(cache, 'seeded');
const dataDir = path.join(cache, 'site');
const GIVE_UP_MS = 60_000;

export type RunningSite = Pick<Composition, 'url' | 'supervisor'>;

export interface Site extends RunningSite {
  client: ApiClient;
  dataDir: string;
  /** Kills a process, so that it cannot clean up. The supervisor starts it again. */
  kill(name: string): void;
  /** Kills a process and starts it at once; the supervisor would wait for a second. */
  restart(name: string): Promise<void>;
}

export interface SiteOptions {
  env?: () => NodeJS.ProcessEnv;
  /** Gets the data folder while it is empty. */
  prepare?: (dataDir: string) => unknown;
  /** Starts the site, unless `startComposition` does. */
  start?: (env: NodeJS.ProcessEnv) => Promise<RunningSite>;
  cleanUp?: (dataDir: string) => void;
}

const siteEnvironment = (directory = dataDir): NodeJS.ProcessEnv => ({
  ...process.env,
  ...sitePorts,
  NODE_ENV: 'production',
  DATA_DIR: directory,
  ADMIN_PASSWORD,
  JWT_SECRET: 'only for drills, never for a server',
  RATE_LIMIT_SCALE: '10000',
  LOG_LEVEL: 'silent',
  MONGODB_URI: undefined,
});

const startSite = (env: NodeJS.ProcessEnv): Promise<RunningSite> =>
  startComposition({ env, supervisor: new Supervisor(() => {}) });

/** Adds the demo content once for all sites, because that takes most of a first start. */
export async function seedOnce(): Promise<void> {
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const { supervisor } = await startSite(siteEnvironment(seeded));
  await supervisor.stopAll();
}

async function signIn(url: string): Promise<ApiClient> {
  let token = '';
  const client = createApiClient({
    baseUrl: url,
    getToken: () => token,
    fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init }),
  });
  const login = await client.auth.login({ username: 'admin', password: ADMIN_PASSWORD });
  if ('token' in login) ({ token } = login);
  return client;
}

export async function withSite<Result>(
  { env, prepare, start = startSite, cleanUp }: SiteOptions,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir);
  try {
    await prepare?.(dataDir);
    await cp(seeded, dataDir, { recursive: true });
    const { supervisor, url } = await start({ ...siteEnvironment(), ...env?.() });
    const kill = (name: string) => void process.kill(Number(supervisor.pid(name)), 'SIGKILL');
    try {
      return await work({
        ...{ url, supervisor, dataDir, kill, client: await signIn(url) },
        async restart(name) {
          kill(name);
          await supervisor.stop(name);
          supervisor.start(name);
        },
      });
    } finally {
      await supervisor.stopAll();
    }
  } finally {
    cleanUp?.(dataDir);
  }
}

/** Milliseconds until visitors can read and editors can write. Throws after a minute. */
export async function untilHealthy({ url, client }: Site): Promise<number> {
  const startedAt = performance.now();
  const sinceStart = () => performance.now() - startedAt;
  while (sinceStart() < GIVE_UP_MS) {
    const [{ kind }, isWritten] = await Promise.all([
      readPage(`${url}/help`),
      client.admin.tags.create({ name: `well ${performance.now()}` }).then(
        () => true,
        () => false,
      ),
    ]);
    if (kind === 'page' && isWritten) return sinceStart();
    await delay(50);
  }
  throw new Error('not recovered after a minute');
}
