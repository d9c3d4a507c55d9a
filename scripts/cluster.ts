import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { remotePort, remotes } from '../federation';
import { startDatabase, startServices } from './backend';
import { type Composition, type CompositionOptions, withDataDirectory } from './composition';
import { defineNginx, requireNginx } from './nginx';
import { assertPortsAreFree, clusterPortsOf } from './ports';
import { Supervisor } from './Supervisor';

const root = path.resolve(import.meta.dirname, '..');
const instances = ['1', '2'] as const;

/** A running cluster, with the addresses of the hosts behind its proxy. */
export interface Cluster extends Composition {
  hostUrls: readonly string[];
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
  const address = (variable: string) => `127.0.0.1:${ports.get(variable)}`;
  const given = await withDataDirectory(options.env);
  const dataDir = String(given.DATA_DIR);
  const supervisor = new Supervisor(print);
  try {
    const MONGODB_URI =
      given.MONGODB_URI ?? (await startDatabase({ supervisor, env: given, from: 'build' }));
    const env: NodeJS.ProcessEnv = {
      // nginx and the shell host.
      TRUST_PROXY: '2',
      REGISTRY: 'mongodb',
      INTERNAL_TOKEN: randomBytes(32).toString('base64url'),
      ...given,
      MONGODB_URI,
    };
    supervisor.launch(
      await defineNginx({
        name: 'proxy',
        isVital: true,
        template: 'proxy',
        directory: path.join(dataDir, 'proxy'),
        values: {
          LISTEN: String(ports.get('PORT')),
          SERVICES_LISTEN: address('SERVICES_PORT'),
          ACCESS_LOG: 'off',
          ...Object.fromEntries(
            instances.flatMap((number) => [
              [`SHELL_${number}`, address(`SHELL_${number}_PORT`)],
              [`SERVICES_${number}`, address(`SERVICES_${number}_PORT`)],
            ]),
          ),
        },
      }),
    );
    let adminPassword: string | null = null;
    // One after the other: the first one fills an empty database.
    for (const number of instances) {
      const port = String(ports.get(`SERVICES_${number}_PORT`));
      const backend = await startServices(`services-${number}`, {
        supervisor,
        from: 'build',
        env: { ...env, SERVICES_PORT: port },
      });
      adminPassword ??= backend.adminPassword;
    }
    for (const remote of remotes) {
      const folder = publicDirectories[remote.name] ?? path.join(root, remote.name, 'dist/public');
      supervisor.launch(
        await defineNginx({
          name: remote.name,
          isVital: false,
          template: 'remote',
          directory: path.join(dataDir, 'origins', remote.name),
          values: { LISTEN: `127.0.0.1:${remotePort(remote, env)}`, ROOT: folder },
        }),
      );
    }
    const servicesUrl = `http://${address('SERVICES_PORT')}`;
    const url = `http://localhost:${ports.get('PORT')}`;
    for (const number of instances) {
      supervisor.launch({
        name: `shell-${number}`,
        isVital: true,
        args: [path.join(root, 'shell/dist/host.cjs')],
        env: {
          LOG_FORMAT: 'pretty',
          PUBLIC_URL: url,
          ...env,
          NODE_ENV: 'production',
          PORT: String(ports.get(`SHELL_${number}_PORT`)),
          SERVICES_URL: servicesUrl,
          DATA_DIR: path.join(dataDir, `shell-${number}`),
        },
      });
    }
    const hostUrls = instances.map((number) => `http://${address(`SHELL_${number}_PORT`)}`);
    for (const host of [...hostUrls, url]) await supervisor.untilReady(`${host}/readyz`);
    supervisor.keepAlive();
    return { url, servicesUrl, adminPassword, supervisor, hostUrls };
  } catch (error) {
    await supervisor.stopAll();
    throw error;
  }
}
