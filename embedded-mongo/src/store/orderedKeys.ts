const blockSize = 512;

/** A sorted list of distinct strings, cut into blocks so that a change moves few of them. */
export class OrderedKeys {
  #blocks: string[][] = [];

  constructor(keys: string[] = []) {
    keys.sort((a, b) => (a < b ? -1 : Number(a > b)));
    for (let i = 0; i < keys.length; i += blockSize)
      this.#blocks.push(keys.slice(i, i + blockSize));
  }

  add(key: string): void {
    const at = this.#blockOf(key);
    const block = this.#blocks[at];
    if (!block) {
      this.#blocks.push([key]);
      return;
    }
    const position = lowerBound(block, key);
    if (block[position] === key) return;
    block.splice(position, 0, key);
    if (block.length > 2 * blockSize) this.#blocks.splice(at + 1, 0, block.splice(blockSize));
  }

  remove(key: string): void {
    const at = this.#blockOf(key);
    const block = this.#blocks[at];
    if (!block) return;
    const position = lowerBound(block, key);
    if (block[position] !== key) return;
    block.splice(position, 1);
    if (block.length === 0) this.#blocks.splice(at, 1);
  }

  /** Keys with `low <= key < high`, ascending or descending. */
  *range(low: string, high: string, descending = false): Generator<string> {
    if (descending) {
      for (let b = this.#blockOf(high); b >= 0; b--) {
        const block = this.#blocks[b] ?? [];
        for (let i = lowerBound(block, high) - 1; i >= 0; i--) {
          const key = block[i] as string;
          if (key < low) return;
          yield key;
        }
      }
      return;
    }
    for (let b = this.#blockOf(low); b < this.#blocks.length; b++) {
      const block = this.#blocks[b] ?? [];
      for (let i = lowerBound(block, low); i < block.length; i++) {
        const key = block[i] as string;
        if (key >= high) return;
        yield key;
      }
    }
  }

  /** The last block whose first key is not above the key. */
  #blockOf(key: string): number {
    let low = 0;
    let high = this.#blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#blocks[middle]?.[0] as string) <= key) low = middle;
      else high = middle - 1;
    }
    return Math.max(low, 0);
  }
}

function lowerBound(block: string[], key: string): number {
  let low = 0;
  let high = block.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((block[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
