import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { engine, outputOf, run } from './engine';
import { untilAnswered } from './pages';

const IMAGE = 'pressline/site:verify';
const NAME = 'pressline-verify-site';
const PORT = process.env.PORT ?? '3000';
const URL = `http://127.0.0.1:${PORT}`;
const MOST_MB = 350;

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
  const healthy = '{{.State.Health.Status}}';
  const startedAt = Date.now();
  while (outputOf('inspect', '--format', healthy, NAME) !== 'healthy') {
    if (Date.now() - startedAt > 60_000) throw new Error(outputOf('logs', NAME));
    // The engine's own work would slow the start that is measured.
    await pause(100);
  }
  console.log(`The container is healthy after ${Date.now() - startedAt} ms`);
  await untilAnswered(URL);
  outputOf('exec', NAME, 'bash', '-c', 'kill -KILL -1');
  await untilAnswered(URL);
  run(['stop', NAME]);
  const code = outputOf('inspect', '--format', '{{.State.ExitCode}}', NAME);
  if (code !== '0') throw new Error(`The container ended with code ${code}`);
}
