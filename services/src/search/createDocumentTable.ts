import { MAX_DOCUMENTS } from './Postings';
import { FIELDS } from './SearchText';

const WIDTH = FIELDS.length;
const MAX_LENGTH = 0xff_ff;

/** Documents by a small number, with the number of different words in each of their parts. */
export interface DocumentTable {
  /** Live documents. */
  readonly count: number;
  /** Above every number in use. */
  readonly end: number;
  /** Removed numbers that may still occur in postings. */
  readonly gone: readonly number[];
  /** Undefined when there are too many. */
  add(id: string, lengths: readonly number[]): number | undefined;
  drop(id: string): void;
  has(id: string): boolean;
  /** The id of a number; undefined when it was removed. */
  idOf(document: number): string | undefined;
  lengthOf(document: number, field: number): number;
  averageLength(field: number): number;
  /** Makes numbers of `gone` free that occur in no postings any more. */
  reuse(numbers: readonly number[]): void;
}

export function createDocumentTable(): DocumentTable {
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
    get count() {
      return numbers.size;
    },
    get end() {
      return ids.length;
    },
    get gone() {
      return gone;
    },
    add(id, given) {
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
    drop(id) {
      const document = numbers.get(id);
      if (document === undefined) return;
      numbers.delete(id);
      ids[document] = undefined;
      count(document, -1);
      gone.push(document);
    },
    has: (id) => numbers.has(id),
    idOf: (document) => ids[document],
    lengthOf: (document, field) => lengths[document * WIDTH + field] ?? 0,
    averageLength: (field) => (sums[field] ?? 0) / Math.max(1, numbers.size),
    reuse(given) {
      const reused = new Set(given);
      gone = gone.filter((document) => !reused.has(document));
      free.push(...given);
    },
  };
}
