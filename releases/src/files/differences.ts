import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';
import { writeWhole } from './writeWhole';

export const WORTH_BYTES = 300;

/** RFC 9842, section 5: every body in `dcz` begins with it and the SHA-256 of the dictionary. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** Higher levels save 4 % and hold up requests by 45 ms instead of 8. */
const LEVEL = 12;
const CHUNK = /^([\w-]+)\.[0-9a-f]+\.js$/;

/** The difference that leads to `file` from the dictionary with a SHA-256, given in hexadecimal. */
export const differenceFile = (file: string, dictionaryHash: string): string =>
  `${file}.${dictionaryHash}.dcz`;

let loading: Promise<void> | undefined;
/** Loads the WebAssembly once, when the first difference is made. */
const loadZstd = () => {
  loading ??= init();
  return loading;
};

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const headerOf = (dictionary: Buffer) => Buffer.concat([MAGIC, hashOf(dictionary)]);

async function encodeDifference(bytes: Buffer, dictionary: Buffer): Promise<Buffer> {
  await loadZstd();
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, bytes, dictionary, LEVEL);
    return Buffer.concat([headerOf(dictionary), frame]);
  } finally {
    freeCCtx(context);
  }
}

/** The file that a difference leads to. Throws when it is damaged or made for another dictionary. */
export async function decodeDifference(difference: Buffer, dictionary: Buffer): Promise<Buffer> {
  const header = headerOf(dictionary);
  if (difference.indexOf(header) !== 0) throw new Error('The difference has another dictionary');
  await loadZstd();
  const context = createDCtx();
  try {
    return Buffer.from(
      decompressUsingDict(context, difference.subarray(header.length), dictionary),
    );
  } finally {
    freeDCtx(context);
  }
}

/**
 * Writes beside each script of a folder, which has its brotli version too, the differences from the
 * `former` scripts of the same chunk. One that saves little is left out; an existing one stays if it
 * leads to the script.
 */
export async function writeDifferences(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
  former: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const scripts = new Map([...files.keys()].map((file) => [chunkOf(file), file]));
  for (const [formerFile, dictionary] of former) {
    const chunk = chunkOf(formerFile);
    const file = scripts.get(chunk);
    const bytes = file && files.get(file);
    if (chunk && bytes) await writeDifference(path.join(folder, file), bytes, dictionary);
  }
}

const chunkOf = (file: string) => CHUNK.exec(file)?.[1];

async function writeDifference(file: string, bytes: Buffer, dictionary: Buffer): Promise<void> {
  const target = differenceFile(file, hashOf(dictionary).toString('hex'));
  const decoded = await readFile(target)
    .then((difference) => decodeDifference(difference, dictionary))
    .catch(() => null);
  if (decoded?.equals(bytes)) return;
  const difference = await encodeDifference(bytes, dictionary);
  const { size } = await stat(`${file}.br`);
  if (size - difference.length >= WORTH_BYTES) await writeWhole(target, difference);
}
