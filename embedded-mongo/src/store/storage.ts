import { open, type RootDatabase } from 'lmdb';
import { FileReserve, type FileStats } from './fileReserve';
import { takeDirectory } from './lock';

/** `[collection, record]`; `[0, collection]` holds the description of a collection. */
export type Key = [number, number];

type Write = { key: Key; bytes: Uint8Array | undefined };

/**
 * The file behind the database: pending writes and one atomic commit. Every write comes with the
 * undo of its change in memory, so that a failed commit leaves memory and disk equal.
 */
export class Storage {
  readonly #file: RootDatabase<Buffer, Key>;
  readonly #reserve: FileReserve;
  #writes: Write[] = [];
  #undo: (() => void)[] = [];
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

  write(key: Key, bytes: Uint8Array | undefined, undo: () => void): void {
    this.#writes.push({ key, bytes });
    this.#undo.push(undo);
  }

  /** Removes a collection's records as part of the next commit. */
  writeAll(keys: Iterable<Key>, undo: () => void): void {
    for (const key of keys) this.#writes.push({ key, bytes: undefined });
    this.#undo.push(undo);
  }

  /** Writes everything pending in one transaction. @throws the disk's error, after undoing. */
  commit(): void {
    const [writes, undo] = [this.#writes, this.#undo];
    this.#writes = [];
    this.#undo = [];
    if (writes.length === 0) return;
    try {
      const sizes = writes.map(({ bytes }) => bytes?.length ?? 0);
      this.transaction((file) => {
        for (const { key, bytes } of writes) {
          if (bytes) file.putSync(key, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
          else file.removeSync(key);
        }
      }, sizes);
    } catch (error) {
      for (const step of undo.reverse()) step();
      throw error;
    }
  }

  /** Runs a write transaction. `sizes` are the bytes of each value; 0 for small ones and removals. */
  transaction<T>(action: (file: RootDatabase<Buffer, Key>) => T, sizes = [0]): T {
    this.#reserve.ensure(this.#file.getStats() as FileStats, sizes);
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
