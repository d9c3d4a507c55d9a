import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '@pressline/releases/files/writeFiles';
import type { Logger } from 'pino';

const RETAINED_MS = 7 * 24 * 60 * 60 * 1_000;
const EVERY_MS = 6 * 60 * 60 * 1_000;

/**
 * Puts a copy of the `files` of a build into `retained`, and removes from there what no host has been
 * running for a week: until then pages that are open ask for the files of the build they came from.
 */
export async function retainShellFiles(
  build: string,
  retained: string,
  files: readonly string[],
  now = Date.now(),
): Promise<void> {
  await mkdir(retained, { recursive: true });
  for (const file of files.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
    const target = path.join(retained, file);
    const [built, copy] = await Promise.all([
      readIfThere(path.join(build, file)),
      readIfThere(target),
    ]);
    // The build folder may hold a newer build by now: then only the copy has the file.
    if (built && !copy?.equals(built)) await writeAtomically(target, built);
    if (built || copy) await utimes(target, now / 1_000, now / 1_000);
  }
  for (const file of await readdir(retained)) {
    const target = path.join(retained, file);
    // The time is that of its last use. Another host may have removed the file already.
    const { mtimeMs } = (await stat(target).catch(() => null)) ?? { mtimeMs: now };
    if (now - mtimeMs > RETAINED_MS) await rm(target, { force: true });
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Retains the `files` of the running build now and, as long as it runs, again and again. */
export async function startShellFileRetention(
  build: string,
  retained: string,
  files: readonly string[],
  log: Logger,
): Promise<{ stop(): void }> {
  const retain = () =>
    retainShellFiles(build, retained, files).catch((error) =>
      log.warn(
        { err: error },
        'Could not keep old shell files; open pages may break after an update',
      ),
    );
  await retain();
  const timer = setInterval(() => void retain(), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
