import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { engine, outputOf, run, tried } from './engine';
import { untilPagesAnswer } from './untilPagesAnswer';

const IMAGE = 'pressline/site:verify';
const NAME = 'pressline-verify-site';
const PORT = process.env.PORT ?? '3000';
const URL = `http://127.0.0.1:${PORT}`;
const MOST_MB = 350;
const MOST_MEMORY_MB = 400;
/** What is promised of a machine that has nothing else to do. */
const HEALTHY_MS = 3_000;
const GIVE_UP_MS = 180_000;

/** Builds the image of the whole site and tries it, healthy, killed and stopped. Resolves with its name. */
export async function verifySite(): Promise<string> {
  run(['build', '--file', 'deploy/site.Dockerfile', '--tag', IMAGE, '.']);
  await verifySize();
  try {
    await verifyRunning();
  } finally {
    outputOf('rm', '--force', '--volumes', NAME);
  }
  return IMAGE;
}

async function verifySize(): Promise<void> {
  let bytes = 0;
  const { stdout } = spawn(engine, ['save', IMAGE]);
  for await (const chunk of stdout.pipe(createGzip())) bytes += chunk.length;
  const megabytes = Math.ceil(bytes / 1e6);
  console.log(`${IMAGE} has ${megabytes} MB, compressed`);
  if (megabytes > MOST_MB) throw new Error(`It may have ${MOST_MB} MB.`);
}

async function verifyRunning(): Promise<void> {
  const hardening = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL'];
  const publish = `--publish=127.0.0.1:${PORT}:3000`;
  run(['run', '--detach', `--name=${NAME}`, publish, ...hardening, IMAGE]);
  await untilHealthy('The container');
  await untilPagesAnswer(URL);
  verifyMemory();
  verifySecond();
  outputOf('exec', NAME, 'bash', '-c', 'kill -KILL -1');
  await untilPagesAnswer(URL);
  run(['stop', NAME]);
  const code = outputOf('inspect', '--format', '{{.State.ExitCode}}', NAME);
  if (code !== '0') throw new Error(`The container ended with code ${code}`);
  run(['start', NAME]);
  await untilHealthy('Started again, it');
  // As a crash of the container: all its processes at once.
  run(['kill', NAME]);
  run(['start', NAME]);
  await untilHealthy('After a crash it');
}

async function untilHealthy(subject: string): Promise<void> {
  const startedAt = Date.now();
  while (outputOf('inspect', '--format', '{{.State.Health.Status}}', NAME) !== 'healthy') {
    if (Date.now() - startedAt > GIVE_UP_MS) throw new Error(outputOf('logs', NAME));
    // The engine's own work would slow the start that is measured.
    await pause(100);
  }
  console.log(`${subject} is healthy after ${Date.now() - startedAt} ms (goal ${HEALTHY_MS})`);
}

/** What each process holds, with its share of what several hold, as the kernel says. */
function verifyMemory(): void {
  const sum = "cat /proc/[0-9]*/smaps_rollup | awk '/^Pss:/ { sum += $2 } END { print sum }'";
  const megabytes = Math.ceil(Number(outputOf('exec', NAME, 'bash', '-c', sum)) / 1024);
  console.log(`Its processes hold ${megabytes} MB`);
  if (!(megabytes <= MOST_MEMORY_MB)) throw new Error(`They may hold ${MOST_MEMORY_MB} MB.`);
}

/** A second container on the same volume has to refuse it. */
function verifySecond(): void {
  const { status, stdout } = tried('run', '--rm', `--volumes-from=${NAME}`, IMAGE);
  const isRefused = status !== 0 && /\/data\/mongo is in use by process \d+ on /.test(stdout);
  if (!isRefused) throw new Error(`A second container ended with ${status}: ${stdout}`);
}
