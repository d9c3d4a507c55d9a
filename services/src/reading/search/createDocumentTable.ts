import { MAX_DOCUMENTS } from './Postings';
import { FIELDS } from './SearchText';

const WIDTH = FIELDS.length;
const MAX_LENGTH = 0xff_ff;

/** Documents by a small number, with the number of different words in each of their parts. */
export type DocumentTable = ReturnType<typeof createDocumentTable>;

export function createDocumentTable() {
  const numbers = new Map<string, number>();
  const ids: (string | undefined)[] = [];
  const free: number[] = [];
  const sums = FIELDS.map(() => 0);
  let gone: number[] = [];
  let lengths = new Uint16Array(1_024 * WIDTH);

  function count(document: number, sign: 1 | -1) {
    for (let field = 0; field < WIDTH; field += 1) {
      sums[field] = (sums[field] ?? 0) + sign * (lengths[document * WIDTH + field] ?? 0);
    }
  }

  return {
    /** Live documents. */
    get count() {
      return numbers.size;
    },
    has: (id: string): boolean => numbers.has(id),
    /** Above every number in use. */
    get end() {
      return ids.length;
    },
    /** Removed numbers that may still occur in postings. */
    get gone(): readonly number[] {
      return gone;
    },
    /** Undefined when there are too many. */
    add(id: string, given: readonly number[]): number | undefined {
      const document = free.pop() ?? ids.length;
      if (document >= MAX_DOCUMENTS) return undefined;
      if ((document + 1) * WIDTH > lengths.length) {
        const longer = new Uint16Array(lengths.length * 2);
        longer.set(lengths);
        lengths = longer;
      }
      ids[document] = id;
      numbers.set(id, document);
      lengths.set(
        given.map((length) => Math.min(length, MAX_LENGTH)),
        document * WIDTH,
      );
      count(document, 1);
      return document;
    },
    remove(id: string) {
      const document = numbers.get(id);
      if (document === undefined) return;
      numbers.delete(id);
      ids[document] = undefined;
      count(document, -1);
      gone.push(document);
    },
    /** The id of a number; undefined when it was removed. */
    idOf: (document: number): string | undefined => ids[document],
    lengthOf: (document: number, field: number) => lengths[document * WIDTH + field] ?? 0,
    averageLength: (field: number) => (sums[field] ?? 0) / Math.max(1, numbers.size),
    /** Makes numbers of `gone` free that occur in no postings any more. */
    reuse(given: readonly number[]) {
      const reused = new Set(given);
      gone = gone.filter((document) => !reused.has(document));
      free.push(...given);
    },
  };
}
