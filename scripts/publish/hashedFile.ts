import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@pressline/releases/files/releaseFiles';
import type { ReleaseFile } from '@pressline/shared-api/remote-contract';

export const hashedName = (name: string, bytes: Uint8Array | string, extension: string) =>
  `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${extension}`;

/** Answers the name of the copy. */
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
