import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 15;
const GIVE_UP_MS = 10_000;
// Nobody needs it for longer than a few milliseconds: its owner has died.
const STALE_MS = 5_000;

/** Runs `work` while no other process runs work under the same lock file. */
export async function withFileLock<Result>(
  file: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  const deadline = Date.now() + GIVE_UP_MS;
  while (!(await take(file))) {
    if (Date.now() > deadline) throw new Error(`${file} is held by another process`);
    const { mtimeMs } = (await stat(file).catch(() => null)) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > STALE_MS) await rm(file, { force: true });
    else await wait(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
