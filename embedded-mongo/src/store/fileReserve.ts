import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The part of lmdb's statistics that bounds what a commit may write. */
export interface FileStats {
  readonly pageSize: number;
  readonly lastPageNumber: number;
  readonly treeDepth: number;
  readonly treeBranchPageCount: number;
  readonly treeLeafPageCount: number;
}

/** What a commit needs. */
export interface Room {
  /** Bytes of each value; 0 for a removal. */
  readonly sizes: readonly number[];
  /** Whether it adds or changes documents: then room for removals has to be left. */
  readonly isAddition: boolean;
}

const chunk = 1024 * 1024;
// Additions leave this much, so that removing documents still works on a full disk.
const forRemovals = 256 * 1024;

/**
 * Space at the end of lmdb's file that is allocated before a commit needs it. lmdb 3.5 corrupts the
 * heap when a page cannot be written, so a full disk has to show here, where it is an exception.
 */
export class FileReserve {
  readonly #fd: number;

  constructor(directory: string) {
    this.#fd = openSync(join(directory, 'data.mdb'), 'r+');
  }

  /** Makes room for a commit. @throws ENOSPC, EFBIG, EDQUOT, EIO. */
  ensure(stats: FileStats, { sizes, isAddition }: Room): void {
    const { pageSize, lastPageNumber, treeDepth } = stats;
    const values = sizes.reduce(
      (sum, size) => sum + (size > 0 ? Math.ceil(size / pageSize) + 1 : 0),
      0,
    );
    // Each operation copies at most its path in the tree, and no page twice; splits add as many.
    const tree = stats.treeBranchPageCount + stats.treeLeafPageCount + values + 4;
    const touched = Math.min(2 * (treeDepth + 1) * sizes.length, 2 * tree);
    // The list of free pages is rewritten as well.
    const pages = values + touched + 16 + Math.ceil((values + touched + sizes.length) / 100);
    const spare = isAddition ? forRemovals : 0;
    const needed = (lastPageNumber + 1 + pages) * pageSize + spare;
    const size = fstatSync(this.#fd).size;
    if (size < needed) this.#extend(size, needed);
  }

  /** Writes zeros, beyond every page that lmdb uses; some more than asked for, while there is room. */
  #extend(from: number, needed: number): void {
    const zeros = Buffer.alloc(chunk);
    let at = from;
    try {
      while (at < needed + chunk) at += writeSync(this.#fd, zeros, 0, chunk, at);
    } catch (error) {
      if (at < needed) throw error;
    }
  }

  close(): void {
    closeSync(this.#fd);
  }
}
