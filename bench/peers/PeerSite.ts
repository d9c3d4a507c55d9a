import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PeerSite {
  url: string;
  /** A build of its three pages from scratch. */
  buildMs: number;
  close(): void;
}

export async function timeBuild(
  folder: string,
  program: string,
  args: readonly string[],
): Promise<number> {
  const startedAt = performance.now();
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  await run(process.execPath, [path.join(folder, 'node_modules', program), ...args], {
    cwd: folder,
    env,
  });
  return performance.now() - startedAt;
}
