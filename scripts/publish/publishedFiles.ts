import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@pressline/releases/files/releaseFiles';
import { isEncodable, updateEncodedFiles } from '@pressline/releases/files/writeFiles';
import type { ReleaseFile } from '@pressline/shared-api/remote-manifest';

export const hashedName = (name: string, bytes: Uint8Array | string, extension: string) =>
  `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${extension}`;

/** Returns the name of the copy. */
export async function copyHashed(source: string, folder: string, name = path.parse(source).name) {
  const bytes = await readFile(source);
  const target = hashedName(name, bytes, path.extname(source));
  await writeFile(path.join(folder, target), bytes);
  return target;
}

export async function describeFiles(folder: string, names: readonly string[]) {
  const files: Record<string, ReleaseFile> = {};
  for (const name of names) {
    const bytes = await readFile(path.join(folder, name));
    files[name] = { integrity: integrityOf(bytes), bytes: bytes.length };
  }
  return files;
}

const BEST_QUALITY = 11;

export async function precompress(directory: string): Promise<void> {
  const scripts = (await readdir(directory)).filter(isEncodable);
  await Promise.all(
    scripts.map(async (script) => {
      const file = path.join(directory, script);
      await updateEncodedFiles(file, await readFile(file), BEST_QUALITY);
    }),
  );
}

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
