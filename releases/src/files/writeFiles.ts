import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { toBrotli, toGzip } from '@pressline/shared-api/node/compress';

/** Writes a file whole or not at all, even when others write the same one at this moment. */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  options: { mode?: number; flush?: boolean } = {},
): Promise<void> {
  const next = `${file}.${randomBytes(4).toString('hex')}.next`;
  try {
    await writeFile(next, content, options);
    await rename(next, file);
  } finally {
    await rm(next, { force: true });
  }
}

/** Brotli's for what a build has not packed: a new release must not wait for the best, which takes seconds. */
const QUICK_QUALITY = 5;

const encodings = {
  br: { pack: toBrotli, unpack: promisify(brotliDecompress) },
  gz: { pack: (bytes: Buffer) => toGzip(bytes), unpack: promisify(gunzip) },
};

/** Whether a file is worth encoding: videos are compressed already. */
export const isEncodable = (file: string): boolean => /\.(?:c?js|css|svg)$/.test(file);

/** Writes a file in every encoding into a folder that no process knows yet; `br` is its Brotli version where the origin has one. */
export async function writeEncodedFiles(file: string, bytes: Buffer, br?: Buffer): Promise<void> {
  if (!isEncodable(file)) return;
  const packed: Readonly<Record<string, Buffer | undefined>> = { br };
  await Promise.all(
    Object.entries(encodings).map(async ([extension, { pack }]) =>
      writeFile(`${file}.${extension}`, packed[extension] ?? (await pack(bytes, QUICK_QUALITY))),
    ),
  );
}

/**
 * Writes an encoded version of a file beside it for every encoding. An existing one stays if it
 * unpacks to `bytes`, the content of the file; `quality` is that of Brotli.
 */
export async function updateEncodedFiles(
  file: string,
  bytes: Buffer,
  quality = QUICK_QUALITY,
): Promise<void> {
  if (!isEncodable(file)) return;
  await Promise.all(
    Object.entries(encodings).map(async ([extension, { pack, unpack }]) => {
      const target = `${file}.${extension}`;
      const unpacked = await readFile(target)
        .then((packed) => unpack(packed, { maxOutputLength: bytes.length + 1 }))
        .catch(() => null);
      if (!unpacked?.equals(bytes)) await writeAtomically(target, await pack(bytes, quality));
    }),
  );
}

/** A name for a folder that is to take the place of another, or has just been there. */
export const temporaryName = (folder: string): string =>
  `${folder}.${randomBytes(4).toString('hex')}`;

/** Removes a folder at once, so that no process reads or writes half of it. */
export async function removeAtomically(folder: string): Promise<void> {
  const aside = temporaryName(folder);
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
    await removeAtomically(found);
  }
}
