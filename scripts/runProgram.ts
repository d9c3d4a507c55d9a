import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export const typescript = ['--import', '@oxc-node/core/register'] as const;

export const bundle = (file: string): readonly string[] => [
  path.join(root, 'scripts/run/bundles/runBundle.cjs'),
  path.join(root, file),
];

/** Runs a program in the root folder. When it throws, prints the message and exits with code 1. */
export async function runProgram(work: () => unknown): Promise<void> {
  process.chdir(root);
  // `head` reads no more than it needs.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

export function runNode(args: readonly string[], options: SpawnSyncOptions = {}): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', ...options });
  process.exitCode = status ?? 1;
}
