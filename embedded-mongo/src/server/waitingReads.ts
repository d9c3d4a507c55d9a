const quietMilliseconds = 5;
const longestMilliseconds = 50;

/**
 * Reads of others that wait while statements of the open transaction follow one another, so that its
 * changes are taken out of memory once for all of them. They wait 50 ms at most.
 */
export class WaitingReads {
  #reads: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #latest = 0;

  add(read: () => void): void {
    this.#reads.push(read);
    if (this.#reads.length > 1) return;
    this.#latest = Date.now() + longestMilliseconds;
    this.#timer = setTimeout(() => this.run(), quietMilliseconds);
  }

  /** After a statement of the transaction: its client may send another soon. */
  statementDone(): void {
    if (this.#reads.length === 0) return;
    if (Date.now() >= this.#latest) this.run();
    else this.#timer?.refresh();
  }

  run(): void {
    clearTimeout(this.#timer);
    const reads = this.#reads;
    this.#reads = [];
    for (const read of reads) read();
  }
}
