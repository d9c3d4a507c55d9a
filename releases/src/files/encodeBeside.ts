import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib';

const encodings = {
  br: { pack: promisify(brotliCompress), unpack: promisify(brotliDecompress) },
  gz: { pack: promisify(gzip), unpack: promisify(gunzip) },
};

/** What is worth encoding: a video is compressed already. */
export const isEncodable = (file: string): boolean => /\.c?js$/.test(file);

/**
 * Puts a version of a file that is worth it beside it for every encoding, whole or not at all. One
 * that is there stays if it unpacks to `bytes`, the content of the file.
 */
export async function encodeBeside(file: string, bytes: Buffer): Promise<void> {
  if (!isEncodable(file)) return;
  await Promise.all(
    Object.entries(encodings).map(async ([extension, { pack, unpack }]) => {
      const target = `${file}.${extension}`;
      const unpacked = await readFile(target)
        .then((packed) => unpack(packed))
        .catch(() => null);
      if (unpacked?.equals(bytes)) return;
      const next = `${target}.${randomBytes(4).toString('hex')}.next`;
      await writeFile(next, await pack(bytes));
      await rename(next, target);
    }),
  );
}
