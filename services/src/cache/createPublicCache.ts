import type { EncodedBody } from './encodeBody';

const MAX_ENTRIES = 5_000;
const MAX_BYTES = 64 * 1024 * 1024;

interface Entry {
  version: number;
  encoded: EncodedBody;
}

/** Encoded public answers by URL, with the content version that they were made from. */
export interface PublicCache {
  /** The answer of the present content version. */
  get(url: string, version: number): EncodedBody | undefined;
  /** The last answer, whatever its version; for the time while the database is away. */
  getStale(url: string): { version: number; encoded: EncodedBody } | undefined;
  set(url: string, version: number, encoded: EncodedBody): void;
}

const sizeOf = ({ identity, br, gzip }: EncodedBody) =>
  identity.body.length + br.body.length + gzip.body.length;

/** Drops what was asked for longest ago when there are too many entries or bytes. */
export function createPublicCache(): PublicCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function drop(url: string) {
    const entry = entries.get(url);
    if (!entry) return;
    bytes -= sizeOf(entry.encoded);
    entries.delete(url);
  }

  return {
    get(url, version) {
      const entry = entries.get(url);
      if (entry?.version !== version) return undefined;
      entries.delete(url);
      entries.set(url, entry);
      return entry.encoded;
    },
    getStale: (url) => entries.get(url),
    set(url, version, encoded) {
      drop(url);
      entries.set(url, { version, encoded });
      bytes += sizeOf(encoded);
      for (const oldest of entries.keys()) {
        if (entries.size <= MAX_ENTRIES && bytes <= MAX_BYTES) break;
        drop(oldest);
      }
    },
  };
}
