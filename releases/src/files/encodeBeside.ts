import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { toBrotli, toGzip } from '@pressline/shared-api/node/compress';
import { writeWhole } from './writeWhole';

/** Brotli's for what a build has not packed: a new release must not wait for the best, which takes seconds. */
const QUICK_QUALITY = 5;

const encodings = {
  br: { pack: toBrotli, unpack: promisify(brotliDecompress) },
  gz: { pack: (bytes: Buffer) => toGzip(bytes), unpack: promisify(gunzip) },
};

/** Whether a file is worth encoding: videos are compressed already. */
export const isEncodable = (file: string): boolean => /\.(?:c?js|css|svg)$/.test(file);

/** Writes a file in every encoding into a folder that nobody knows yet; `br` is already had, perhaps. */
export async function writeEncoded(file: string, bytes: Buffer, br?: Buffer): Promise<void> {
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
export async function encodeBeside(
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
      if (!unpacked?.equals(bytes)) await writeWhole(target, await pack(bytes, quality));
    }),
  );
}
