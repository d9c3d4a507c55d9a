import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { buildTargets } from '../../scripts/build/buildTargets';
import { startBackend } from '../../scripts/run/backend';
import { Supervisor } from '../../scripts/run/Supervisor';
import { untilAnswered } from '../../scripts/run/untilAnswered';
import { root } from '../../scripts/runProgram';
import { memoryOf } from '../memory';
import { FREE_PORT } from '../ports';

const ADMIN_PASSWORD = 'proof sheets before plates';
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
}

/** A busy machine can make the API refuse a request; Retry-After says when to try again. */
async function patientFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...call);
  if (response.status !== 503) return response;
  await delay(Number(response.headers.get('retry-after')) * 1_000);
  return patientFetch(...call);
}

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
      memory: (process) => Math.round(memoryOf(pid(process)).rss),
      async restart() {
        await supervisor.stop('services');
        supervisor.start('services');
        return Math.round(await untilAnswered(`${url}/readyz`));
      },
    });
  } finally {
    await supervisor.stopAll();
  }
}
