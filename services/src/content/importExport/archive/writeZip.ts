import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Compression yields to other requests after this time. */
const SLICE_MS = 8;
/** Constant, so that the same content gives the same bytes. */
const MTIME = new Date(1980, 0, 1);

/** A file of an archive: a text, or bytes that are packed already. */
export type ZipSource = { path: string } & (
  | { text(): string }
  | { open(): Promise<Buffer | Readable> }
);

/** A zip file as a stream, made while it is read. */
export function writeZip(files: readonly ZipSource[]): PassThrough {
  const stream = new PassThrough();
  const zip = new Zip((error, chunk, isLast) => {
    if (error) stream.destroy(error);
    else if (isLast) stream.end(chunk);
    else stream.write(chunk);
  });

  const gone = once(stream, 'close').catch(() => {});

  /** Resolves when the reader has room for more, or has disconnected. */
  async function room() {
    if (!stream.writableNeedDrain || stream.destroyed) return;
    await Promise.race([once(stream, 'drain'), gone]);
  }

  function addText(path: string, text: string) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = MTIME;
    zip.add(entry);
    entry.push(strToU8(text), true);
  }

  async function addBytes(path: string, bytes: Buffer | Readable) {
    const entry = new ZipPassThrough(path);
    entry.mtime = MTIME;
    zip.add(entry);
    for await (const chunk of Readable.from(bytes) as AsyncIterable<Buffer>) {
      if (stream.destroyed) return;
      entry.push(chunk);
      await room();
    }
    entry.push(new Uint8Array(), true);
  }

  async function fill() {
    let sliceEnd = performance.now() + SLICE_MS;
    for (const file of files) {
      if (stream.destroyed) return;
      if ('text' in file) addText(file.path, file.text());
      else await addBytes(file.path, await file.open());
      if (performance.now() < sliceEnd) continue;
      await nextTurn();
      sliceEnd = performance.now() + SLICE_MS;
    }
    zip.end();
  }
  fill().catch((error: Error) => stream.destroy(error));
  return stream;
}
