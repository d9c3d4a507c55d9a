import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { staleTargets } from '../../scripts/build/stale';

const ROOT = path.resolve(__dirname, '../..');
const READY_MS = 60_000;

/** Builds the API where its sources have changed: from them, each start would take four times as long. */
function build(): void {
  // Asked here, since the builder alone takes as long as a start of the API.
  if (staleTargets(['services']).length === 0) return;
  const args = ['--import', '@oxc-node/core/register', 'scripts/build/build.ts', 'services'];
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'pipe' });
}

let isBuilt = false;

const running = new Set<ChildProcess>();

/** Ends what a test has left running. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

export interface Process {
  child: ChildProcess;
  output(): string;
  exit: Promise<number | null>;
  /** Resolves with its port when it is ready. Throws with its output when it has ended, or is not in time. */
  ready(patienceMs?: number): Promise<number>;
}

/**
 * Starts the API as it is built, without demo content, on a port that nobody else has, with nothing
 * else in its environment.
 */
export function startProcess(env: Record<string, string>): Process {
  if (!isBuilt) build();
  isBuilt = true;
  const child = spawn(process.execPath, [path.join(ROOT, 'services/dist/server.cjs')], {
    env: { PATH: process.env.PATH, SEED: 'none', SERVICES_PORT: '0', ...env },
  });
  running.add(child);
  let output = '';
  let isEnded = false;
  const note = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const exit = once(child, 'close').then(([code]) => {
    running.delete(child);
    isEnded = true;
    return code as number | null;
  });
  async function ready(patienceMs = READY_MS): Promise<number> {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline && !isEnded) {
      const port = Number(/The API listens at http:\/\/[^"]*:(\d+)/.exec(output)?.[1]);
      const readyz = port ? fetch(`http://127.0.0.1:${port}/readyz`) : undefined;
      const answer = await readyz?.catch(() => undefined);
      if (answer?.ok) return port;
      await delay(50);
    }
    throw new Error(`not ready in time: ${output}`);
  }
  return { child, output: () => output, exit, ready };
}
