import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ENTRY = path.resolve(__dirname, '../src/server.ts');
// Compiles the sources first, perhaps on a busy machine.
const READY_MS = 60_000;

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
 * Starts the API from its source, without demo content, on a port that nobody else has, with nothing
 * else in its environment.
 */
export function startProcess(env: Record<string, string>): Process {
  const child = spawn(process.execPath, ['--import', '@oxc-node/core/register', ENTRY], {
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
