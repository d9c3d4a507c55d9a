import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@pressline/shared-api/remote-contract';
import { encodeBeside } from './encodeBeside';
import { integrityOf } from './integrity';
import { parseManifest } from './manifest';
import { UnfitRelease } from './UnfitRelease';

/** A release as it was published: what its `remote.json` says, and every file that it names. */
export interface ReleaseFiles {
  manifest: RemoteManifest;
  files: ReadonlyMap<string, Buffer>;
}

/** The error of a file that differs from the published one. */
export const alteredFile = ({ name, release }: RemoteManifest, file: string): UnfitRelease =>
  new UnfitRelease(name, release, `${file} of ${name} is not the file that was published`);

/** Puts manifest and files together. @throws UnfitRelease, and what `read` throws */
export async function collectFiles(
  manifest: RemoteManifest,
  read: (file: string, bytes: number) => Promise<Buffer>,
): Promise<ReleaseFiles> {
  const files = await Promise.all(
    Object.entries(manifest.files).map(async ([file, { integrity, bytes: size }]) => {
      const bytes = await read(file, size);
      if (integrityOf(bytes) !== integrity) throw alteredFile(manifest, file);
      return [file, bytes] as const;
    }),
  );
  return { manifest, files: new Map(files) };
}

/** Reads a release from a folder with a `remote.json`. Throws when anything is missing or damaged. */
export async function readReleaseFolder(folder: string, name: string): Promise<ReleaseFiles> {
  const json = await readFile(path.join(folder, 'remote.json'), 'utf8');
  return collectFiles(parseManifest(json, name), (file) => readFile(path.join(folder, file)));
}

/** Reads a release from a folder of this host and repairs its encoded files. */
export async function openReleaseFolder(folder: string, name: string): Promise<ReleaseFiles> {
  const release = await readReleaseFolder(folder, name);
  await Promise.all(
    [...release.files].map(([file, bytes]) => encodeBeside(path.join(folder, file), bytes)),
  );
  return release;
}

/**
 * Writes a release's files in every encoding. The folder is written whole or not at all; its
 * modification time says when it was last asked for.
 */
export async function writeReleaseFolder(
  folder: string,
  { manifest, files }: ReleaseFiles,
): Promise<void> {
  if (await isTouched(folder, manifest.name)) return;
  const unfinished = nameBeside(folder);
  try {
    await writeFiles(unfinished, { manifest, files });
    // A rename replaces an empty folder only.
    while (!(await isRenamed(unfinished, folder))) {
      if (await isTouched(folder, manifest.name)) return;
      await removeWhole(folder);
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function writeFiles(folder: string, { manifest, files }: ReleaseFiles): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await Promise.all(
    [...files].map(async ([file, bytes]) => {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await Promise.all([writeFile(target, bytes), encodeBeside(target, bytes)]);
    }),
  );
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(manifest));
}

const nameBeside = (folder: string) => `${folder}.${randomBytes(4).toString('hex')}`;

/** Renames a folder; resolves with false when another one is in its place. */
async function isRenamed(folder: string, target: string): Promise<boolean> {
  try {
    await rename(folder, target);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a folder at once, so that nobody reads or writes half of it. */
async function removeWhole(folder: string): Promise<void> {
  const aside = nameBeside(folder);
  await rename(folder, aside).catch((error: NodeJS.ErrnoException) => {
    // Another host that shares the folder may have removed it.
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { recursive: true, force: true });
}

/** Whether the folder has a whole release; sets its modification time to now. */
async function isTouched(folder: string, name: string): Promise<boolean> {
  try {
    // First, so that nobody removes it while it is read.
    await utimes(folder, new Date(), new Date());
    await readReleaseFolder(folder, name);
    return true;
  } catch {
    return false;
  }
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
