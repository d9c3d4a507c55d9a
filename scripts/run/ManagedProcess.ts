import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from '../runProgram';

/** How long a process has to stop before it is killed. */
const KILL_AFTER_MS = 10_000;
const exitWithParent = path.join(root, 'scripts/run/exitWithParent.cjs');

// After load, services and a host hold half of what they hold with Node's own settings (16 MB for young
// objects, eight arenas a processor), and answer as fast within 6 %.
export const memoryOptions = ['--max-semi-space-size=4'];
const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };

export interface ProcessOptions {
  name: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Sees every line that the process prints; a true answer keeps the line from being shown. */
  onLine?: (line: string) => boolean;
}

export type Print = (line: string) => void;

/** One process of a composition, with its output shown line by line under its name. */
export class ManagedProcess {
  readonly name: string;
  readonly ended: Promise<string>;
  wasStopped = false;
  private readonly child: ChildProcess;

  constructor({ name, args, env, onLine }: ProcessOptions, print: Print) {
    this.name = name;
    this.child = spawn(process.execPath, [...memoryOptions, '--require', exitWithParent, ...args], {
      env: { ...memoryEnvironment, ...env },
      // A group of its own: Ctrl-C reaches the supervisor only, which stops the processes in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const show = (stream: Readable | null) => {
      if (!stream) return;
      createInterface({ input: stream }).on('line', (line) => {
        if (!onLine?.(line)) print(`${name.padEnd(14)}│ ${line}`);
      });
    };
    show(this.child.stdout);
    show(this.child.stderr);
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => resolve(error.message));
      this.child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Asks the process to end; after `withinMs` kills it with all that it has started. Resolves when it has ended. */
  async stop(withinMs = KILL_AFTER_MS): Promise<void> {
    this.wasStopped = true;
    this.child.kill('SIGTERM');
    const insist = setTimeout(() => this.killGroup(), withinMs);
    await this.ended;
    clearTimeout(insist);
  }

  private killGroup(): void {
    try {
      if (this.pid !== undefined) process.kill(-this.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
}
