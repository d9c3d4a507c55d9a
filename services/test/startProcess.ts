import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';

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
}

/** Starts the API from its source, without demo content, with nothing else in its environment. */
export function startProcess(env: Record<string, string>): Process {
  const child = spawn(process.execPath, ['--import', '@oxc-node/core/register', ENTRY], {
    env: {
      PATH: process.env.PATH,
      SEED: 'none',
      ...env,
    },
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const exit = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, output: () => output, exit };
}

export async function freePort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

export async function untilReady(port: number, patienceMs = READY_MS) {
  const startedAt = Date.now();
  while (Date.now() - startedAt < patienceMs) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('not ready in time');
}
