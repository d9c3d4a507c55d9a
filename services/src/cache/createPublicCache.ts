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
  const pathOf = (url: string) => url.replace(/\?.*/, '');

  function find(url: string): ReadyAnswer | undefined {
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
    /** The last answer of any version, for when the database is away. */
    getStale: find,
    /** Where queries make no difference, made-up ones neither ask again nor fill the cache. */
    set(url: string, answer: ReadyAnswer) {
      answers.set(answer.ignoresQuery ? pathOf(url) : url, answer);
    },
  };
}
