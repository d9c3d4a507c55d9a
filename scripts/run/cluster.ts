import path from 'node:path';
import { remotePort, remotes } from '../../federation';
import { root } from '../runProgram';
import { startDatabase, startServices } from './backend';
import { type Composition, type CompositionOptions, compose, launchHost } from './composition';
import { defineNginx, requireNginx } from './nginx/defineNginx';
import { clusterPortsOf, instancePort, withMetricsPort } from './ports';
import type { Supervisor } from './Supervisor';

const instances = [1, 2] as const;

export interface Cluster extends Composition {
  hostUrls: readonly string[];
}

interface Plan {
  supervisor: Supervisor;
  env: NodeJS.ProcessEnv;
  dataDir: string;
  port: (name: string) => string;
  url: string;
}

/**
 * Starts the topology of `docker-compose.yml` as plain processes: nginx, two shell hosts, two
 * services, an origin for each remote, one database. Throws when a port is taken or a process ends
 * early; nothing is left running then.
 */
export async function startCluster(options: CompositionOptions): Promise<Cluster> {
  requireNginx();
  const ports = clusterPortsOf(options.env);
  return compose(options, ports, async (supervisor, env) => {
    const MONGODB_URI = await startDatabase({
      ...{ supervisor, env, from: 'build', isDurable: options.isDurable },
    });
    const url = `http://localhost:${ports.get('PORT')}`;
    const plan: Plan = {
      supervisor,
      // Two proxies: nginx and the shell host.
      env: { TRUST_PROXY: '2', PUBLIC_URL: url, ...env, MONGODB_URI },
      dataDir: String(env.DATA_DIR),
      port: (name) => String(ports.get(name)),
      url,
    };
    await startProxy(plan);
    // The hosts ask the origins as soon as they start, so these start first.
    await startOrigins(plan, options.publicDirectories);
    await startEachServices(plan);
    const hostUrls = startHosts(plan);
    for (const url of [...hostUrls, plan.url]) await supervisor.untilReady(`${url}/readyz`);
    const servicesUrl = `http://127.0.0.1:${plan.port('SERVICES_PORT')}`;
    return { url: plan.url, servicesUrl, hostUrls };
  });
}

async function startProxy({ supervisor, env, dataDir, port }: Plan): Promise<void> {
  const upstreams = instances.flatMap((number) =>
    (['SHELL', 'SERVICES'] as const).map((name) => [
      `${name}_${number}`,
      `127.0.0.1:${port(instancePort(name, number))}`,
    ]),
  );
  const proxy = await defineNginx({
    name: 'proxy',
    isVital: true,
    template: 'proxy',
    directory: path.join(dataDir, 'proxy'),
    values: {
      LISTEN: port('PORT'),
      SERVICES_LISTEN: `127.0.0.1:${port('SERVICES_PORT')}`,
      ACCESS_LOG: 'off',
      TRUST_PROXY: String(env.TRUST_PROXY),
      ...Object.fromEntries(upstreams),
    },
  });
  supervisor.launch(proxy);
}

/** One after the other: the first one fills an empty database. */
async function startEachServices({ supervisor, env, port }: Plan): Promise<void> {
  for (const number of instances) {
    const SERVICES_PORT = port(instancePort('SERVICES', number));
    await startServices(`services-${number}`, {
      supervisor,
      from: 'build',
      env: withMetricsPort({ ...env, SERVICES_PORT }, 2 * number - 1),
    });
  }
}

async function startOrigins(
  { supervisor, env, dataDir }: Plan,
  publicDirectories: CompositionOptions['publicDirectories'],
): Promise<void> {
  for (const remote of remotes) {
    const origin = await defineNginx({
      name: remote.name,
      isVital: false,
      template: 'remote',
      directory: path.join(dataDir, 'origins', remote.name),
      values: {
        LISTEN: `127.0.0.1:${remotePort(remote, env)}`,
        ROOT: publicDirectories?.[remote.name] ?? path.join(root, remote.name, 'dist/public'),
      },
    });
    supervisor.launch(origin);
  }
}

function startHosts({ supervisor, env, dataDir, port }: Plan): string[] {
  return instances.map((number) => {
    const PORT = port(instancePort('SHELL', number));
    launchHost(supervisor, `shell-${number}`, {
      ...withMetricsPort(env, 2 * number - 2),
      // nginx alone may reach it: others could choose the address that rate limits see.
      HOST: '127.0.0.1',
      PORT,
      SERVICES_URL: `http://127.0.0.1:${port('SERVICES_PORT')}`,
      DATA_DIR: path.join(dataDir, `shell-${number}`),
    });
    return `http://127.0.0.1:${PORT}`;
  });
}
