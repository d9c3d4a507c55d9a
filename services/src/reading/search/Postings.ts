const FIELD_BITS = 2;
const COUNT_BITS = 10;
const FIELD_MASK = (1 << FIELD_BITS) - 1;
const MAX_COUNT = (1 << COUNT_BITS) - 1;

/** Documents are numbered below this, so that an occurrence fits in 32 bits. */
export const MAX_DOCUMENTS = 1 << (32 - FIELD_BITS - COUNT_BITS);

/** How often a word occurs in one part of one document, packed into one number. */
export const pack = (document: number, field: number, count: number): number =>
  ((((document << FIELD_BITS) | field) << COUNT_BITS) | Math.min(count, MAX_COUNT)) >>> 0;

export const documentOf = (entry: number): number => entry >>> (FIELD_BITS + COUNT_BITS);
export const fieldOf = (entry: number): number => (entry >>> COUNT_BITS) & FIELD_MASK;
export const countOf = (entry: number): number => entry & MAX_COUNT;

/**
 * Where one word occurs, in four bytes per occurrence: an index has tens of millions, and objects
 * would take ten times the memory.
 */
export class Postings {
  entries = new Uint32Array(1);
  length = 0;

  add(entry: number): void {
    if (this.length === this.entries.length) this.#resize(Math.ceil(this.length * 1.5) + 1);
    this.entries[this.length] = entry;
    this.length += 1;
  }

  /** Removes the documents that are not live. */
  keep(isLive: (document: number) => boolean): void {
    let kept = 0;
    for (let at = 0; at < this.length; at += 1) {
      const entry = this.entries[at] as number;
      if (!isLive(documentOf(entry))) continue;
      this.entries[kept] = entry;
      kept += 1;
    }
    this.length = kept;
    if (kept < this.entries.length / 2) this.#resize(Math.max(1, kept));
  }

  #resize(capacity: number): void {
    const entries = new Uint32Array(capacity);
    entries.set(this.entries.subarray(0, this.length));
    this.entries = entries;
  }
}
