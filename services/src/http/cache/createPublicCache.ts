import { type Encoding, etagOf, toBrotli, toGzip } from '@pressline/shared-api/node/compress';
import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 5_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MIN_COMPRESSED_BYTES = 512;
// Quality 6 takes 50% longer and saves nothing.
const BROTLI_QUALITY = 5;

interface Source {
  text: string;
  /** Those of the answer that are the same for all readers. */
  headers: Record<string, string>;
  /** The content version that it was made from. */
  version: number;
  /** Called each time that the answer is sent, also from the cache. */
  onServed?: (() => void) | undefined;
  /** Whether a query makes no difference to it. */
  ignoresQuery?: boolean | undefined;
}

/** An answer to a public read. */
export interface PublicAnswer extends Omit<Source, 'text'> {
  /** The ETag of its text, without quotes. */
  hash: string;
  size: number;
  /** Its bytes in an encoding; compressed when that is first asked for, since most are sent in one only. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer>;
}

/** Makes an answer that is compressed once per encoding, when it is first asked for. */
export function createPublicAnswer({ text, ...rest }: Source): PublicAnswer {
  const body = Buffer.from(text);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  const compress = (encoding: Encoding) =>
    encoding === 'br' ? toBrotli(body, BROTLI_QUALITY) : (toGzip(body) as Promise<Buffer>);
  return {
    ...rest,
    hash: etagOf(body),
    size: body.length,
    bytes(encoding) {
      if (encoding === 'identity') return body;
      const bytes = encoded.get(encoding) ?? compress(encoding);
      encoded.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Whether an answer is large enough to be worth compressing. */
export const isCompressed = ({ size }: PublicAnswer): boolean => size >= MIN_COMPRESSED_BYTES;

export type PublicCache = ReturnType<typeof createPublicCache>;

/** Answers to public reads by URL. */
export function createPublicCache() {
  const answers = new LRUCache<string, PublicAnswer>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, url) => url.length + answer.size,
  });
  const pathOf = (url: string) => url.replace(/\?.*/, '');

  function find(url: string): PublicAnswer | undefined {
    const answer = answers.get(url);
    if (answer || !url.includes('?')) return answer;
    const ofPath = answers.get(pathOf(url));
    return ofPath?.ignoresQuery ? ofPath : undefined;
  }
  return {
    get(url: string, version: number) {
      const answer = find(url);
      return answer?.version === version ? answer : undefined;
    },
    /** Where queries make no difference, made-up ones neither ask again nor fill the cache. */
    set(url: string, answer: PublicAnswer) {
      answers.set(answer.ignoresQuery ? pathOf(url) : url, answer);
    },
  };
}
