import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from './prepareAnswer';

const MAX_ENTRIES = 5_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Public answers by URL, each with the content version that it was made from. */
export type PublicCache = ReturnType<typeof createPublicCache>;

export function createPublicCache() {
  const answers = new LRUCache<string, ReadyAnswer>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, url) => url.length + answer.size,
  });
  return {
    get(url: string, version: number) {
      const answer = answers.get(url);
      return answer?.version === version ? answer : undefined;
    },
    /** The last answer of any version, for when the database is away. */
    getStale: (url: string) => answers.peek(url),
    set: (url: string, answer: ReadyAnswer) => void answers.set(url, answer),
  };
}
