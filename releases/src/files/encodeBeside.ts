import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib';
import { writeWhole } from './writeWhole';

const encodings = {
  br: { pack: promisify(brotliCompress), unpack: promisify(brotliDecompress) },
  gz: { pack: promisify(gzip), unpack: promisify(gunzip) },
};

/** Whether a file is worth encoding: videos are compressed already. */
export const isEncodable = (file: string): boolean => /\.(?:c?js|css|svg)$/.test(file);

/**
 * Writes an encoded version of a file beside it for every encoding. An existing one stays if it
 * unpacks to `bytes`, the content of the file.
 */
export async function encodeBeside(file: string, bytes: Buffer): Promise<void> {
  if (!isEncodable(file)) return;
  await Promise.all(
    Object.entries(encodings).map(async ([extension, { pack, unpack }]) => {
      const target = `${file}.${extension}`;
      const unpacked = await readFile(target)
        .then((packed) => unpack(packed, { maxOutputLength: bytes.length + 1 }))
        .catch(() => null);
      if (!unpacked?.equals(bytes)) await writeWhole(target, await pack(bytes));
    }),
  );
}
