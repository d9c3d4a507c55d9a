import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { remotePort, remotes } from '../federation';
import { startDatabase, startServices } from './backend';
import { type Composition, type CompositionOptions, withDataDirectory } from './composition';
import { defineNginx, requireNginx } from './nginx';
import { assertPortsAreFree, clusterPortsOf, withMetricsPort } from './ports';
import { Supervisor } from './Supervisor';

const root = path.resolve(import.meta.dirname, '..');
const instances = [1, 2] as const;

/** A running cluster, with the addresses of the hosts behind its proxy. */
export interface Cluster extends Composition {
  hostUrls: readonly string[];
}

/** What the parts of a cluster are made from. */
interface Plan {
  supervisor: Supervisor;
  env: NodeJS.ProcessEnv;
  dataDir: string;
  /** The port that a variable sets. */
  port: (variable: string) => string;
  url: string;
}

/**
 * Starts the topology of `docker-compose.yml` as plain processes: nginx, two shell hosts, two
 * services, an origin for each remote, one database. Throws when a port is taken or a process ends
 * early; nothing is left running then.
 */
export async function startCluster(options: CompositionOptions): Promise<Cluster> {
  const { publicDirectories = {}, print } = options;
  requireNginx();
  const ports = clusterPortsOf(options.env);
  await assertPortsAreFree(ports);
  const given = await withDataDirectory(options.env);
  const supervisor = new Supervisor(print);
  try {
    const MONGODB_URI = await startDatabase({ supervisor, env: given, from: 'build' });
    const INTERNAL_TOKEN = given.INTERNAL_TOKEN || randomBytes(32).toString('base64url');
    const plan: Plan = {
      supervisor,
      // nginx and the shell host.
      env: { TRUST_PROXY: '2', ...given, INTERNAL_TOKEN, MONGODB_URI },
      dataDir: String(given.DATA_DIR),
      port: (variable) => String(ports.get(variable)),
      url: `http://localhost:${ports.get('PORT')}`,
    };
    await startProxy(plan);
    // The hosts look at the origins as soon as they start: by then they are there.
    await startOrigins(plan, publicDirectories);
    const adminPassword = await startEachServices(plan);
    const hostUrls = startHosts(plan);
    for (const url of [...hostUrls, plan.url]) await supervisor.untilReady(`${url}/readyz`);
    supervisor.keepAlive();
    const servicesUrl = `http://127.0.0.1:${plan.port('SERVICES_PORT')}`;
    return { url: plan.url, servicesUrl, adminPassword, supervisor, hostUrls };
  } catch (error) {
    await supervisor.stopAll();
    throw error;
  }
}

async function startProxy({ supervisor, dataDir, port }: Plan): Promise<void> {
  const upstreams = instances.flatMap((number) => [
    [`SHELL_${number}`, `127.0.0.1:${port(`SHELL_${number}_PORT`)}`],
    [`SERVICES_${number}`, `127.0.0.1:${port(`SERVICES_${number}_PORT`)}`],
  ]);
  const proxy = await defineNginx({
    name: 'proxy',
    isVital: true,
    template: 'proxy',
    directory: path.join(dataDir, 'proxy'),
    values: {
      LISTEN: port('PORT'),
      SERVICES_LISTEN: `127.0.0.1:${port('SERVICES_PORT')}`,
      ACCESS_LOG: 'off',
      ...Object.fromEntries(upstreams),
    },
  });
  supervisor.launch(proxy);
}

/** One after the other: the first one fills an empty database. */
async function startEachServices({ supervisor, env, port }: Plan): Promise<string | null> {
  let adminPassword: string | null = null;
  for (const number of instances) {
    const SERVICES_PORT = port(`SERVICES_${number}_PORT`);
    const started = await startServices(`services-${number}`, {
      supervisor,
      from: 'build',
      env: withMetricsPort({ ...env, SERVICES_PORT }, 2 * number - 1),
    });
    adminPassword ??= started.adminPassword;
  }
  return adminPassword;
}

async function startOrigins(
  { supervisor, env, dataDir }: Plan,
  publicDirectories: Readonly<Record<string, string>>,
): Promise<void> {
  for (const remote of remotes) {
    const origin = await defineNginx({
      name: remote.name,
      isVital: false,
      template: 'remote',
      directory: path.join(dataDir, 'origins', remote.name),
      values: {
        LISTEN: `127.0.0.1:${remotePort(remote, env)}`,
        ROOT: publicDirectories[remote.name] ?? path.join(root, remote.name, 'dist/public'),
      },
    });
    supervisor.launch(origin);
  }
}

const hostEnv = ({ env, dataDir, port, url }: Plan, number: 1 | 2): NodeJS.ProcessEnv => ({
  LOG_FORMAT: 'pretty',
  PUBLIC_URL: url,
  ...withMetricsPort(env, 2 * number - 2),
  NODE_ENV: 'production',
  // Whoever reached a host past nginx could choose the address that rate limits see.
  HOST: '127.0.0.1',
  PORT: port(`SHELL_${number}_PORT`),
  SERVICES_URL: `http://127.0.0.1:${port('SERVICES_PORT')}`,
  DATA_DIR: path.join(dataDir, `shell-${number}`),
});

function startHosts(plan: Plan): string[] {
  return instances.map((number) => {
    const env = hostEnv(plan, number);
    plan.supervisor.launch({
      name: `shell-${number}`,
      isVital: true,
      stops: 'first',
      args: [path.join(root, 'shell/dist/host.cjs')],
      env,
    });
    return `http://127.0.0.1:${env.PORT}`;
  });
}
