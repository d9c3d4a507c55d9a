import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isPortFree } from '../../../scripts/ports';
import { portsAt, siteEnvironment } from '../../site';

test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, '.cache/e2e/stop');
const log = path.join(folder, 'log');
const ports = portsAt(150);
const environment = siteEnvironment(ports, path.join(folder, 'data'));

let started: ChildProcess | undefined;

test.beforeAll(() => rm(folder, { recursive: true, force: true }));
test.afterEach(() => {
  for (const pid of below(Number(started?.pid))) process.kill(pid, 'SIGKILL');
});

/** Ids of the process and of all that it has started, directly or not. */
function below(pid: number): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const collect = (id: number): number[] => [
    ...rows.filter(([own]) => own === id).map(() => id),
    ...rows.filter(([, parent]) => parent === id).flatMap(([own]) => collect(Number(own))),
  ];
  return collect(pid);
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const areAllPortsFree = async () =>
  (await Promise.all(Object.values(ports).map((port) => isPortFree(Number(port))))).every(Boolean);

const isReady = () =>
  fetch(`http://localhost:${ports.PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts `npm start` and waits until the site can be used. Answers all its processes, npm the first. */
async function startWithNpm(): Promise<number[]> {
  started = spawn('npm', ['start'], {
    cwd: root,
    env: environment,
    stdio: 'ignore',
    detached: true,
  });
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  return below(Number(started.pid));
}

/** Sends half a request to `port` and keeps the connection open. */
async function leaveHalfOpen(port: string) {
  const connection = connect(Number(port), 'localhost');
  connection.on('error', () => undefined);
  await once(connection, 'connect');
  connection.write('GET / HTTP/1.1\r\n');
}

const stops = [
  ['SIGTERM', 'npm'],
  ['SIGINT', 'npm'],
  ['SIGHUP', 'npm'],
  ['SIGKILL', 'npm'],
  ['SIGHUP', 'supervisor'],
] as const;

for (const [signal, receiver] of stops) {
  test(`${signal} to ${receiver} ends everything within ten seconds, whatever is half open`, async () => {
    const [npm = 0, supervisor = 0, ...others] = await startWithNpm();
    expect(others.length).toBeGreaterThanOrEqual(6);
    await leaveHalfOpen(ports.PORT);
    await leaveHalfOpen(ports.SERVICES_PORT);
    const startedAt = Date.now();
    process.kill(receiver === 'npm' ? npm : supervisor, signal);
    const left = () => [npm, supervisor, ...others].filter(isAlive);
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(await areAllPortsFree()).toBe(true);
  });
}

test('a start that was left running goes on when its shell is gone', async () => {
  const output = await open(log, 'w');
  started = spawn('sh', ['-c', 'nohup npm start & echo $!'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', output.fd, 'ignore'],
    detached: true,
  });
  await once(started, 'exit');
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  const npm = Number(/^(\d+)$/m.exec(await readFile(log, 'utf8'))?.[1]);
  const all = below(npm);
  // Longer than it takes the supervisor to look who has started it.
  const until = Date.now() + 2_000;
  await expect.poll(() => Date.now() > until).toBe(true);
  expect(all.filter(isAlive)).toEqual(all);
  expect(await isReady()).toBe(true);
  process.kill(npm, 'SIGTERM');
  await expect.poll(() => all.filter(isAlive), { timeout: 15_000 }).toEqual([]);
  await output.close();
});
