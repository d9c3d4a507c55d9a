import { open, type RootDatabase } from 'lmdb';
import { FileReserve, type FileStats, type Room } from './fileReserve';
import { takeDirectory } from './lock';

/**
 * `[collection, record]`; `[0, collection]` holds the description of a collection, and
 * `[-1, record]` what a session did last.
 */
export type Key = [number, number];

/** What a commit puts under a key; without bytes it removes the key. */
interface Write {
  readonly key: Key;
  readonly bytes?: Uint8Array;
}

/** A change in memory and what it writes to the file. */
export interface Change {
  readonly writes: readonly Write[];
  readonly apply: () => void;
  readonly undo: () => void;
}

/** The number of the collection that a change is about. */
export const collectionOf = ({ writes }: Change): number => {
  const [first = -1, record = -1] = writes[0]?.key ?? [];
  return first === 0 ? record : first;
};

export function undoAll(changes: readonly Change[]): void {
  for (let at = changes.length - 1; at >= 0; at--) changes[at]?.undo();
}

/**
 * The file behind the database: pending changes and one atomic commit. Every change comes with its
 * undo in memory, so that a failed commit leaves memory and disk equal.
 */
export class Storage {
  readonly #file: RootDatabase<Buffer, Key>;
  readonly #reserve: FileReserve;
  #pending: Change[] = [];
  #transaction: Change[] | undefined;
  readonly #release: () => void;

  /** @throws DirectoryInUseError when another one is open on the directory. */
  constructor(directory: string, isDurable = true) {
    // Before lmdb, whose own file of readers knows them by process id.
    this.#release = takeDirectory(directory);
    this.#file = open<Buffer, Key>({
      path: directory,
      noSubdir: false,
      encoding: 'binary',
      noSync: !isDurable,
    });
    this.#reserve = new FileReserve(directory);
  }

  /** Makes a change in memory, which the next commit writes, or the one of the transaction. */
  change(writes: readonly Write[], apply: () => void, undo: () => void): void {
    apply();
    (this.#transaction ?? this.#pending).push({ writes, apply, undo });
  }

  /** Gathers in `changes` what `run` changes, for a later `add`. */
  gather<T>(changes: Change[], run: () => T): T {
    this.#transaction = changes;
    try {
      return run();
    } finally {
      this.#transaction = undefined;
    }
  }

  /** Makes changes that were gathered part of the next commit. */
  add(changes: readonly Change[]): void {
    this.#pending = [...this.#pending, ...changes];
  }

  /** Writes everything pending in one transaction. @throws the disk's error, after undoing. */
  commit(): void {
    const changes = this.#pending;
    this.#pending = [];
    if (changes.length === 0) return;
    try {
      const writes = changes.flatMap((change) => change.writes);
      const sizes = writes.map(({ bytes }) => bytes?.length ?? 0);
      // A removal is still possible on a full disk, although its answer is stored.
      const isAddition = writes.some(({ key, bytes }) => key[0] >= 0 && bytes);
      this.transaction(
        (file) => {
          for (const { key, bytes } of writes) {
            if (bytes) file.putSync(key, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
            else file.removeSync(key);
          }
        },
        { sizes, isAddition },
      );
    } catch (error) {
      undoAll(changes);
      throw error;
    }
  }

  /** Runs a write transaction, if there is room for it. */
  transaction<T>(
    action: (file: RootDatabase<Buffer, Key>) => T,
    room: Room = { sizes: [0], isAddition: false },
  ): T {
    this.#reserve.ensure(this.#file.getStats() as FileStats, room);
    return this.#file.transactionSync(() => action(this.#file));
  }

  /** Resolves when everything committed so far is flushed to the disk. */
  async flushed(): Promise<void> {
    await this.#file.flushed;
  }

  *read(prefix: number): Generator<{ id: number; bytes: Buffer }> {
    const range = this.#file.getRange({ start: [prefix, 0], end: [prefix, Number.MAX_VALUE] });
    for (const { key, value } of range) yield { id: key[1], bytes: value };
  }

  async close(): Promise<void> {
    this.#reserve.close();
    await this.#file.close();
    this.#release();
  }
}
