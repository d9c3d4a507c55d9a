import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** `npm start` as a process of its own, with everything that it prints. */
export interface StartProgram {
  child: ChildProcess;
  output(): string;
  /** Resolves when `text` has been printed. Rejects when the program ends before. */
  printed(text: string): Promise<void>;
  ended: Promise<number | null>;
}

export function startProgram(env: NodeJS.ProcessEnv): StartProgram {
  const child = spawn(process.execPath, [path.join(root, 'scripts/run/start.cjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    ended,
    output: () => text,
    printed: (expected) =>
      new Promise((resolve, reject) => {
        const look = setInterval(() => {
          if (text.includes(expected)) resolve();
          else if (child.exitCode !== null) reject(new Error(`It ended early:\n${text}`));
          else return;
          clearInterval(look);
        }, 50);
      }),
  };
}
