import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { type Composition, startComposition } from '../../scripts/run/composition';
import { Supervisor } from '../../scripts/run/Supervisor';
import { root } from '../../scripts/runProgram';
import { sitePorts } from '../ports';
import { PATIENCE_MS, readPage } from './traffic';

const ADMIN_PASSWORD = 'proof sheets before plates';
const cache = path.join(root, '.cache/bench/drill');
const seeded = path.join(cache, 'seeded');
export const dataDir = path.join(cache, 'site');
const GIVE_UP_MS = 60_000;

/** A running copy of the composition, with an admin who is signed in. */
export interface Site extends Composition {
  client: ApiClient;
  dataDir: string;
  /** Ends a process without a word. */
  kill(name: string): void;
}

interface SiteOptions {
  env?: (() => NodeJS.ProcessEnv) | undefined;
  /** Sees the data folder while it is empty. */
  prepare?: ((dataDir: string) => unknown) | undefined;
  cleanUp?: ((dataDir: string) => void) | undefined;
}

/** The environment of the site, for its processes and for commands on it. */
export const siteEnvironment = (directory = dataDir): NodeJS.ProcessEnv => ({
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

const startOn = (directory: string, env: NodeJS.ProcessEnv = {}) =>
  startComposition({
    env: { ...siteEnvironment(directory), ...env },
    supervisor: new Supervisor(() => {}),
  });

/** Keeps the demo content for all sites, since adding it takes most of a first start. */
export async function seedOnce(): Promise<void> {
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const { supervisor } = await startOn(seeded);
  await supervisor.stopAll();
}

/** @throws when nobody answers */
export async function signIn(url: string): Promise<ApiClient> {
  let token = '';
  const client = createApiClient({
    baseUrl: url,
    getToken: () => token,
    fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(PATIENCE_MS), ...init }),
  });
  const login = await client.auth.login({ username: 'admin', password: ADMIN_PASSWORD });
  if ('token' in login) ({ token } = login);
  return client;
}

async function emptyFolder(): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir);
}

const copySeeded = () => cp(seeded, dataDir, { recursive: true });

/** Puts the demo content into the data folder, for a site that is not started by `withSite`. */
export async function fillFolder(): Promise<void> {
  await emptyFolder();
  await copySeeded();
}

/** Starts a copy for `work` and stops it afterwards. */
export async function withSite<Result>(
  { env, prepare, cleanUp }: SiteOptions,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  await emptyFolder();
  try {
    await prepare?.(dataDir);
    await copySeeded();
    const composition = await startOn(dataDir, env?.());
    const { supervisor, url } = composition;
    try {
      const kill = (name: string) => void process.kill(Number(supervisor.pid(name)), 'SIGKILL');
      return await work({ ...composition, client: await signIn(url), dataDir, kill });
    } finally {
      await supervisor.stopAll();
    }
  } finally {
    cleanUp?.(dataDir);
  }
}

/** Milliseconds until visitors can read and editors can write; null after a minute. */
export async function untilWell({
  url,
  client,
}: Pick<Site, 'url' | 'client'>): Promise<number | null> {
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
  return null;
}
