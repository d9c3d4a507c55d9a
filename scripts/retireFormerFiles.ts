import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Notes that the files of the build before were in use until now, and removes from `directory` what
 * has been out of use for a week. `manifest` names the build's `files`.
 */
export async function retireFormerFiles(directory: string, manifest: string): Promise<void> {
  const now = Date.now();
  for (const file of [manifest, ...(await filesOf(path.join(directory, manifest)))]) {
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      await utimes(path.join(directory, name), now / 1_000, now / 1_000).catch(ignoreMissing);
    }
  }
  for (const file of await readdir(directory)) {
    const { mtimeMs } = await stat(path.join(directory, file));
    if (now - mtimeMs > KEPT_MS) await rm(path.join(directory, file));
  }
}

async function filesOf(manifest: string): Promise<string[]> {
  try {
    const { files = [] } = JSON.parse(await readFile(manifest, 'utf8')) as { files?: string[] };
    return files;
  } catch (error) {
    ignoreMissing(error);
    return [];
  }
}

function ignoreMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
