import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, open, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isPortFree } from '../../../scripts/run/ports';
import { until } from '../../../scripts/testing/until';
import { seededData } from '../../givenDatabase';
import { ownPorts as ports, siteEnvironment } from '../../site';

test.describe.configure({ mode: 'serial' });
const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, '.cache/e2e/stop');
const log = path.join(folder, 'log');
const dataDir = path.join(folder, 'data');
const environment = siteEnvironment(ports, dataDir);

/** Ids of all that a test has started, npm the first. */
let all: number[] = [];

test.beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await cp(seededData, dataDir, { recursive: true });
});
test.afterEach(() => {
  // Also after their parent, npm, has died.
  for (const pid of all.filter(isAlive)) send(pid, 'SIGKILL');
  all = [];
});

/** False when there is no such process any more. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
const isAlive = (pid: number) => send(pid, 0);

/** Process ids, each with its parent's. */
const processes = () =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
const parentOf = (pid: number) => processes().find(([own]) => own === pid)?.[1];

/** Ids of the process and of all that it has started, directly or not. */
function below(pid: number): number[] {
  const rows = processes();
  const collect = (id: number): number[] => [
    ...rows.filter(([own]) => own === id).map(() => id),
    ...rows.filter(([, parent]) => parent === id).flatMap(([own]) => collect(Number(own))),
  ];
  return collect(pid);
}

const areAllPortsFree = async () =>
  (await Promise.all(Object.values(ports).map((port) => isPortFree(Number(port))))).every(Boolean);

const isReady = () =>
  fetch(`http://localhost:${ports.PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until the site that `npm` runs can be used. Answers all its processes, npm the first. */
async function untilReady(npm: number): Promise<readonly number[]> {
  try {
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  } finally {
    all = below(npm);
  }
  return all;
}

function startWithNpm(): Promise<readonly number[]> {
  const options = { cwd: root, env: environment, stdio: 'ignore', detached: true } as const;
  return untilReady(Number(spawn('npm', ['start'], options).pid));
}

/** The supervisor as systemd and a container start it. */
const startWithoutNpm = () =>
  spawn(process.execPath, ['scripts/run/start.cjs'], {
    cwd: root,
    env: environment,
    stdio: 'ignore',
    detached: true,
  });

/** Sends half a request to `port` and keeps the connection open. */
async function leaveHalfOpen(port: string) {
  const connection = connect(Number(port), 'localhost');
  connection.on('error', () => undefined);
  await once(connection, 'connect');
  connection.write('GET / HTTP/1.1\r\n');
}

const stops = [
  ['SIGTERM', 'npm'],
  ['SIGKILL', 'npm'],
  ['SIGHUP', 'supervisor'],
] as const;

for (const [signal, receiver] of stops) {
  test(`${signal} to ${receiver} ends everything, whatever is half open`, async () => {
    const [npm = 0, supervisor = 0, ...others] = await startWithNpm();
    // Database, services, the remotes' origins and the shell host.
    expect(others).toHaveLength(4);
    await leaveHalfOpen(ports.PORT);
    await leaveHalfOpen(ports.SERVICES_PORT);
    process.kill(receiver === 'npm' ? npm : supervisor, signal);
    await expect.poll(() => all.filter(isAlive), { timeout: 60_000, intervals: [100] }).toEqual([]);
    expect(await areAllPortsFree()).toBe(true);
  });
}

test('a signal at any moment of a first start ends it, and the next start has all content', async () => {
  await rm(dataDir, { recursive: true, force: true });
  const moments = [
    ['SIGTERM', 'embedded-mongo'],
    ['SIGINT', 'services/dist'],
    ['SIGTERM', 'shell/dist'],
  ] as const;
  for (const [signal, newest] of moments) {
    const supervisor = startWithoutNpm();
    const ended = once(supervisor, 'exit');
    const commands = () => all.map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).join();
    await until(() => {
      all = below(Number(supervisor.pid));
      return commands().includes(newest);
    });
    supervisor.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(all.filter(isAlive)).toEqual([]);
  }
  await untilReady(Number(startWithoutNpm().pid));
  const list = await fetch(`http://localhost:${ports.PORT}/api/help/articles`);
  const seed = path.join(root, 'services/seed/articles');
  const files = (await readdir(seed, { recursive: true })).filter((file) => file.endsWith('.md'));
  const published = files.filter((file) =>
    readFileSync(path.join(seed, file), 'utf8').includes('\nisPublished: true'),
  );
  expect(await list.json()).toHaveLength(published.length);
});

test('a start that was left running goes on when its shell is gone', async () => {
  const output = await open(log, 'w');
  const shell = spawn('sh', ['-c', 'nohup npm start & echo $!'], {
    cwd: root,
    env: { ...environment, NODE_DEBUG: 'endWithNpm' },
    stdio: ['ignore', output.fd, output.fd],
    detached: true,
  });
  await once(shell, 'exit');
  const printed = () => readFile(log, 'utf8');
  const npm = Number(/^(\d+)$/m.exec(await printed())?.[1]);
  await untilReady(npm);
  await expect.poll(() => parentOf(npm)).not.toBe(shell.pid);
  const looks = async () => (await printed()).match(/^ENDWITHNPM /gm)?.length ?? 0;
  const before = await looks();
  await expect.poll(looks).toBeGreaterThanOrEqual(before + 2);
  expect(all.filter(isAlive)).toEqual(all);
  expect(await isReady()).toBe(true);
  process.kill(npm, 'SIGTERM');
  await expect.poll(() => all.filter(isAlive), { timeout: 60_000 }).toEqual([]);
  await output.close();
});
