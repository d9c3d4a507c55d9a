import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib';
import { writeWhole } from './writeWhole';

const encodings = {
  br: { pack: promisify(brotliCompress), unpack: promisify(brotliDecompress) },
  gz: { pack: promisify(gzip), unpack: promisify(gunzip) },
};

/** Whether a file is worth encoding: videos are compressed already. */
export const isEncodable = (file: string): boolean => /\.(?:c?js|css|svg)$/.test(file);

/** Writes a file in every encoding into a folder that nobody knows yet; `br` is already had, perhaps. */
export async function writeEncoded(file: string, bytes: Buffer, br?: Buffer): Promise<void> {
  if (!isEncodable(file)) return;
  const packed: Readonly<Record<string, Buffer | undefined>> = { br };
  await Promise.all(
    Object.entries(encodings).map(async ([extension, { pack }]) =>
      writeFile(`${file}.${extension}`, packed[extension] ?? (await pack(bytes))),
    ),
  );
}

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
