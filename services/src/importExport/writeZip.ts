import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

/** Compression yields to other requests after this time. */
const SLICE_MS = 8;
/** Constant, so that the same content gives the same bytes. */
const MTIME = new Date(1980, 0, 1);

interface ZipSource {
  path: string;
  text(): string;
}

/** A zip file as a stream, made while it is read. */
export function writeZip(files: readonly ZipSource[]): PassThrough {
  const stream = new PassThrough();
  const zip = new Zip((error, chunk, isLast) => {
    if (error) stream.destroy(error);
    else if (isLast) stream.end(chunk);
    else stream.write(chunk);
  });

  async function fill() {
    let sliceEnd = performance.now() + SLICE_MS;
    for (const { path, text } of files) {
      if (stream.destroyed) return;
      const entry = new ZipDeflate(path, { level: 6 });
      entry.mtime = MTIME;
      zip.add(entry);
      entry.push(strToU8(text()), true);
      if (performance.now() < sliceEnd) continue;
      await nextTurn();
      sliceEnd = performance.now() + SLICE_MS;
    }
    zip.end();
  }
  fill().catch((error: Error) => stream.destroy(error));
  return stream;
}
