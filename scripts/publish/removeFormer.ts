import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes from the folder of a build what is not among its `files`, in any encoding, and was written
 * before a time, whenever that was by default.
 */
export async function removeFormer(
  folder: string,
  files: readonly string[],
  before = Number.POSITIVE_INFINITY,
): Promise<void> {
  const current = new Set(files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!current.has(name) && (await stat(file)).mtimeMs < before) await rm(file);
  }
}
