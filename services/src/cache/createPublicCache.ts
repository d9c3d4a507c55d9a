import type { ReadyAnswer } from './prepareAnswer';

const MAX_ENTRIES = 5_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Public answers by URL, each with the content version that it was made from. */
export interface PublicCache {
  /** The answer of the present content version. */
  get(url: string, version: number): ReadyAnswer | undefined;
  /** The last answer, whatever its version; for the time while the database is away. */
  getStale(url: string): ReadyAnswer | undefined;
  set(url: string, answer: ReadyAnswer): void;
}

/** Drops what was asked for longest ago when there are too many entries or bytes. */
export function createPublicCache(): PublicCache {
  const answers = new Map<string, ReadyAnswer>();
  let bytes = 0;
  const sizeOf = (url: string, answer: ReadyAnswer) => url.length + answer.size;

  function drop(url: string) {
    const answer = answers.get(url);
    if (!answer) return;
    bytes -= sizeOf(url, answer);
    answers.delete(url);
  }

  return {
    get(url, version) {
      const answer = answers.get(url);
      if (answer?.version !== version) return undefined;
      answers.delete(url);
      answers.set(url, answer);
      return answer;
    },
    getStale: (url) => answers.get(url),
    set(url, answer) {
      drop(url);
      answers.set(url, answer);
      bytes += sizeOf(url, answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= MAX_ENTRIES && bytes <= MAX_BYTES) break;
        drop(oldest);
      }
    },
  };
}
