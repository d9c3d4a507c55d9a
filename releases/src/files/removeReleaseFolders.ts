import { randomBytes } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A name for a folder that is to take the place of another, or has just been there. */
export const nameBeside = (folder: string): string => `${folder}.${randomBytes(4).toString('hex')}`;

/** Removes a folder at once, so that nobody reads or writes half of it. */
export async function removeWhole(folder: string): Promise<void> {
  const aside = nameBeside(folder);
  await rename(folder, aside).catch((error: NodeJS.ErrnoException) => {
    // Another host that shares the folder may have removed it.
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { recursive: true, force: true });
}

/**
 * Removes from a remote's folder everything but the `kept` releases and what is younger than `before`:
 * releases that another host removed, copies for developers, interrupted downloads.
 */
export async function removeReleaseFolders(
  folder: string,
  kept: readonly string[],
  before: number,
): Promise<void> {
  for (const entry of await readdir(folder).catch(() => [])) {
    const found = path.join(folder, entry);
    // Another host may have removed it.
    const { mtimeMs } = (await stat(found).catch(() => null)) ?? { mtimeMs: before };
    if (kept.includes(entry) || mtimeMs >= before) continue;
    await removeWhole(found);
  }
}
