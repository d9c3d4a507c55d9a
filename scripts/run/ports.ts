import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listenFailure } from '@pressline/shared-api/node/processFailures';
import { remotePort, remotes } from '../../federation';

export function portsOf(env: NodeJS.ProcessEnv): Map<string, number> {
  return new Map([
    ['PORT', Number(env.PORT ?? 3000)],
    ['SERVICES_PORT', Number(env.SERVICES_PORT ?? 4000)],
    ...remotes.map((remote) => [remote.portEnv, remotePort(remote, env)] as const),
  ]);
}

/** A port that follows the site's: `PORT + distance`. */
export const portAfter = (env: NodeJS.ProcessEnv, distance: number): number =>
  Number(portsOf(env).get('PORT')) + distance;

export const localServices = (env: NodeJS.ProcessEnv) =>
  `http://127.0.0.1:${portsOf(env).get('SERVICES_PORT')}`;

/** What each process behind a cluster's proxy adds to `PORT`. */
const behindProxy = { SHELL: { 1: 5, 2: 6 }, SERVICES: { 1: 7, 2: 8 } } as const;

/** The name that `clusterPortsOf` has for the port of a process behind the proxy, such as `PORT + 5`. */
export const instancePort = (name: keyof typeof behindProxy, number: 1 | 2): string =>
  `PORT + ${behindProxy[name][number]}`;

/** Every port of a cluster: `PORT` and `SERVICES_PORT` are the proxy's, those that follow `PORT` behind it. */
export function clusterPortsOf(env: NodeJS.ProcessEnv): Map<string, number> {
  const offsets = Object.values(behindProxy).flatMap((one) => Object.values(one));
  return new Map([
    ...portsOf(env),
    ...offsets.map((offset) => [`PORT + ${offset}`, portAfter(env, offset)] as const),
  ]);
}

/** The environment of one process of several, with a port of its own for metrics: `METRICS_PORT` plus `place`. */
export function withMetricsPort(env: NodeJS.ProcessEnv, place: number): NodeJS.ProcessEnv {
  if (!env.METRICS_PORT) return env;
  return { ...env, METRICS_PORT: String(Number(env.METRICS_PORT) + place) };
}

/** Why this user cannot listen on a port, if so. */
function tryPort(port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}

export const isPortFree = async (port: number): Promise<boolean> => !(await tryPort(port));

/** A site whose supervisor was killed gives its ports back within this time. */
const FREED_MS = 3_000;
const LOOK_MS = 50;

async function failureOf(port: number, deadline: number) {
  let failure = await tryPort(port);
  while (failure?.code === 'EADDRINUSE' && Date.now() < deadline) {
    await delay(LOOK_MS);
    failure = await tryPort(port);
  }
  return failure;
}

/** Throws a message that names the port and its variable when it is taken, not a port or not for this user. */
export async function assertPortsAreFree(ports: ReadonlyMap<string, number>): Promise<void> {
  const deadline = Date.now() + FREED_MS;
  for (const [variable, port] of ports) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`${variable} must be a port number from 1 to 65535.`);
    }
    const twin = [...ports].find(([other, its]) => other !== variable && its === port);
    if (twin) throw new Error(`${variable} and ${twin[0]} name the same port, ${port}.`);
    const failure = await failureOf(port, deadline);
    if (failure) throw listenFailure(failure, { port, variable });
  }
}

/** Below those that the system itself gives to connections and to processes that ask for any port. */
const FIRST = 20_000;
const BEHIND_LAST = 32_000;

/** A port of this machine that no process listens on, and that no process gets by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, BEHIND_LAST);
    if (await isPortFree(port)) return port;
  }
}
