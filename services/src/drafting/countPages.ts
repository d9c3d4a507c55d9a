import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

const unzip = promisify(inflate);

const MAX_STREAM_BYTES = 4 * 1024 * 1024;
const MAX_STREAMS = 2_000;
const MAX_NODES = 500;
const MAX_DICTIONARY = 20_000;

/** The dictionary around a position; empty when it is unreasonably long. */
function dictionaryAround(text: string, at: number): string {
  let depth = 0;
  let start = at;
  for (; start > at - MAX_DICTIONARY && start > 0 && depth < 1; start -= 1) {
    const pair = text.slice(start - 1, start + 1);
    if (pair === '<<') depth += 1;
    if (pair === '>>') depth -= 1;
    if (pair === '<<' || pair === '>>') start -= 1;
  }
  const end = text.indexOf('>>', at);
  return depth < 1 || end < 0 || end - at > MAX_DICTIONARY ? '' : text.slice(start, end);
}

/** Pages that one part of a file declares: the largest count of its page trees, or else its pages. */
function declaredPages(text: string): { counted: number; found: number } {
  let counted = 0;
  let nodes = 0;
  for (const { index } of text.matchAll(/\/Type\s*\/Pages(?![A-Za-z])/g)) {
    nodes += 1;
    if (nodes > MAX_NODES) break;
    const count = /\/Count\s+(\d{1,9})/.exec(dictionaryAround(text, index))?.[1];
    counted = Math.max(counted, Number(count ?? 0));
  }
  const found = text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
  return { counted, found };
}

async function* objectStreams(pdf: Buffer, text: string): AsyncGenerator<string> {
  let seen = 0;
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm(?![A-Za-z])/g)) {
    seen += 1;
    if (seen > MAX_STREAMS) return;
    const keyword = text.indexOf('stream', index);
    const end = text.indexOf('endstream', keyword);
    if (keyword < 0 || end < 0 || keyword - index > MAX_DICTIONARY) continue;
    const start = keyword + 'stream'.length + (text[keyword + 6] === '\r' ? 2 : 1);
    const options = { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH };
    // Damaged streams and other types declare no pages.
    const bytes = await unzip(pdf.subarray(start, end), options).catch(() => undefined);
    if (bytes) yield bytes.toString('latin1');
  }
}

/**
 * How many pages a PDF declares, without interpreting it: in page trees and in compressed object
 * streams. 0 when there are none. The bounds keep hostile files cheap; decompression runs outside
 * the event loop.
 */
export async function countPages(pdf: Buffer): Promise<number> {
  const text = pdf.toString('latin1');
  let { counted, found } = declaredPages(text);
  for await (const part of objectStreams(pdf, text)) {
    const declared = declaredPages(part);
    counted = Math.max(counted, declared.counted);
    found += declared.found;
  }
  return counted || found;
}
